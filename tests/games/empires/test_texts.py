"""The words of Űrbirodalmak: complete, equal in both languages, and said for every case the rules know.

Every test names what is missing: the message that a prompt, an answer, a reason, an event, a switch, a unit or a
technology of the rules lacks. Any file of `app/games/empires/locale` may hold it, in both languages.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from app.games.empires import log_words, option_words
from app.games.empires.words import Words
from app.text.texts import LANGUAGES, Texts, message_id
from rules import Chance, Event, Reason, Setup, answer_at_random, apply, clone, events_for, new_game, view, waiting
from rules.core.decisions import One
from rules.core.forms import Form
from rules.core.questions import QUESTIONS
from rules.empires import questions
from rules.empires.ai.why import why
from rules.empires.flows import orders
from rules.empires.game import GAME, content_of
from rules.empires.map import routes
from rules.empires.printed.constants import PHASES
from rules.empires.printed.facts import facts_of
from rules.empires.printed.kinds import MARKERS, TECHNOLOGY, TROOP, UNIT
from tests.app.both_languages import entries, problems_have_sentences, sentences_end, switches_are_explained
from tests.games.empires.support import galaxy

NAMES = ("Anna", "Béla", "Csaba", "2. játékos")
FOLDER = Path(option_words.__file__).parent
FILES = tuple(f"empires/{path.stem}" for path in sorted((FOLDER / "locale" / "en").glob("*.ftl")))
RULES = FOLDER.parents[2] / "rules" / "empires"
SOURCES = sorted(path for path in RULES.rglob("*.py") if path.parent.name != "ai")
ASKING = {"pick", "some", "amount", "ask", "question", "split", "form", "order"}
_UNWORDED = re.compile(
    r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  | [.,!?]|[!.](</link>)?\.|<link:>|\{|\}|None|\(\)|[a-z]_[a-z]"
)


@cache
def tables(seats: int = 2):
    return facts_of(content_of([]), Setup("empires", [{} for _ in range(seats)]))


def words_of(state, language, seat=0):
    made = Words(Texts(language), NAMES, facts_of(state.content, state.setup))
    made.see(view(state, seat)["table"])
    return made


def worded() -> set[str]:
    return {name for file in FILES for name in entries("en", file)}


def no_more(found, what: str) -> None:
    """Fails with the names of everything that was found."""
    assert not found, f"{what}: {', '.join(sorted(found))}"


def clean(line: str) -> str:
    return re.sub(r"</?link[^>]*>", "", line)


# --- the files


def test_sentences_end_and_labels_do_not():
    sentences_end(tuple(file for file in FILES if file != "empires/menu"))


def test_a_machine_is_called_by_its_name_and_a_single_unit_has_its_article():
    """UX-88: "moves 1 Doomsday Machine 3" was read as one of three."""
    moved = Event("moved", {"seat": 3, "hex": 5, "origin": 4, "unit": "machine_3", "count": 1, "up": True})
    built = Event("moved", {"seat": 0, "hex": 5, "origin": 4, "unit": "pipeline", "count": 1, "up": True})
    english, hungarian = (Words(Texts(language), NAMES, tables()) for language in ("en", "hu"))
    assert clean(english.line(moved)) == "Doomsday Machine 3 moves from C5 to C6."
    assert clean(hungarian.line(moved)) == "A 3. szintű ítéletnapgép: C5 › C6."
    assert clean(english.line(built)) == "Anna moves an MS Pipeline from C5 to C6."
    ship = Event("moved", {**built.data, "unit": "colony_ship"})
    assert clean(english.line(ship)) == "Anna moves a Colony Ship from C5 to C6."


def test_what_nobody_plays_is_not_owned_by_itself():
    """UX-88: "the Doomsday Machine’s Doomsday Machine 1" was offered as a target, and counted among the losses."""
    machine = {"line": 1, "seat": 3, "unit": "machine_1", "count": 1}
    scouts = {"line": 2, "seat": 0, "unit": "scout", "count": 2}
    lost = [{"seat": 3, "what": "machine_1", "count": 1}, {"seat": 0, "what": "scout", "count": 2}]
    over = Event("battle_over", {"hex": 5, "attacker": 0, "defender": 3, "sides": [[0], [3]], "how": "won",
                                 "losses": lost, "dice": []})  # fmt: skip
    english, hungarian = (Words(Texts(language), NAMES, tables()) for language in ("en", "hu"))
    for words in (english, hungarian):
        words.see({"battle": {"lines": [machine, scouts]}})
    assert [english.line_of(1), hungarian.line_of(1)] == ["Doomsday Machine 1", "1. szintű ítéletnapgép"]
    assert [english.line_of(2), hungarian.line_of(2)] == ["Anna’s 2 Scouts", "2 felderítő (Anna)"]
    assert "Losses: Anna – 2 Scouts; Doomsday Machine 1." in english.line(over)
    assert "Veszteség: Anna – 2 felderítő; 1. szintű ítéletnapgép." in hungarian.line(over)


def test_whoever_has_no_name_takes_the_article():
    """The aliens' fleet begins a sentence with a capital, and stands within one with a small letter."""
    fought = Event("battle", {"hex": 5, "attacker": 0, "defender": 2, "sides": [[0], [2]]})
    moved = Event("moved", {"seat": 2, "hex": 5, "origin": 4, "unit": "alien_b", "count": 1, "up": True})
    english, hungarian = (Words(Texts(language), NAMES, tables()) for language in ("en", "hu"))
    assert clean(english.line(moved)).startswith("The alien fleet moves")
    assert clean(english.line(fought)).endswith("Anna attacks the alien fleet.")
    assert clean(hungarian.line(moved)).startswith("Az idegen flotta: ")


