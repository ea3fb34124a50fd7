"""Words that only Irány a Vénusz! has: pieces, planets, cards, tiles; single sentences; the tables of its rulebook.

What holds for the words of every game: `tests/app/test_words_of_games.py`.
"""

import re

import pytest

from app.games.venus.words import Words
from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, Texts
from rules import Event, Reason
from rules.core.decisions import One
from rules.venus.kinds import CRISES, EFFECTS, EMPIRES, PIECES, PLANETS, UNITS
from tests.app.both_languages import UNWORDED
from tests.games.venus import texts as wording
from tests.games.venus.texts import at, tables


@pytest.fixture(params=LANGUAGES)
def words(request):
    return wording.words(Texts(request.param))


def test_every_word_of_the_game_is_named_and_explained(words):
    """UX-53."""
    for area, names in (
        ("piece", (*PIECES, "alien")),
        ("crisis", (*CRISES, "landed")),
        ("class", ("action", "free", "benefit", "interrupt")),
        ("phase", ("setup", "tiles", "actions", "crises", "income", "reset", "over")),
        (
            "zone",
            (
                "orbit",
                "surface",
                "supply",
                "hand",
                "draw",
                "discard",
                "bag",
                "tiles",
                "kept",
                "pass",
                "aside",
                "first",
                "money",
                "income",
            ),
        ),
    ):
        for name in names:
            assert words.word(area, name) and words.explained(area, name).endswith("."), name
    for tile in tables().tiles:
        assert not UNWORDED.search(words.tile(tile.id)) and words.tile_help(tile.id).endswith(".")
    assert "7" in words.tile(-1) and words.tile_help(-1).endswith(".")
    for planet in PLANETS:
        assert words.planet(planet) and words.inline(planet)
        assert not any(UNWORDED.search(line) for line in words.crisis_levels(planet))
        assert words.word("score", planet) == words.planet(planet)
    assert all(words.word("score", kind) for kind in ("trophy", "crisis", "alien"))
    assert words.texts.missing == set()


def test_every_card_says_what_it_does(words):
    """UX-51: one text for each effect, with the numbers of the card."""
    faces = tables().cards.values()
    assert {face.do for face in faces} == set(EFFECTS)
    for face in faces:
        text = words.card_text(face)
        assert text.endswith(".") and not UNWORDED.search(text), text
        assert not face.numbers.get("n") or str(face.numbers["n"]) in text or face.numbers["n"] == 1, text
        assert words.card_class(face)
    assert words.texts.missing == set()


def test_empires_are_called_the_same_in_the_lobby_and_at_the_table(words):
    for empire in EMPIRES:
        assert words.texts(f"variant-venus-empire-{empire}") == words.empire(empire)


# --- random games


