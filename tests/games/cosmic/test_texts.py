"""The words of Cosmic Encounter: complete, equal in both languages, and said for every case the rules know."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from app.games.cosmic import option_words
from app.games.cosmic.log_words import FORMS
from app.games.cosmic.words import Words
from app.text.texts import LANGUAGES, Texts, message_id
from rules import Chance, Event, Reason, Setup, answer_at_random, apply, events_for, new_game, view, waiting
from rules.core.forms import Form
from rules.core.questions import Question
from rules.cosmic import questions
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, FLARE, TECHNOLOGY
from rules.cosmic.printed.words import CARD_TYPES, COLOURS, MOMENTS, PHASES, ROLES
from rules.cosmic.state import bargains
from tests.app.both_languages import (
    entries,
    problems_have_sentences,
    sentences_end,
    switches_are_explained,
)
from tests.games.cosmic.support import table as laid_out

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "2. játékos")
FOLDER = Path(option_words.__file__).parent
RULES = FOLDER.parents[2] / "rules" / "cosmic"
SOURCES = sorted(path for path in RULES.rglob("*.py") if path.parent.name != "ai")
FILES = (
    "cosmic",
    "cosmic/ask",
    "cosmic/deeds",
    "cosmic/hints",
    "cosmic/log",
    "cosmic/menu",
    "cosmic/sets",
    "cosmic/table",
    "cosmic/why",
)
CORE_KINDS = {"move", "shuffle", "show", "concede", "stacked", "negated", "unstacked"}  # told by the core in this game
_UNWORDED = re.compile(
    r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  | [.,!?]|[!.](</link>)?\.|<link:>|\{|\}|None|\(\)|[a-z]_[a-z]"
)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(Texts(request.param), NAMES, content_of([]))


def clean(line: str) -> str:
    return re.sub(r"</?link[^>]*>", "", line)


@cache
def position():
    """Red (Anna) has launched against blue (Béla); green (Csaba) is asked. Powers: Mirror, Sorcerer, Cudgel."""
    t = laid_out("red", "blue", "green", powers={"red": "mirror", "blue": "sorcerer", "green": "cudgel"})
    t.red.holds("attack_08", "flare_mirror")
    t.blue.holds("attack_20", "negotiate")
    t.begins("red", "blue").launches(2, at="blue 3")
    return t


def at(language: str, seat: int = 0) -> Words:
    """The words for a position in the middle of an encounter."""
    words = Words(Texts(language), NAMES[:3], content_of([]))
    words.see(view(position().state, seat)["table"])
    return words


# --- the files


def test_sentences_end_and_labels_do_not():
    sentences_end(tuple(file for file in FILES if file != "cosmic/menu"))


def test_every_switch_and_value_is_explained_in_a_sentence():
    """UX-95."""
    switches_are_explained("cosmic")


def test_every_problem_of_a_set_has_its_sentence():
    """UX-104."""
    problems_have_sentences("cosmic", "cosmic/sets", 9)


# --- everything the rules can say has words


REPLIES = {"prompt-cosmic-reply", "prompt-cosmic-answer"}  # windows are the core's questions
FIELDS = {
    "cosmic.alliance.answer": ("side", "ships"),
    "cosmic.deal.message": ("say", "cards", "open", "give", "want", "give_colony", "want_colony", "release"),
    "cosmic.carrying_out.cards": (*CARD_TYPES, bargains.CHOICE),
    "cosmic.infect.give_up": CARD_TYPES,
}


def test_every_question_in_the_rules_is_worded_with_its_rule_and_no_other():
    """UX-31."""
    asked = {one for one in vars(questions).values() if isinstance(one, Question)}
    assert {"cosmic.launch.planet", "cosmic.turn.new_hand", "cosmic.execute_any.ship", "cosmic.deal.message"} <= asked
    whole = {message_id("prompt", one) for one in asked} | REPLIES
    fields = {message_id("prompt", form, name) for form, names in FIELDS.items() for name in names}
    worded = {name for name in entries("en", "cosmic/ask") if name.startswith("prompt-")}
    assert sorted(whole - worded) == []
    assert sorted(worded - whole - {f"{one}-rule" for one in whole} - fields) == []
    assert {f"{one}-rule" for one in whole} | fields <= worded


def test_every_reason_in_the_rules_is_worded_and_no_other():
    ids = set()
    for path in SOURCES:
        ids |= set(re.findall(r'Reason\(\s*"(cosmic\.[a-z_]+)"', path.read_text("utf-8")))
    assert len(ids) >= 17
    worded = {name for name in entries("en", "cosmic/why") if name.startswith("reason-")}
    assert worded == {message_id("reason", one) for one in ids}


def test_every_hint_of_the_opponents_is_a_sentence_with_names_of_seats_and_cards(words):
    """UX-61."""
    words.see(at("hu").table)
    values = {"seat": 1, "card": position().red.card("attack_08"), "count": 2, "chance": 40}
    for name in entries("en", "cosmic/hints"):
        hint = words.reason(Reason(name.removeprefix("reason-").replace("-", "."), values))
        assert hint.endswith(".") and not _UNWORDED.search(hint), name
    assert words.texts.missing == set()


def test_every_result_in_the_rules_is_worded():
    source = (RULES / "flows" / "ending.py").read_text("utf-8")
    found = set(re.findall(r'"(cosmic\.[a-z]+)"', source))
    worded = {name for name in entries("en", "cosmic/why") if name.startswith("result-")}
    assert worded == {message_id("result", one) for one in found}


def test_every_event_in_the_rules_has_a_line():
    """UX-54."""
    found = set()
    for path in SOURCES:
        found |= set(re.findall(r'\.emit\(\s*"([a-z_]+)"', path.read_text("utf-8")))
    assert found | CORE_KINDS == set(FORMS)
    silent = {"encounter_end", "played", "unstacked"}  # told by other lines
    assert {name for name in entries("en", "cosmic/log") if name.startswith("event-")} == {
        message_id("event", "cosmic", kind) for kind in set(FORMS) - silent
    }


def test_whatever_a_piece_does_is_said_in_a_few_words(words):
    """UX-34: every use of every sheet, flare side, artifact and technology, also in games saved earlier; no other."""
    content = content_of([])
    said = {message_id("cosmic-do", verb) for verb in ("annihilate", "claim_compensation")}  # aliens.of_older_games
    texts = [one.text for kind in (ALIEN, ARTIFACT, TECHNOLOGY) for one in content.table(kind).values()]
    texts += [side for flare in content.table(FLARE).values() for side in (flare.wild, flare.super)]
    for text in texts:
        for use in text.uses:
            said.add(message_id("cosmic-do", str(use.do.args.get("effect") or use.do.verb)))
            assert words.deed(use)[:1] != "["
    assert said == set(entries("en", "cosmic/deeds"))


def test_every_word_of_the_rules_is_named(words):
    """UX-53."""
    for area, names in (
        ("phase", (*PHASES, "all")),
        ("role", ROLES),
        ("type", CARD_TYPES),
        ("colour", COLOURS),
        ("level", ("green", "yellow", "red")),
        ("spec", bargains.SPECS),
        ("side", ("wild", "super")),
        ("place", ("gate", "beside", "warp", "out")),
    ):
        assert all(words.word(area, name) for name in names)
    assert all(words.explained("phase", phase).endswith(".") for phase in PHASES)
    for moment in MOMENTS:
        assert not _UNWORDED.search(words.word("moment", moment, offense="Anna", planet="X", who="Béla", what="Y"))
    for name in content_of([]):
        assert not _UNWORDED.search(words.piece(name)) and words.piece(name), name
    assert words.texts.missing == set()


# Where the reason stands among the arguments, by what is called.
CAUSED = {"lose": 2, "lose_some": 2, "retrieve": 2, "draw_new_hand": 1, "draw": 3, "add_to_total": 3}


@cache
def causes_in_the_rules() -> set[str]:
    """Words given as the reason of a loss, a draw, a retrieval; names of a module stand for what it says."""
    found = set()
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        constants = {
            node.targets[0].id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            name = getattr(getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", ""))
            place = CAUSED.get(name, 99)
            if not isinstance(node, ast.Call):
                continue
            named = [word.value for word in node.keywords if word.arg == "cause"]
            for said in (*named, *node.args[place : place + 1]):
                value = said.value if isinstance(said, ast.Constant) else constants.get(getattr(said, "id", ""))
                found |= {value} if isinstance(value, str) else set()
    return found


def test_every_cause_in_the_rules_has_a_name(words):
    causes = causes_in_the_rules()
    assert {"kamikaze", "no_deal", "bluff", "plague", "hoard", "reinforcement"} <= causes
    for cause in causes - {"encounter", "regroup"}:
        assert words.cause(cause) and not _UNWORDED.search(words.cause(cause)), cause
    assert words.texts.missing == set()


# --- random games

SETUPS = (
    (3, {"hidden_powers": "on", "technology": "on", "filch_flare": "classic"}),
    (4, {"four_planets": "on", "changing_powers": "on", "flares": "free", "deal_clock": "off"}),
    (5, {"choice": "free"}),
)
STEPS = 110


@cache
def played() -> tuple[list, list]:
    """What the seats see, are asked and are told at the beginning of random games; of alike things one."""
    asked, told, seen = [], [], set()
    for seed, (seats, options) in enumerate(SETUPS):
        rng = Chance(seed)
        state = new_game("cosmic", Setup("cosmic", [{} for _ in range(seats)], options), seed)
        for _ in range(STEPS):
            if not waiting(state):
                break
            decision = waiting(state)[0]
            shape = f"{decision.prompt} {decision.source} {_verbs(decision)}"
            if shape not in seen:
                asked.append((view(state, decision.seat)["table"], waiting(state, why=True)[0]))
            events = apply(state, answer_at_random(state, decision, rng))
            shapes = {_shape(event) for event in events}
            if not shapes <= seen:
                viewer = (decision.seat, (decision.seat + 1) % seats, None)
                told += [(view(state, seat)["table"], tuple(events_for(events, seat))) for seat in viewer]
            seen |= {shape, *shapes}
    return asked, told


def _offered(decision) -> list:
    return [*getattr(decision, "options", ()), *getattr(decision, "items", ())]


def _verbs(decision) -> list[str]:
    return sorted(
        {str(o[0]) if isinstance(o, tuple) else str(o) if isinstance(o, str) else "" for o in _offered(decision)}
    )


def _shape(event: Event) -> str:
    """What makes two events of a kind different to a reader."""
    said = event.data
    parts = (said.get(name) for name in ("why", "name", "outcome", "side", "source"))
    way = f"{str(said.get('origin'))[:4]} {str(said.get('to'))[:4]}"
    return f"{event.kind} {sorted(said)} {way} {[str(part)[:8] for part in parts]}"


def all_words(words: Words, decision) -> list[str]:
    """Everything that is said about a question."""
    said = [words.prompt(decision)]
    if isinstance(decision, Form):
        for _, one in decision.fields:
            said += all_words(words, one)
        return said
    said += [words.label(decision, option) for option in _offered(decision)]
    slots = getattr(decision, "slots", ())
    said += [words.slot(decision, slot[0] if isinstance(slot, tuple) else slot) for slot in slots]
    for option, reason in decision.blocked:
        said += [words.label(decision, option), words.reason(reason)]
    return said


def test_every_question_option_and_reason_of_random_games_is_worded(words):
    """UX-31, UX-34, UX-19."""
    prompts = set()
    for seen, decision in played()[0]:
        words.see(seen)
        prompts.add(decision.prompt)
        said = [words.rule(decision), *all_words(words, decision)]
        assert not [one for one in said if _UNWORDED.search(one) or not one], decision.prompt
    assert len(prompts) >= 15
    assert words.texts.missing == set()


def test_every_event_of_random_games_is_a_whole_sentence_to_everybody(words):
    """UX-54, UX-56: also as others see it, where parts are hidden from them."""
    kinds = set()
    for seen, events in played()[1]:
        words.see(seen)
        for event in events:
            line = words.line(event)
            kinds |= {event.kind} if line else set()
            assert not _UNWORDED.search(line), line
            assert not line or event.kind == "phase" or clean(line).endswith((".", "!", "!”")), line
    assert len(kinds) >= 18
    assert words.texts.missing == set()