def test_screening_is_no_cloaking():
    """EC-09: the rulebook calls screening "harci álcázás"; here it is fedezés, and álcázás is cloaking alone."""
    hungarian = Texts("hu")
    screening = [hungarian("field-empires-round-screen-units"), hungarian("prompt-empires-round-screen-rule")]
    assert all("fedez" in text.lower() and "álc" not in text for text in screening)
    assert "álc" in hungarian("prompt-empires-declaration-cloak-rule")


# --- everything the rules can say has words


def prompts_asked() -> set[str]:
    return {prompt for prompt in QUESTIONS if prompt.startswith("empires.")}


def test_every_question_in_the_rules_is_worded_with_its_rule_and_no_other():
    """UX-31."""
    asked = prompts_asked()
    assert {"empires.movement.order", "empires.round.fire", "empires.economy.sheet", "empires.lost.foe"} <= asked
    wanted = {message_id("prompt", one) for one in asked}
    wanted |= {f"{one}-rule" for one in wanted}
    have = {name for name in worded() if name.startswith("prompt-")}
    no_more(wanted - have, "questions without words")
    no_more(have - wanted, "words of questions that nobody asks")


def test_to_choose_none_of_several_things_is_worded_as_what_it_is():
    """UX-34: wherever the rules allow it."""
    asked = {
        getattr(questions, name).removeprefix("empires.")
        for path in SOURCES
        for name in re.findall(r"f\.some\((\w+)(?![^\n]*low=)", path.read_text("utf-8"))
    }
    assert len(asked) > 4
    wanted, have = (
        {message_id("empires-confirm", one) for one in asked},
        {n for n in worded() if n.startswith("empires-confirm-")},
    )
    no_more(wanted - have, "questions without words for none")
    no_more(have - wanted, "words for questions that there are not")


def test_every_order_of_a_group_is_worded():
    """UX-34."""
    no_more({message_id("option-empires", verb) for verb in orders.verbs()} - worded(), "orders without words")


def reasons_given() -> set[str]:
    ids = {f"empires.{key}" for key in routes.RULES}
    for path in SOURCES:
        ids |= set(re.findall(r'(?:Reason|refuse)\(\s*"(empires\.[a-z_.]+)"', path.read_text("utf-8")))
    return ids


def test_every_reason_in_the_rules_is_worded_and_no_other():
    wanted = {message_id("reason", one) for one in reasons_given()}
    have = {name for name in worded() if name.startswith("reason-") and not name.startswith("reason-empires-hint-")}
    no_more(wanted - have, "reasons without words")
    no_more(have - wanted, "words of reasons that nobody gives")


