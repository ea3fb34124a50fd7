"""Single sentences of Onward to Venus as they are read: options, log lines, reasons."""

import pytest

from app.games.venus.words import Words
from app.text.texts import Texts
from rules import Event, Reason, Setup, view, waiting
from rules.core.decisions import One
from rules.venus.game import content_of
from rules.venus.setup import position
from tests.games.venus.test_texts import NAMES, tables

# --- single sentences


def at(language: str, **table) -> Words:
    """A table of two with a hand and some tiles."""
    setup = Setup("venus", [{"empire": "britain"}, {"empire": "usa"}])
    laid = {
        "hands": [["steam_mortar", "sharpshooter", "rope_ladder", "emergency_levy"], ["encore"]],
        "orbit": {"earth": [["infantry", 0, 4], ["cruiser", 0, 2]], "moon": [["tank", 0, 1], ["infantry", 1, 1]]},
        "buildings": {"moon": [["factory", 1, 1]], "earth": [["factory", 0, 1]]},
        "tiles": {"moon": ["factory_tile", "mine_3", "tension"]},
        **table,
    }
    state = position(setup, 1, laid, content_of([]))
    words = Words(Texts(language), NAMES[:2], tables())
    words.see(view(state, 0)["table"])
    words.asked = waiting(state)[0]
    return words


def option_of(words: Words, verb: str, **wanted):
    """The first option that begins with this verb and holds these values at these places."""
    for option in words.asked.options:
        parts = (option,) if isinstance(option, str) else option
        if parts[0] == verb and all(parts[int(place[1:])] == value for place, value in wanted.items()):
            return option
    raise AssertionError(verb)


@pytest.mark.parametrize(
    ("verb", "wanted", "english", "hungarian"),
    [
        ("move", {"_1": "earth", "_2": "moon"}, "Move from Earth to the Moon", "Mozgás a Földről a Holdra"),
        ("claim", {}, "Claim the factory tile on the Moon (tank)", "Gyárlapka megszerzése a Holdon (tank)"),
        ("attempt", {}, "Attempt on the Moon: mine tile (defence 3)", "Kísérlet a Holdon: bányalapka (védelem 3)"),
        (
            "tension",
            {},
            "Attempt on the Moon: tension tile, target: Béla’s factory",
            "Kísérlet a Holdon: feszültséglapka, célpont: Béla gyára",
        ),
        ("raise", {"_1": "tank"}, "Raise at Earth: tank, £3", "Felállítás a Földön: tank, 3 font"),
        ("marker", {}, "Take a pass marker", "Passzjelző elvétele"),
        (
            "card",
            {"_2": "kill", "_4": "moon"},
            "Sharpshooter: destroy Béla’s infantry (Moon, orbit)",
            "Mesterlövész – célpont: Béla gyalogsága (Hold, pálya)",
        ),
        (
            "card",
            {"_2": "raise", "_3": "infantry"},
            "Emergency Levy: raise infantry (Earth, £2)",
            "Rendkívüli sorozás: gyalogság felállítása (Föld, 2 font)",
        ),
    ],
)
def test_options_are_verb_and_object(verb, wanted, english, hungarian):
    """UX-34, UX-88."""
    for language, said in (("en", english), ("hu", hungarian)):
        words = at(language)
        assert words.label(words.asked, option_of(words, verb, **wanted)) == said


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            Event("moved", {"seat": 0, "origin": "earth", "to": "kuiper", "group": [4, 0, 1]}),
            "Anna csoportja a <link:planet:earth>Földről</link> a <link:planet:kuiper>Kuiper-övre</link> indul: "
            "4 gyalogság és 1 űrcirkáló.",
        ),
        (
            Event("built", {"seat": 0, "building": "factory", "planet": "ganymede"}),
            "Anna épít egy gyárat a <link:planet:ganymede>Ganümédészen</link>.",
        ),
        (
            Event("money", {"seat": 0, "pounds": 3, "why": "fortune", "now": 9}),
            "Anna a szerencselapkáért 3 fontot kap (most 9 font).",
        ),
        (Event("money", {"seat": 0, "pounds": 3, "why": "fortune"}), "Anna a szerencselapkáért 3 fontot kap."),
        (Event("move", {"origin": "hand:0", "to": "hand:1"}), "Egy lap átkerül Annától Bélához."),
        (
            Event("crisis", {"planet": "earth", "level": 2, "crisis": "leader_loses_one", "leaders": [0]}),
            "A gépek lázadása (<link:planet:earth>Föld</link>, 2. szint): az éllovas elveszít egy üzemet.",
        ),
        (
            Event("crisis", {"planet": "kuiper", "level": 3, "crisis": "landed", "leaders": []}),
            "Invázió a peremről (<link:planet:kuiper>Kuiper-öv</link>, 3. szint): az idegenek már leszálltak, nem "
            "történik semmi.",
        ),
        (
            Event("cleared", {"planet": "mars", "lost": [[2, 0, 1, 0, 0], [0, 0, 0, 1, 1]], "why": "rockets"}),
            "A <link:planet:mars>Marson</link> mindenki mindent elveszít: Anna – 2 gyalogságot és 1 űrcirkálót; "
            "Béla – 1 gyárat és 1 bányát.",
        ),
        (
            Event("over", {"places": [[], [0, 1]], "reason": "venus.revolt"}),
            "Vége a játszmának, mindenki veszít. A Földön elszabadultak a gépek: a birodalmak együtt vesztettek.",
        ),
    ],
)
def test_hungarian_log_lines_are_grammatical(event, line):
    """UX-88."""
    assert at("hu").line(event) == line


