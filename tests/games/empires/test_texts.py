"""Words that only Űrbirodalmak has: causes, units, markers, forms of lines; single sentences.

Every test names what is missing: any file of `app/games/empires/locale` may hold it, in both languages. What holds for
the words of every game: `tests/app/test_words_of_games.py`.
"""

import re
from pathlib import Path

import pytest

from app.games.empires import log_words, option_words
from app.text.texts import LANGUAGES, Texts, message_id
from rules import Event, Reason, events_for, waiting
from rules.empires.flows import orders
from rules.empires.game import content_of
from rules.empires.printed.constants import PHASES
from rules.empires.printed.kinds import MARKERS, TECHNOLOGY, TROOP, UNIT
from tests.app.both_languages import all_entries, clean
from tests.games.empires.support import galaxy
from tests.games.empires.texts import at, words_of

RULES = Path(option_words.__file__).parents[3] / "rules" / "empires"
SOURCES = sorted(path for path in RULES.rglob("*.py") if path.parent.name != "ai")


def worded() -> set[str]:
    return set(all_entries("en", "empires"))


def no_more(found, what: str) -> None:
    """Fails with the names of everything that was found."""
    assert not found, f"{what}: {', '.join(sorted(found))}"


# --- the files


def test_a_machine_is_called_by_its_name_and_a_single_unit_has_its_article():
    """UX-88: "moves 1 Doomsday Machine 3" was read as one of three."""
    moved = Event("moved", {"seat": 3, "hex": 5, "origin": 4, "unit": "machine_3", "count": 1, "up": True})
    built = Event("moved", {"seat": 0, "hex": 5, "origin": 4, "unit": "pipeline", "count": 1, "up": True})
    english, hungarian = (at(language) for language in ("en", "hu"))
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
    english, hungarian = (at(language) for language in ("en", "hu"))
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
    english, hungarian = (at(language) for language in ("en", "hu"))
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


def test_every_order_of_a_group_is_worded():
    """UX-34."""
    no_more({message_id("option-empires", verb) for verb in orders.verbs()} - worded(), "orders without words")


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


# --- single lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_income_has_its_line(language):
    """CL-A21: what Efficient Factories bring was told as the name of a message."""
    words = at(language)
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
    message = all_entries("en", "empires")[message_id("event-empires", kind)]
    forms = set(re.findall(r"\n +\.([a-z-]+) =", message))
    missing = {cause.replace("_", "-") for cause in found - SILENT.get(kind, set())} - forms
    no_more(missing, f"event-empires-{kind} lacks these forms")


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
    english, hungarian = (at(language) for language in ("en", "hu"))
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
    assert at("en").percent(share) == said


def test_a_number_to_hit_is_explained():
    """UI-9."""
    steps = [["attack", 4], ["attack_technology", 1], ["fleet_size", 1], ["defence", -2], ["defence_technology", 0]]
    said = at("en").why(steps)
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
    words = words_of(t.state, "en", winner.seat)
    assert said in words.prompt(winner.decision("economy.first"))