def test_every_result_in_the_rules_is_worded():
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    found = set(re.findall(r'(?:_finish|win_alone|lose_alone)\([^")]*(?:\[[^]]*\][^")]*)*"(empires\.[a-z_]+)"', source))
    found |= set(re.findall(r'reason: str = "(empires\.[a-z_]+)"', source))
    assert len(found) >= 6
    no_more({message_id("result", one) for one in found} - worded(), "results without words")


def test_every_event_in_the_rules_has_a_line():
    """UX-54."""
    found = {"concede"}
    for path in SOURCES:
        found |= set(re.findall(r'(?:\.emit\(|_tell_owner\(g, )\s*"([a-z_]+)"', path.read_text("utf-8")))
    silent = {"cycle", "standing"}  # a heading; what only its owner wrote
    wanted = {message_id("event-empires", kind) for kind in found - silent}
    have = {name for name in worded() if name.startswith("event-")}
    no_more(wanted - have, "events without a line")
    no_more(have - wanted, "lines of events that there are not")
    no_more(set(log_words.FORMS) - found, "forms of events that there are not")


def test_every_cause_of_a_number_is_named():
    """UI-9: "why 5?"."""
    causes = set()
    for path in SOURCES:
        causes |= set(re.findall(r'@rule\("[a-z_]+", "([a-z_]+)"', path.read_text("utf-8")))
    assert len(causes) > 12
    missing = {message_id("empires-cause", cause) for cause in causes} - worded()
    no_more(missing, "not worded")


def test_every_word_of_the_game_is_named_and_explained():
    """UX-53."""
    content = content_of([])
    wanted = {f"empires-phase-{phase}" for phase in PHASES} | {f"empires-phase-{phase}-help" for phase in PHASES}
    wanted |= {message_id("empires-marker", kind, "help") for kind in MARKERS}
    for unit in content.table(UNIT).values():
        wanted |= {message_id("empires-unit", unit.id), message_id("empires-unit", unit.id, "help")}
    for troop in content.table(TROOP).values():
        wanted |= {message_id("empires-troop", troop.id), message_id("empires-troop", troop.id, "help")}
    wanted |= {message_id("empires-technology", one.id, "help") for one in content.table(TECHNOLOGY).values()}
    no_more(wanted - worded(), "not worded")


def test_every_switch_and_value_is_explained_in_a_sentence():
    """UX-95."""
    lacking = [
        message_id("variant-empires", variant.id)
        for variant in GAME.variants
        if message_id("variant-empires", variant.id) not in worded()
    ]
    no_more(lacking, "switches without words")
    switches_are_explained("empires")


def test_every_problem_of_a_card_set_has_its_sentence():
    """UX-104."""
    problems_have_sentences("empires", "empires/sets", 8)


# --- random games


SETTINGS = (
    (2, {}),
    (2, {"map": "small", "slingshot": "on", "warp_points": "on", "research": "unpredictable"}),
    (2, {"map": "small", "quick_start": "on", "research": "geared", "machines": 2}),
    (3, {"three": "quick_conquest"}),
    (4, {"four": "brother_teams"}),
    (1, {"solo": "amoebas", "difficulty": "good_luck"}),
    (2, {"map": "small", "quick_start": "on", "ground": "on", "centres": "on", "flagship": "on", "homeworld": 20}),
    (2, {"map": "small", "quick_start": "on", "boarding": "on", "experience": "on", "titans": "on", "reaction": "on"}),
    (2, {"map": "large", "quick_start": "on", "ground": "on", "gates": "on", "alien_cards": "on"}),
    (2, {"map": "small", "quick_start": "on", "unique_ships": "on", "head_start": "on"}),
    (1, {"solo": "machines_small", "difficulty": "good_luck"}),
    (1, {"solo": "rivals_1", "difficulty": "good_luck"}),
)
MOST = 500  # answers of a game