def test_a_name_with_an_exclamation_mark_gets_no_full_stop():
    played = Event("played", {"seat": 0, "card": 9, "design": "westward", "aim": []})
    assert at("hu").line(played) == "Anna kijátssza ezt a lapot: <link:card:9>Irány nyugat!</link>"


def test_the_log_names_no_card_that_these_eyes_may_not_know():
    drawn = Event("move", {"origin": "draw", "to": "hand:1", "face_up": False})
    assert at("en").line(drawn) == "Béla draws a card."
    mine = Event("move", {"origin": "draw", "to": "hand:0", "face_up": False, "card": 7, "design": "encore", "at": 0})
    assert at("en").line(mine) == "Anna draws a card: <link:card:7>Encore</link>."


def test_reasons_name_planets_pieces_and_numbers():
    words = at("en")
    assert words.reason(Reason("venus.cost", {"cost": 4, "have": 2})) == "It costs £4; you have £2."
    assert words.reason(Reason("venus.no_unit", {"planet": "moon"})) == "You have no unit in the orbit of the Moon."
    hint = Reason("venus.hint.claim_factory", {"planet": "mars"})
    assert at("hu").reason(hint).startswith("A Marson egy gyár egyetlen egységért")


def test_an_attempt_tells_what_is_needed_and_what_there_is():
    words = at("en")
    words.see({**words.table, "attempt": {"need": 6, "points": 2, "skulls": 1, "dice": [0, 2, 3]}})
    asked = One(0, "venus.attempt.act", options=("give_up", ("reroll", 5, 0, 2)))
    assert words.prompt(asked) == "6 combat points needed, 2 so far: add units and cards"
    assert words.label(asked, ("reroll", 5, 0, 2)).endswith("re-roll (skull, 3)")


def told_by(words: Words, *events: Event) -> list[str]:
    return [line for event in events if (line := words.line(event))]


def test_units_are_told_with_their_price_and_not_at_all_when_they_are_laid_out():
    words = at("hu")
    paid = Event("money", {"seat": 1, "pounds": -2, "now": 4, "why": "raise"})
    raised = Event("raised", {"seat": 1, "unit": "infantry", "planet": "earth"})
    built = Event("built", {"seat": 1, "planet": "earth", "building": "factory"})
    begins = Event("money", {"seat": 1, "pounds": 12, "now": 12, "why": "start"})
    assert told_by(words, paid, raised) == [
        "Béla 2 fontért felállít egy gyalogságot a <link:planet:earth>Föld</link> orbitális pályáján (most 4 font)."
    ]
    assert told_by(words, raised, raised, built, begins) == ["Béla felsorakozik a Földnél, és 12 fonttal kezd."]


def test_a_claimed_tile_is_told_by_what_it_gives():
    words = at("en")
    factory = next(n for n, tile in enumerate(tables().tiles) if tile.kind == "factory")
    draw = next(n for n, tile in enumerate(tables().tiles) if tile.kind == "draw")
    landed = Event("landed", {"seat": 0, "planet": "mars", "units": [1, 0, 0]})
    away = {"planet": "mars", "drawn": False}
    built = Event("built", {"seat": 0, "planet": "mars", "building": "factory"})
    lines = told_by(words, landed, Event("tile_away", {"tile": factory, **away}), built)
    assert len(lines) == 2 and "builds a factory" in lines[1]
    assert told_by(words, landed, Event("tile_away", {"tile": draw, **away}))[1].startswith("Claimed on ")
    assert len(told_by(words, Event("tile_away", {"tile": factory, **away}))) == 1


def test_a_commitment_is_told_in_one_line():
    """Its units and cards have no further lines; cards given up for the hand limit later do."""
    words = at("en")
    declared = Event(
        "declared", {"seat": 0, "landing": [1, 0, 0], "cards": [7], "designs": ["steam_mortar"], "points": 3, "need": 2}
    )
    spent = Event("move", {"origin": "hand:0", "to": "discard", "card": 7, "design": "steam_mortar", "face_up": True})
    landed = Event("landed", {"seat": 0, "planet": "moon", "units": [1, 0, 0]})
    assert words.line(declared).startswith("Anna commits 1 infantry, <link:card:7>Steam Mortar</link>; 3 combat points")
    assert [words.line(event) for event in (landed, spent)] == ["", ""]
    assert words.line(Event("attempt_over", {"seat": 0, "planet": "moon", "success": True}))
    assert words.line(landed) and words.line(spent) == (
        "Anna’s card goes to the discard pile: <link:card:7>Steam Mortar</link>."
    )