def test_what_random_games_rarely_show_is_worded(words):
    """Every form of a line that the rules can bring about."""
    reasons = {
        "money": ({"pounds": 3, "now": 5}, ("start", "fortune", "income", "card")),
        "unit_lost": (
            {"planet": "moon", "unit": "tank", "landed": True, "rescued": False},
            ("dice", "card", "saboteur", "sacrifice", "uprising", "bombardment"),
        ),
        "building_lost": (
            {"planet": "kuiper", "building": "mine"},
            ("tension", "saboteur", "uprising", "leader", "bombardment", "toll"),
        ),
        "roll": ({"dice": [0, 2, 6], "total": 8}, ("first", "crises", "bombardment")),
    }
    events = [Event(kind, {"seat": 1, "why": why, **data}) for kind, (data, whys) in reasons.items() for why in whys]
    events += [Event("money", {"seat": 0, "pounds": -1, "why": why}) for why in ("card", "saboteur", "toll")]
    events += [
        Event("alien", {"planet": "mars", "origin": None}),
        Event("alien", {"planet": "moon", "origin": "titan"}),
        Event("alien_defeated", {"seat": 2, "planet": "moon"}),
        Event("turn", {"seat": 0, "last": True}),
        Event("actions", {"seat": 0, "left": 1}),
        Event("shuffle", {"place": "draw", "count": 40}),
        Event("cleared", {"planet": "titan", "lost": [[0] * 5, [0] * 5], "why": "landing"}),
        Event("over", {"places": [[], [0, 1]], "reason": "venus.invasion"}),
        Event("over", {"places": [[0, 1]], "reason": "venus.points", "planets": {"mars": [3, 3]}, "tiles": [1, 1]}),
        Event("show", {"to": [0]}),
        Event("show", {"to": [0], "cards": [3], "designs": ["encore"]}),
        Event("move", {"origin": "planet:mars", "to": "discard", "card": 3, "design": "turncoat", "face_up": True}),
        Event("move", {"origin": "hand:0", "to": "hand:1"}),
        Event(
            "unit_lost", {"seat": 0, "planet": "moon", "unit": "tank", "landed": True, "why": "dice", "rescued": True}
        ),
    ]
    for event in events:
        line = words.line(event)
        assert line.endswith(".") and not UNWORDED.search(line), line
    assert words.texts.missing == set()


# --- the rulebook


def rows_of(language: str, first: str) -> list[tuple[str, ...]]:
    """The table of the book that has a row beginning so, without its head."""
    found = (
        [tuple(re.sub(r"<icon:\w+> ", "", cell) for cell in row) for row in block.rows]
        for block in open_book("venus", language).blocks
        if block.kind == "table"
    )
    return next(rows[1:] for rows in found if any(row[0] == first for row in rows[1:]))


def test_the_tables_of_the_rulebook_agree_with_the_content(words):
    """Whoever changes a number of a card, a tile or a planet changes it in both books."""
    language, known = words.texts.language, tables()
    planets = [words.planet(planet.id) for planet in known.planets]
    hexes = [(name, *map(str, planet.hexes)) for name, planet in zip(planets, known.planets, strict=True)]
    assert [tuple(cell for cell in row if cell != "–") for row in rows_of(language, planets[0])] == hexes
    counts = next(
        block.rows
        for block in open_book("venus", language).blocks
        if block.kind == "table" and len(block.rows[0]) == 5 and block.rows[1][0] == planets[0]
    )
    assert [row[1:] for row in counts[1:]] == [tuple(map(str, planet.tiles)) for planet in known.planets]
    deck = [face for face in known.cards.values() if face.copies]
    assert rows_of(language, words.translated(deck[0].name)) == [
        (words.translated(face.name), words.card_class(face), words.card_text(face), str(face.copies)) for face in deck
    ]
    for empire in known.empires.values():
        mine = [known.cards[card] for card in empire.cards]
        assert rows_of(language, words.translated(mine[0].name)) == [
            (words.translated(face.name), words.card_class(face), words.card_text(face)) for face in mine
        ]
    units = rows_of(language, words.piece("infantry"))
    assert [(row[0], row[1]) for row in units] == [
        (words.piece(unit), str(points)) for unit, points in zip(UNITS, known.points, strict=True)
    ]


def test_the_bag_of_the_rulebook_agrees_with_the_content(words):
    book = open_book("venus", words.texts.language)
    told = [int(number) for number in re.findall(r"\d+", book.blocks[book.place_of("OV-2.18")].text)]
    tiles = tables().tiles
    assert told[0] == len(tiles)
    for kind in ("factory", "draw", "trophy", "fortune", "tension"):
        assert sum(tile.kind == kind for tile in tiles) in told, kind
    for skull in (True, False):
        assert sum(tile.kind == "crisis" and tile.skull is skull for tile in tiles) in told
    mines = [sum(tile.kind == "mine" and tile.defence == defence for tile in tiles) for defence in range(1, 6)]
    assert any(told[at : at + 5] == mines for at in range(len(told)))


# --- single sentences


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