@cache
def played(number: int) -> tuple[list, list, list]:
    """What the seats see, are asked and are told in a random game: each shape of a question and an event once."""
    seats, options = SETTINGS[number]
    setup = Setup("empires", [{} for _ in range(seats)], {"phases": 12, **options})
    state, rng = new_game("empires", setup, number), Chance(number + 3)
    asked, told, advised, seen = [], [], [], set()
    for _ in range(MOST):
        if not waiting(state):
            break
        decision = rng.choice(waiting(state))
        shape = f"{decision.prompt} {_verbs(decision)}"
        if shape not in seen:
            why = next(one for one in waiting(state, why=True) if one.seat == decision.seat)
            asked.append((state.setup, state.content, view(state, decision.seat)["table"], why))
        answer = answer_at_random(state, decision, rng)
        if shape not in seen or len(advised) % 7 == 0:
            advised.append((clone(state), decision, answer.value))
        events = apply(state, answer)
        shapes = {_shape(event) for event in events}
        if not shapes <= seen:
            viewer = (*range(seats), None)
            told.append((state.setup, state.content, [(seat, events_for(events, seat)) for seat in viewer]))
        seen |= {shape, *shapes}
    return asked, told, advised


def _verbs(decision) -> list[str]:
    offered = _offered(decision)
    return sorted(
        {
            option if isinstance(option, str) else str(option[0]) if isinstance(option, tuple) else ""
            for option in offered
        }
    )


def _offered(decision) -> tuple:
    if isinstance(decision, Form):
        return ()
    return getattr(decision, "options", ()) or getattr(decision, "items", ()) or getattr(decision, "slots", ())


def _shape(event: Event) -> str:
    """What makes two events of a kind different to a reader."""
    said = event.data
    return f"{event.kind} {said.get('why')} {said.get('how')} {said.get('up')} {said.get('phase')} {said.get('hit')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_question_option_and_reason_of_random_games_is_worded(number, language):
    """UX-31, UX-34, UX-19."""
    texts = Texts(language)
    for setup, content, table, decision in played(number)[0]:
        words = Words(texts, NAMES, facts_of(content, setup))
        words.see(table)
        said = [words.prompt(decision), words.rule(decision)]
        fields = [(field, decision) for _, field in decision.fields] if isinstance(decision, Form) else []
        for field, _ in fields:
            assert not _parts(field) or field.prompt in option_words.BARE, f"{field.prompt}: what are its parts?"
            named = words.label if isinstance(field, One) else words.slot
            said += [words.field(field), *(named(field, part) for part in _parts(field))]
        said += [words.label(decision, option) for option in _offered(decision) if not fields]
        for option, reason in decision.blocked:
            said += [words.label(decision, option), words.reason(reason)]
        wrong = [one for one in said if not one or _UNWORDED.search(one)]
        assert wrong == [], f"{decision.prompt}: {wrong}"
    assert texts.missing == set()


