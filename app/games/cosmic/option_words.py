"""The options of Cosmic Encounter as "verb + object" (UX-34).

What is chosen in a window names a piece, what it does and at what it is aimed. The other questions have words of
their own: `option-cosmic-<question>-<word>`; `PARTS` says what stands behind the word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.text.speech import signed
from app.text.texts import message_id
from rules.core.decisions import PASS, Option
from rules.core.windows import REPLY_QUESTIONS
from rules.cosmic import questions
from rules.cosmic.printed.kinds import Flare, Use
from rules.cosmic.printed.words import ANNOUNCEMENTS

if TYPE_CHECKING:
    from app.games.cosmic.words import Values, Words
    from rules.core.decisions import Decision

# What the numbers of a question mean; cards where nothing is said.
SEATS = questions.WHICH_PLAYERS | {questions.DRAG_ALONG_WHOM, questions.LAY_MINES}
PLANETS = frozenset((
    questions.AIM_GATE, questions.RAISE_CITADEL_PLANET,
    f"{questions.DEAL_MESSAGE}.give_colony", f"{questions.DEAL_MESSAGE}.want_colony",
))  # fmt: skip
PLACES = frozenset(("gate", "beside", "warp", "out"))
WINDOW_VERBS = frozenset(("power", "play", "tech", "flip", "accuse", "reinforce"))
# What follows the word of an option, by question.
PARTS: Mapping[str, Mapping[str, Sequence[str]]] = {
    questions.CHOOSE_DEFENSE: {
        "against": ("seat",), "redraw": (), "drive_out": ("from", "seat"), "resettle": ("planet",),
    },
    questions.TECH_ACTION: {"research": ("card", "from"), "complete": ("card",)},
    questions.BLUFF_CLAIM: {"show": (), "claim": ("claim",)},
    questions.DRAW_THREE_USE: {"none": (), "replace": ("card",), "add": ("card",)},
    questions.FETCH: {"": ("card", "seat"), "stop": ()},
    questions.CALL_UP_ATTACK_RESERVE: {"": ("card", "side")},
    questions.MOUNT_CANNON: {"": ("planet", "neighbour")},
    questions.MOVE_CANNON: {"": ("planet", "neighbour")},
    questions.FILL_UP_SOURCE: {"deck": (), "hand": ("seat",)},
}  # fmt: skip
# What a deed is aimed at, if it is aimed: players where nothing is said.
AT_PLANETS = frozenset((
    questions.AIM_GATE, questions.RAISE_CITADEL_PLANET,
    f"{questions.DEAL_MESSAGE}.give_colony", f"{questions.DEAL_MESSAGE}.want_colony",
))  # fmt: skip
AT_CARDS = frozenset(("filch",))
BY_NUMBER = frozenset(("trim_total",))


def label(words: Words, decision: Decision, option: Option) -> str:
    """See the module."""
    if decision.prompt in REPLY_QUESTIONS or (isinstance(option, tuple) and option[0] in WINDOW_VERBS):
        return _reply(words, decision, option)
    if option == PASS and decision.prompt not in PARTS:
        return words.texts("option-cosmic-pass")
    if isinstance(option, tuple):
        return _tuple(words, decision, option)
    if isinstance(option, int):
        return _number(words, decision.prompt, option)
    if decision.prompt in questions.ALIENS:
        return words.piece(option)
    kind = option.partition(":")[0]
    if kind in ("planet", "tech") or option in PLACES:
        return words.place(option)
    return words.texts(message_id("option", decision.prompt, kind), **_around(words, decision))


def slot(words: Words, decision: Decision, slot: Any) -> str:
    """What is counted in a group."""
    if isinstance(slot, int):
        return _number(words, decision.prompt, slot)
    kind = str(slot).partition(":")[0]
    if kind in ("planet", "tech") or slot in PLACES:
        return words.place(slot)
    if str(slot).startswith("seat_"):
        return words.seat(int(str(slot)[5:]))
    return words.word("spec", str(slot))


def _number(words: Words, prompt: str, number: int) -> str:
    if prompt in SEATS:
        return words.seat(number)
    if prompt in PLANETS:
        return words.planet(number)
    design = words.design(number)
    if prompt in questions.ALIENS and design is not None:
        return words.piece(words.content[design].alien)
    return words.card(number)


def _around(words: Words, decision: Decision) -> Values:
    """Who meets whom, and which alien was drawn."""
    offense, defense = words.mains()
    values: Values = {"offense": words.seat_if_any(offense), "defense": words.seat_if_any(defense)}
    if isinstance(decision.source, tuple) and decision.source[0] == "alien":
        values["alien"] = words.piece(decision.source[1])
    return values


def _tuple(words: Words, decision: Decision, option: Sequence[Any]) -> str:
    shapes = PARTS[decision.prompt]
    word, parts = (option[0], option[1:]) if option[0] in shapes else ("", option)
    values: Values = {}
    for name, part in zip(shapes[word], parts, strict=False):
        values[name] = _part(words, name, part, parts)
    message = message_id("option", decision.prompt, *([word] if word else []))
    return words.texts(message, **values)


def _part(words: Words, name: str, part: Any, parts: Sequence[Any]) -> str:
    if name == "seat":
        return words.seat(part)
    if name == "card":
        return words.card(part)
    if name in ("planet", "neighbour"):
        return words.planet(part)
    if name == "from":
        return words.place(part if isinstance(part, str) else f"planet:{part}", "rol")
    return side(words, part) if name == "side" else words.face(parts[0], parts[1])


def side(words: Words, slot: int) -> str:
    """The main player of a side."""
    return words.seat(words.mains()[slot])


# --- windows


def _reply(words: Words, decision: Decision, option: Option) -> str:
    if option == PASS:
        answer = decision.source in ANNOUNCEMENTS
        return words.texts("option-cosmic-pass.answer" if answer else "option-cosmic-pass")
    verb, number, *rest = option
    if verb == "accuse":
        return words.texts("option-cosmic-accuse", seat=words.seat(number))
    if verb == "flip":
        return words.texts("option-cosmic-flip", alien=words.sheet(number))
    if verb == "reinforce":
        return words.texts("option-cosmic-reinforce", card=words.card(number), side=side(words, rest[0]))
    source = _source(words, decision.seat, verb, number)
    piece = words.source(source)
    if not rest:
        return words.texts("option-cosmic-play" if verb == "play" else "option-cosmic-play.tech", piece=piece)
    text = words.text_of(source)
    assert text is not None, option
    use, aim = text.uses[rest[0]], rest[1:]
    if verb == "play":
        piece = words.card(number)  # which side of a flare it is, the deed says
    values: Values = {"piece": piece, "deed": words.deed(use)}
    if not aim:
        return words.texts("option-cosmic-use", **values)
    return words.texts("option-cosmic-aim", **values, aim=aimed(words, source, use, aim))


def _source(words: Words, seat: int, verb: str, number: int) -> list[Any]:
    """The piece of a reply as the rules name it."""
    if verb != "play":
        return ["sheet" if verb == "power" else "tech", number]
    design = words.design(number)
    is_flare = design is not None and isinstance(words.content[design], Flare)
    return ["card", number, words.flare_side(seat, str(design)) if is_flare else ""]


def aimed(words: Words, source: Sequence[Any], use: Use, aim: Sequence[Any], design: str | None = None) -> str:
    """At what a piece is aimed: players, planets, cards, or a word."""
    verb = _deed(words, source, use, design)
    said = []
    for part in aim:
        if isinstance(part, str):
            said.append(_word(words, part, aim))
        elif verb in AT_PLANETS:
            said.append(words.planet(part))
        elif verb in BY_NUMBER:
            said.append(signed(part, plus=True))
        else:
            said.append(words.card(part) if verb in AT_CARDS else words.seat(part))
    return ", ".join(one for one in said if one)


def _deed(words: Words, source: Sequence[Any], use: Use, design: str | None) -> str:
    """What is done; a flare that uses its alien's power does what that does."""
    if use.do.verb != "use_power":
        return use.do.verb
    known = design or words.design(int(source[1]))
    assert known is not None
    power = words.content[words.content[known].alien].text
    verb: str = power.uses[use.do.args["power"]].do.verb
    return verb


def aimed_by(words: Words, seat: int, option: Sequence[Any]) -> str:
    """The deed that a reply with an aim means."""
    verb, number, entry = option[:3]
    source = _source(words, seat, verb, number)
    text = words.text_of(source)
    assert text is not None, option
    return _deed(words, source, text.uses[entry], None)


def _word(words: Words, part: str, aim: Sequence[Any]) -> str:
    if ":" in part:
        return ""  # told together with the word before it
    to = words.place(str(aim[1]), "ra") if part == "ship" and len(aim) > 1 else ""
    return words.word("aim", part, to=to)
