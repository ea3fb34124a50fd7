"""The words of Káosz Galaktika: complete, equal in both languages, and said for every case the rules know."""

import re
from functools import cache

import pytest

from app.games.kaosz.log_words import _FORMS, SAID_ELSEWHERE
from app.games.kaosz.words import Words, operation_words, price_words
from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, LOCALE, Texts, message_id
from rules import Chance, Event, Setup, answer_at_random, apply, events_for, new_game, view, waiting
from rules.core.questions import questions_of
from rules.kaosz import words as vocabulary
from rules.kaosz.faces import Price, calls_in
from rules.kaosz.legal import RULES
from rules.kaosz.library import faces, shipped_content
from tests.app.both_languages import (
    entries,
    problems_have_sentences,
    sentences_end,
    switches_are_explained,
)

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes", "Bernadett")
ROOT = LOCALE.parents[2]
SOURCES = sorted((ROOT / "rules" / "kaosz").rglob("*.py"))
FILES = ("kaosz", "kaosz/ask", "kaosz/effects", "kaosz/log", "kaosz/sets")
_UNWORDED = re.compile(r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  |<link:>|\{|\}|None")
# Moves, shuffles and windows belong to the core, which speaks in this game too.
CORE_KINDS = {"move", "turn", "shuffle", "show", "stacked", "negated", "unstacked"}


_END = re.compile(r"[.!?…](<[^<>]*>)*$")
_TWO_ENDS = re.compile(r"[.!?…](<[^<>]*>)*\.$")


@cache
def cards() -> dict:
    return faces(shipped_content()[0])


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(Texts(request.param), NAMES, cards())


# --- the files


def test_sentences_end_and_labels_do_not():
    sentences_end(FILES)


# --- everything the rules can say has words


def keys_asked() -> set[str]:
    """The last word of every question's prompt, which is what it is worded by."""
    return {question.key for question in questions_of("kaosz")}


# Questions that the core asks for the game: answers, the order of what was played.
BY_THE_CORE = ("reply", "arrange")


def test_every_question_in_the_rules_is_worded_with_its_rule():
    """UX-31."""
    keys = keys_asked()
    assert {"action", "target", "cost_way", "discard", "formation_split", "to", "heavy", "choose"} <= keys
    for language in LANGUAGES:
        texts = Texts(language)
        for key in sorted({*keys, *BY_THE_CORE}):
            name = message_id("prompt", "kaosz", key)
            assert texts.has(name) and texts(f"{name}-rule").endswith("."), key


def test_every_question_that_is_worded_is_asked():
    keys = {*keys_asked(), *BY_THE_CORE}
    plain = {re.sub(r"-(level-\d|quick)$", "", name) for name in entries("en", "kaosz/ask")}
    worded = {name for name in plain if name.startswith("prompt-") and not name.endswith("-rule")}
    assert {message_id("prompt", "kaosz", key) for key in keys} == worded


def test_every_reason_in_the_rules_is_worded():
    """Reasons are codes in `legal` and whole ids elsewhere; results and flows have ids of the same form."""
    ids = {f"kaosz.{code}" for code in RULES}
    for path in SOURCES:
        ids |= set(re.findall(r'Reason\(\s*"(kaosz\.[a-z_.]+)"', path.read_text("utf-8")))
        ids |= set(re.findall(r'"(kaosz\.why_[a-z_]+)"', path.read_text("utf-8")))
        said = re.findall(r'because\(\s*("[a-z_]+"(?: if [^"]+ else "[a-z_]+")?)', path.read_text("utf-8"))
        ids |= {f"kaosz.{name}" for one in said for name in re.findall(r'"([a-z_]+)"', one)}
    assert len(ids) > 75
    for language in LANGUAGES:
        texts = Texts(language)
        assert [one for one in sorted(ids) if not texts.has(message_id("reason", one))] == []


def test_every_result_in_the_rules_is_worded():
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    found = set(re.findall(r'(?:win|finish|judge)\(g, .*?"(kaosz\.[a-z_]+)"\)', source))
    assert len(found) >= 5
    for language in LANGUAGES:
        assert all(Texts(language)(message_id("result", one)).endswith(".") for one in found)


def test_every_event_in_the_rules_has_a_line_or_is_told_elsewhere():
    """UX-54."""
    found = set()
    for path in SOURCES:
        found |= set(re.findall(r'\.emit\(\s*"([a-z_]+)"', path.read_text("utf-8")))
    assert len(found) > 20
    assert found | CORE_KINDS == set(_FORMS) | SAID_ELSEWHERE
    assert {name for name in entries("en", "kaosz/log") if name.startswith("event-")} == {
        message_id("event", "kaosz", kind) for kind in _FORMS
    }


def test_every_word_of_the_game_is_named_and_explained(words):
    """UX-53."""
    for kind, subtypes in vocabulary.SUBTYPES.items():
        assert words.explained("type", kind) and words.word("type", kind)
        for subtype in subtypes:
            assert words.word("subtype", f"{kind}-{subtype}") and words.explained("subtype", f"{kind}-{subtype}")
    for area, names in (
        ("species", vocabulary.SPECIES),
        ("keyword", vocabulary.KEYWORDS),
        ("value", vocabulary.STATS),
        ("state", vocabulary.STATES),
        ("moment", vocabulary.PHASES),
    ):
        for name in names:
            assert words.word(area, name) and words.explained(area, name).endswith(".")
    for area, names in (
        ("clan", vocabulary.CLANS),
        ("rarity", vocabulary.RARITIES),
        ("until", vocabulary.UNTIL),
        ("phase", ("setup", *vocabulary.PHASES)),
        ("step", (*vocabulary.STEPS, "named", "unequip")),
        ("item", (*vocabulary.STACK_KINDS, "trigger")),
        ("side", ("attacker", "defender")),
    ):
        for name in names:
            assert words.word(area, name, card="x")
    for zone in ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin", "stack"):
        assert words.zone(zone) and words.explained("zone", zone).endswith(".")
    assert words.texts.missing == set()


def test_every_switch_and_value_is_explained_in_a_sentence():
    """UX-95."""
    switches_are_explained("kaosz")


def test_every_operation_and_price_has_a_few_words(words):
    """KG-D12: a choice between effects names them."""
    from rules.kaosz.effects.vocabulary import operation

    for verb in operation._functions:
        assert words.texts.has(message_id("kaosz-op", verb)), verb
    said = {
        operation_words(words, call)
        for face in cards().values()
        for effect in face.effects
        for mode in effect.modes
        for call in mode.do.ops
        if call is not None and list(calls_in(call))
    }
    assert len(said) > 30 and not any(_UNWORDED.search(one) for one in said)
    everything = Price(credits=2, turn="used", sacrifice="self", discard=1, mill_own=2, remove_development=3)
    assert not _UNWORDED.search(price_words(words, everything))
    assert words.texts.missing == set()


def test_every_problem_of_a_card_set_has_its_sentence():
    """UX-104."""
    problems_have_sentences("kaosz", "kaosz/sets", 11)


# --- random games


SETUPS = (
    ({"ruleset": "official"}, 2),
    ({"ruleset": "official"}, 3),
    ({"ruleset": "official", "combat": "simplified"}, 2),
    ({"ruleset": "quickstart", "qs_level": 1}, 2),
    ({"ruleset": "quickstart", "qs_level": 2}, 2),
    ({"ruleset": "quickstart", "qs_level": 3}, 2),
    ({"ruleset": "official"}, 4),
)
STEPS = 350


@cache
def played() -> tuple[tuple, ...]:
    """What the seats see, are asked and are told in random games: (view, decision, events)."""
    told: list[tuple] = []
    seen: set[str] = set()
    for seed, (options, seats) in enumerate(SETUPS):
        rng = Chance(seed)
        state = new_game("kaosz", Setup("kaosz", [{} for _ in range(seats)], dict(options)), seed)
        for step in range(STEPS):
            if not waiting(state):
                break
            decision = waiting(state, why=step % 5 == 0)[0]
            table = view(state, decision.seat)["table"]
            events = apply(state, answer_at_random(state, decision, rng))
            shapes = {_shape(event) for event in events}
            if not {decision.prompt, *shapes} <= seen or step % 10 == 0:
                after = view(state, decision.seat)["table"]
                told.append(
                    (
                        table,
                        decision,
                        after,
                        tuple(events_for(events, decision.seat)),
                        tuple(events_for(events, 1 - decision.seat if decision.seat < 2 else 0)),
                        tuple(events),
                    )
                )
            seen |= {decision.prompt, *shapes}
    return tuple(told)


def _shape(event: Event) -> str:
    """What makes two events of a kind different to a reader."""
    said = event.data
    return f"{event.kind} {sorted(said)} {said.get('why')} {said.get('to')} {said.get('what')}"


def test_every_question_option_and_reason_of_random_games_is_worded(words):
    """UX-31, UX-34, UX-19."""
    prompts = set()
    for table, decision, *_ in played():
        words.see(table)
        prompts.add(decision.prompt)
        said = [words.prompt(decision), words.rule(decision)]
        offered = getattr(decision, "options", ()) or getattr(decision, "items", ()) or getattr(decision, "slots", ())
        said += [words.label(decision, option) for option in offered]
        for option, reason in decision.blocked:
            said += [words.label(decision, option), words.reason(reason)]
        assert not any(_UNWORDED.search(one) or not one for one in said), [one for one in said if _UNWORDED.search(one)]
    assert len(prompts) >= 15
    assert words.texts.missing == set()


def test_every_event_of_random_games_is_a_whole_sentence_to_everybody(words):
    """UX-54, UX-56: also as others see it, where parts are hidden from them."""
    kinds = set()
    for _, _, after, *seats in played():
        words.see(after)
        for events in seats:
            for event in events:
                line = words.line(event)
                kinds |= {event.kind} if line else set()
                assert not _UNWORDED.search(line), line
                assert not line or event.kind == "phase" or _END.search(line), line
                assert not _TWO_ENDS.search(line), line
    assert len(kinds) >= 20
    assert words.texts.missing == set()


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_name_that_ends_with_a_mark_needs_no_full_stop_after_it(language):
    words = Words(Texts(language), NAMES[:2], cards())
    drawn = {"origin": "colony:0", "to": "hq:0", "seat": 0, "card": 4}
    for design, end in (("za_nope", "!"), ("rb_mammoth", "."), ("rb_crx", ".")):
        line = words.line(Event("move", {**drawn, "design": design}))
        assert re.sub("<[^<>]*>", "", line)[-2:].count(end) == 1 and _END.search(line), line


def test_several_cards_that_nobody_sees_are_told_in_one_sentence():
    """UX-54: "5 lap", whatever became of them."""
    words = Words(Texts("hu"), NAMES[:2], cards())
    milled = Event("move", {"origin": "colony:0", "to": "ruin:0", "seat": 0})
    assert words.line(milled, 5) == "Anna kolóniájából 5 lap a pusztulatba kerül."
    assert words.line(Event("holds_fire", {"seat": 0}), 5) == ""


def test_the_log_keeps_no_name_of_a_card_that_was_looked_at():
    """KG-9.14."""
    words = Words(Texts("en"), NAMES[:2], cards())
    looked = Event("show", {"cards": [4, 5], "designs": ["rb_crx", "rb_mammoth"], "to": [0]})
    assert words.line(looked) == "Anna looks at 2 hidden cards."
    shown = Event("show", {"cards": [4], "designs": ["rb_crx"], "to": [0, 1]})
    assert words.line(shown) == "Revealed to everyone: <link:4>CRX</link>."


# --- the rulebook


def test_the_rulebook_tells_every_rule_a_player_may_ask_about():
    """Sections 1 to 11 of the rules without gaps inside their groups, and our rulings."""
    have = open_book("kaosz", "en").rules()
    groups = {
        "1": ((1, 11),),
        "2": ((1, 16),),
        "3": ((1, 14), (20, 29), (40, 47), (50, 57), (60, 71), (80, 81), (90, 94)),
        "4": ((1, 4), (10, 16), (20, 21), (30, 30)),
        "5": ((1, 24), (30, 31), (33, 39)),
        "6": ((1, 25),),
        "7": ((1, 4), (10, 17), (20, 25), (30, 37), (40, 64)),
        "8": ((1, 7), (10, 18)),
        "9": ((1, 17),),
        "10": ((1, 8),),
        "11": ((1, 22), (30, 42), (50, 56), (60, 62), (70, 77)),
    }
    wanted = {
        ("KG", part, number) for part, spans in groups.items() for low, high in spans for number in range(low, high + 1)
    }
    wanted |= {("KG", f"A{number}", 0) for number in range(1, 56) if number != 43}  # of a card that is not in our set
    assert sorted(wanted - have) == []


def test_what_is_ours_is_marked():
    """Windows, bluffs of any kind and eliminations are our rulings; prices and the order of fire are printed rules."""
    book = open_book("kaosz", "en")
    for rule, ours in (
        ("KG-6.10", True),
        ("KG-A20", True),
        ("KG-11.36", True),
        ("KG-3.13", True),
        ("KG-8.7", True),
        ("KG-7.32", False),
        ("KG-5.15", False),
        ("KG-8.15", False),
        ("KG-10.1", False),
    ):
        assert book.blocks[book.place_of(rule)].ours is ours, rule


# --- what differs from table to table


def hangars(*ships):
    """A view with these ships in play: number, design and player of each."""
    players = [
        {"seat": seat, "cantina": [], "surface": [], "hq": 5, "trash": [], "ruin": 0,
         "hangar": [{"card": card, "design": design, "carries": []} for card, design, whose in ships if whose == seat]}
        for seat in range(2)
    ]  # fmt: skip
    return {"players": players}


def test_two_ships_of_the_same_name_are_told_apart(words):
    """UX-54: the first has no number as long as it is alone; a number stays when the other is gone."""
    words.see(hangars((3, "sh_dogfish", 0)))
    alone = words.card(3)
    words.see(hangars((3, "sh_dogfish", 0), (41, "sh_dogfish", 1), (7, "xe_brute", 1)))
    assert len({alone, words.card(3), words.card(41)}) == 3
    assert "1" in words.card(3) and "2" in words.card(41) and words.card(7) == words.design("xe_brute")
    words.see(hangars((41, "sh_dogfish", 1)))
    assert "2" in words.card(41)


def test_cards_of_the_same_name_in_hand_have_no_number(words):
    """A number given to a hidden card would be a leak."""
    table = hangars((3, "sh_dogfish", 0))
    table["players"][0]["hq"] = [{"card": 4, "design": "sh_dogfish"}]
    words.see(table)
    assert words.card(4) == words.card(3) == words.design("sh_dogfish")


def test_the_quick_start_game_speaks_of_its_own_rules(words):
    """KG-11.10, 11.19, 11.20: what the official game says about these things is not true there."""

    def told(level):
        words.level = level
        return [words.explained("zone", zone) for zone in ("colony", "hangar", "surface")]

    official, first, third = told(0), told(1), told(3)
    assert all(one != other for one, other in zip(official, first, strict=True))
    assert third[0] == first[0] and third[1:] == official[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_the_quick_start_game_has_a_common_one(language):
    texts = Texts(language)
    forms = [name for file in (*FILES, "kaosz/table") for name in entries(language, file)
             if re.search(r"^(prompt-)?kaosz-.*-(level-[123]|quick)$", name)]  # fmt: skip
    assert len(forms) > 10
    assert [name for name in forms if not texts.has(re.sub(r"-(level-\d|quick)$", "", name))] == []


def test_a_hidden_crew_goes_aboard_without_being_named_by_the_ship(words):
    """UX-54: it lies on the ship when the line is worded."""
    table = hangars((3, "sh_dogfish", 0))
    table["players"][0]["hangar"][0]["carries"] = [{"card": 9}]
    words.see(table)
    told = words.line(Event("move", {"card": 9, "origin": "cantina:0", "to": "on:3"}))
    assert told.count(words.design("sh_dogfish")[:-1]) == 1 and words.word("unknown", "card") in told.lower()
    assert re.sub("<[^>]*>", "", told)[0].isupper()