def _parts(field) -> list:
    """What a field of a form counts or offers, without the spans of numbers."""
    return [part[0] if isinstance(part, tuple) and len(part) == 3 else part for part in _offered(field)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_event_of_random_games_is_a_whole_sentence_to_everybody(number, language):
    """UX-54, UX-56: also as others see it, where parts are hidden from them."""
    texts = Texts(language)
    for setup, content, viewer in played(number)[1]:
        words = Words(texts, NAMES, facts_of(content, setup))
        for seat, events in viewer:
            for event in events:
                line = words.line(event)
                assert not _UNWORDED.search(line), f"{event} to {seat}: {line}"
                assert not line or clean(line).endswith((".", "!")), f"{event} to {seat}: {line}"
    assert texts.missing == set()


def test_every_hint_of_the_opponents_is_worded_and_no_other():
    """UX-61: the names stand in the source of the reasons."""
    source = (RULES / "ai" / "why.py").read_text("utf-8")
    have = {name.removeprefix("reason-empires-hint-") for name in worded() if name.startswith("reason-empires-hint-")}
    given = {name.replace("_", "-") for name in re.findall(r'"([a-z_]+)"', source)}
    no_more(have - given, "hints that nobody gives")
    texts = {language: Texts(language) for language in LANGUAGES}
    told = set()
    for number in range(len(SETTINGS)):
        for world, decision, value in played(number)[2]:
            reason = why(world, decision, value)
            told.add(reason.id)
            for text in texts.values():
                words = Words(text, NAMES, facts_of(world.content, world.setup))
                line = words.reason(reason)
                assert line.endswith(".") and not _UNWORDED.search(line), line
    assert len(told) > 15
    assert not any(text.missing for text in texts.values())


# --- single lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_income_has_its_line(language):
    """CL-A21: what Efficient Factories bring was told as the name of a message."""
    words = Words(Texts(language), NAMES, tables())
    for cause in log_words.INCOME:
        told = clean(words.line(Event("cp", {"seat": 0, "by": 3, "now": 9, "why": cause, "sources": 2})))
        assert told.startswith("Anna") and "3" in told, (cause, told)


# Where the source names a cause, and the event that tells it.
CAUSES = {
    "lost": r'lose(?:_units)?\((?:[^()]|\([^()]*\))*"([a-z_]+)"\)',
    "shifted": r'shift_group\((?:[^()]|\([^()]*\))*"([a-z_]+)"\)',
    "roll": r'roll_die\((?:[^()]|\([^()]*\))*?"([a-z_]+)"',
    "cp": r'(?:change|earn)_cp\((?:[^()]|\([^()]*\))*"([a-z_]+)"\)',
    "learned": r'course\.learn\((?:[^()]|\([^()]*\))*"([a-z_]+)"\)',
    "value": r'change_value\((?:[^()]|\([^()]*\))*"([a-z_]+)"\)',
    "marker_gone": r'remove_marker\((?:[^()]|\([^()]*\))*"([a-z_]+)"(?: if [^)]*"([a-z_]+)")?\)',
    "group": r'add_group\((?:[^()]|\([^()]*\))*why="([a-z_]+)"\)',
}
SILENT = {
    "lost": {"settled", "built"}, "group": {"set", "captured", "machine"}, "cp": {"set"},
    "marker_gone": {"mined", "danger"},
}  # fmt: skip


@pytest.mark.parametrize("kind", CAUSES)
def test_every_cause_that_the_rules_name_has_its_form_of_the_line(kind):
    found: set[str] = set()
    for path in SOURCES:
        for each in re.findall(CAUSES[kind], path.read_text("utf-8")):
            found |= {each} if isinstance(each, str) else {one for one in each if one}
    assert found
    message = next(
        entries("en", file)[name]
        for file in FILES
        if (name := message_id("event-empires", kind)) in entries("en", file)
    )
    forms = set(re.findall(r"\n +\.([a-z-]+) =", message))
    missing = {cause.replace("_", "-") for cause in found - SILENT.get(kind, set())} - forms
    no_more(missing, f"event-empires-{kind} lacks these forms")


@pytest.mark.parametrize(
    ("event", "english", "hungarian"),
    [
        (
            Event("moved", {"seat": 0, "origin": 0, "hex": 1, "unit": "scout", "count": 3, "slot": 2, "up": False}),
            "Anna moves 3 Scouts from C1 to C2.",
            "Anna: 3 felderítő, C1 › C2.",
        ),
        (
            Event("moved", {"seat": 0, "origin": 0, "hex": 1, "up": False}),
            "Anna moves a face-down counter from C1 to C2.",
            "Anna: lefordított jelző, C1 › C2.",
        ),
        (
            Event("lost", {"seat": 1, "hex": 29, "up": False, "why": "danger", "gone": True, "now": 0}),
            "Danger at F4: one of Béla’s face-down counters is destroyed.",
            "Veszély! Az F4 mezőn elpusztul Béla egyik lefordított jelzője.",
        ),
        (
            Event("shot", {"seat": 3, "hex": 29, "by": 0, "at": 1, "unit": "machine_3", "target": "scout", "need": 8,
                           "face": 2, "hit": True}),
            "Doomsday Machine 3 fires at a Scout: rolls 2, needs 8 or less – hit!",
            "3. szintű ítéletnapgép lő, célpont: felderítő; dobás: 2 (legfeljebb 8 kell) – talált!",
        ),
        (
            Event("shot", {"seat": 2, "hex": 29, "by": 0, "at": 1, "unit": "alien_c", "target": "machine_3", "need": 3,
                           "face": 4, "hit": False}),
            "A class C alien ship fires at Doomsday Machine 3: rolls 4, needs 3 or less – miss.",
            "C osztályú idegen hajó lő, célpont: 3. szintű ítéletnapgép; dobás: 4 (legfeljebb 3 kell) – mellé.",
        ),
        (
            Event("lost", {"seat": 1, "hex": 29, "unit": "yard", "count": 2, "why": "scuttled"}),
            "Béla scuttles 2 Shipyards at F4.",
            "Elsüllyesztés az F4 mezőn (Béla): 2 hajógyár.",
        ),
        (
            Event("lost", {"seat": 0, "hex": 29, "unit": "scout", "count": 2, "why": "black_hole"}),
            "The Black Hole at F4 swallows Anna’s 2 Scouts.",
            "A fekete lyuk áldozata az F4 mezőn: 2 felderítő (Anna).",
        ),
        (
            Event("landed", {"seat": 0, "hex": 29, "troops": {"marines": 6}, "late": {"marines": 6}}),
            "Anna lands troops at F4: 6 Space Marines; none of them fire in the first round.",
            "Leszállás az F4 mezőn (Anna): 6 űrgárdista; az első körben egyikük sem lő.",
        ),
        (
            Event("ground", {"attacker": 0, "defender": 1, "hex": 29, "ready": {"marines": 12}, "late": {"marines": 1},
                             "defenders": {}, "militia": 5}),
            "Ground combat at F4: Anna (13 Space Marines) attacks Béla (5 Militia).",
            "Felszíni harc az F4 mezőn: Anna támad (13 űrgárdista), Béla védekezik (5 milícia).",
        ),
        (
            Event("crew", {"seat": 2, "hex": 29, "unit": "alien_b", "count": 1, "experience": 1}),
            "Skilled crew: class B alien ship.",
            "Képzett legénység: B osztályú idegen hajó.",
        ),
        (
            Event("captured", {"seat": 0, "loser": 4, "hex": 29, "value": 1, "homeworld": False, "again": True}),
            "Anna takes the colony at F4 back from Alien empire 1 (1 CP).",
            "Anna visszafoglalja az 1. idegen birodalomtól a kolóniát az F4 mezőn (1 ÉP).",
        ),
        (
            Event("looked", {"seat": 1, "hex": 29}),
            "Béla looks at the marker at F4.",
            "Béla megnézi az F4 mező jelzőjét.",
        ),
        (Event("marker_gone", {"hex": 29, "marker": "minerals_5", "why": "mined"}), "", ""),  # "loaded" tells it
        (  # "arrival" tells it, or the marker that awakes
            Event("group", {"seat": 3, "hex": 29, "unit": "machine_3", "count": 1, "up": True, "why": "machine"}),
            "",
            "",
        ),
        (
            Event("moved", {"seat": 3, "origin": 0, "hex": 29, "unit": "wanderer", "count": 1, "up": True}),
            "A Wandering Doomsday Machine moves from C1 to F4.",
            "A kóborló ítéletnapgép: C1 › F4.",
        ),
        (
            Event("marker_gone", {"hex": 29, "marker": "planet", "why": "titan"}),  # CL-6.4.1
            "A Titan shatters F4: Planet.",
            "Egy titán áldozata az F4 mezőn: bolygó.",
        ),
        (
            Event("battle", {"hex": 29, "attacker": 1, "defender": 2, "sides": [[1], [2]]}),
            "Battle at F4: Béla attacks the alien fleet.",
            "Csata az F4 mezőn: Béla támad, az idegen flotta védekezik.",
        ),
        (
            Event("used_up", {"seat": 1, "hex": 29, "marker": "minerals_5"}),
            "Béla uses up a load at F4: Minerals (5).",
            "Béla felhasználja a rakományt az F4 mezőn: ásvány (5).",
        ),
        (
            Event("over", {"places": [[1], [0]], "scores": [5, 40], "reason": "empires.homeworld"}),
            "Béla wins. A Homeworld has fallen.",
            "Győztes: Béla. Elesett egy anyabolygó.",
        ),
    ],
)  # fmt: skip
def test_lines_read_naturally_in_both_languages(event, english, hungarian):
    """UX-88."""
    said = [clean(Words(Texts(language), NAMES, tables()).line(event)) for language in ("en", "hu")]
    assert said == [english, hungarian]


def test_the_log_of_others_names_nothing_that_lies_face_down():
    """UX-56: who watches hears of counters, their owner of ships."""
    t = galaxy()
    scouts = t.red.has("SC", 2, at=(5, 4))
    t.begins("red", turn=1)
    events = t.red.goes(scouts, (6, 4))
    for language, name in (("en", "Scout"), ("hu", "felderítő")):
        words = words_of(t.state, language)
        own = " ".join(words.line(event) for event in events_for(events, 0))
        others = " ".join(words.line(event) for seat in (1, None) for event in events_for(events, seat))
        assert name in own and name not in others and others


def test_reasons_name_hexes_and_units():
    english, hungarian = (Words(Texts(language), NAMES, tables()) for language in ("en", "hu"))
    barred = Reason("empires.first_step", {"hex": 0}, "SE-4.5")
    assert english.reason(barred) == "C1 may only be the first hex of a move."
    assert hungarian.reason(barred) == "A C1 mező csak a mozgás első mezője lehet."
    unknown = Reason("empires.not_known", {"field": "build", "unit": "cruiser"}, "SE-7.5.4")
    assert hungarian.reason(unknown) == "Ezt még nem tudod megépíteni: cirkáló."


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "0%"), (0.0001, "<1%"), (0.006, "1%"), (0.004, "<1%"), (0.5, "50%"), (0.997, ">99%"), (1.0, "100%")],
)
def test_no_chance_is_told_as_none_or_certain_unless_it_is(share, said):
    """UX-40."""
    assert Words(Texts("en"), NAMES, tables()).percent(share) == said


def test_a_number_to_hit_is_explained():
    """UI-9."""
    steps = [["attack", 4], ["attack_technology", 1], ["fleet_size", 1], ["defence", -2], ["defence_technology", 0]]
    said = Words(Texts("en"), NAMES, tables()).why(steps)
    assert said.count("\u00a0") == 4, "no number stands on a line of its own"
    assert said.replace("\u00a0", " ") == (
        "Attack +4, attack technology +1, Fleet Size Bonus +1, Defence of the target −2"
    )


def test_answers_of_a_battle_name_the_units_and_their_owners():
    t = galaxy()
    t.red.has("CA", 1, at=(6, 4), up=True)
    t.blue.has("SC", 1, at=(6, 4), up=True)
    t.begins("red", turn=1).ends()
    asked = waiting(t.state)[0]
    words = words_of(t.state, "hu", asked.seat)
    assert words.prompt(asked) == "1. kör (F4): lősz vagy vársz?"
    assert words.label(asked, asked.options[0]) == "Lövés: cirkáló (Anna), célpont: felderítő (Béla)"


@pytest.mark.parametrize(("language", "said"), [("en", "Fight at F4"), ("hu", "Harc itt: F4")])
def test_the_place_of_a_battle_is_named_as_a_deed(language, said):
    """UX-34: in the list of answers that can be taken back it stands alone."""
    t = galaxy()
    for place in ((6, 4), (7, 6)):
        t.red.has("CA", 1, at=place, up=True)
        t.blue.has("SC", 1, at=place, up=True)
    t.begins("red", turn=1).ends()
    asked = waiting(t.state)[0]
    assert asked.prompt == "empires.combat.hex"
    assert words_of(t.state, language, asked.seat).label(asked, t.hex((6, 4))) == said


@pytest.mark.parametrize(
    ("bids", "said"), [((0, 0), "No one bid"), ((3, 3), "bids are equal"), ((1, 3), "You made the highest bid")]
)
def test_whoever_says_who_is_first_is_told_how_he_came_to_it(bids, said):
    """SE-7.4.2, SE-7.4.3: not that his bid was the highest where nobody bid anything."""
    t = galaxy()
    t.economy()
    for player, bid in zip(t.players, bids, strict=True):
        player.answers("economy.sheet", player.filled(bid=bid))
    winner = next(player for player in t.players if player.is_asked("economy.first"))
    words = Words(Texts("en"), NAMES, facts_of(t.state.content, t.state.setup))
    words.table = view(t.state, winner.seat)["table"]
    assert said in words.prompt(winner.decision("economy.first"))
