"""Single sentences of Káosz Galaktika as they are read: options, log lines, reasons."""

import ast

import pytest

from app.games.kaosz.words import _LABELS, Words
from app.text.texts import Texts
from rules import Event, Reason
from rules.core.decisions import One
from tests.games.kaosz.test_texts import NAMES, SOURCES, cards

# --- single sentences


TABLE = {
    "active": 1,
    "announced": None,
    "combat": None,
    "stack": [],
    "playing": [],
    "looking": 0,
    "players": [
        {
            "seat": 0,
            "hq": [{"card": 7, "design": "rb_mine_ring"}, {"card": 8, "design": "rb_gunner"}],
            "ruin": [],
            "trash": [],
            "cantina": [],
            "surface": [{"card": 9, "design": "rb_mine_ring"}],
            "hangar": [{"card": 1, "design": "rb_crx", "carries": [], "controller": 0}],
        },
        {
            "seat": 1,
            "hq": 3,
            "ruin": 2,
            "trash": [],
            "cantina": [{"card": 21}],
            "surface": [{"card": 22}, {"card": 23}],
            "hangar": [{"card": 2, "design": "rb_deathwing", "carries": [{"card": 24}], "controller": 1}],
        },
    ],
}


def at(language: str) -> Words:
    words = Words(Texts(language), NAMES[:2], cards())
    words.see(TABLE)
    return words


@pytest.mark.parametrize(
    ("option", "english", "hungarian"),
    [
        (("launch", 1), "Play CRX", "CRX kijátszása"),
        (("attack", 1, "colony"), "Attack Béla’s colony", "Támadás Béla kolóniája ellen"),
        (
            ("attack", 1, 23),
            "Attack the second face-down base (Béla)",
            "Támadás a második képpel lefelé fekvő bázis (Béla) ellen",
        ),
        (
            ("lay", 7, "surface"),
            "Put Mine Ring on the surface, face down",
            "Aknagyűrű lerakása a felszínre, képpel lefelé",
        ),
        (
            ("lay", 8, "surface"),
            "Bluff: put Gunner on the surface, face down",
            "Blöff: Tüzér lerakása a felszínre, képpel lefelé",
        ),
        (("fire", 2, 1), "Fire at CRX with Deathwing", "Tüzelés a CRX-re (Halálszárny)"),
        (("fire", 1, 2), "Fire at Deathwing with CRX", "Tüzelés a Halálszárnyra (CRX)"),
        ("end", "End the turn", "A kör befejezése"),
    ],
)
def test_options_are_verb_and_object(option, english, hungarian):
    """UX-34, UX-88; unpaid cards of others are named by their place only."""
    asked = One(0, "kaosz.turn.action", options=(option,))
    assert at("en").label(asked, option) == english
    assert at("hu").label(asked, option) == hungarian


def test_a_price_can_stand_behind_an_option():
    asked = One(0, "kaosz.turn.action", options=("draw",))
    assert at("en").label(asked, "draw", 1) == "Draw a card (1 credit)"
    assert at("hu").label(asked, "draw", 2) == "Laphúzás (2 credit)"


def test_modes_are_told_apart_by_what_they_do():
    """The Gunner: fire or bombardment (KG-S6)."""
    asked = One(0, "kaosz.combat.mode", source=8, options=(("mode", 0), ("mode", 1)))
    assert [at("en").label(asked, option) for option in asked.options] == ["Fire +3", "Bombardment +3"]
    assert [at("hu").label(asked, option) for option in asked.options] == ["Tűzerő +3", "Bombázás +3"]


def test_a_window_says_what_is_answered():
    """UX-36."""
    words = at("hu")
    words.see({**TABLE, "announced": ["attack", 0, "colony"]})
    asked = One(0, "core.priority.reply", source="attack", options=("pass",))
    assert words.prompt(asked) == "Béla támadást indít Anna kolóniája ellen: válaszolsz vagy passzolsz?"
    words.see(TABLE)
    assert words.prompt(asked) == "Támadási célpont megnevezése: válaszolsz vagy passzolsz?"
    paid = One(0, "core.priority.reply", source="main", options=("pass",))
    assert words.prompt(paid) == "Fő fázis: válaszolsz vagy passzolsz?"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            Event("announced", {"seat": 1, "what": ["launch", 2]}),
            "Béla kijátszik egy űrhajót (<link:2>Halálszárny</link>).",
        ),
        (
            Event("announced", {"seat": 1, "what": ["shot", 2, 1]}),
            "A <link:2>Halálszárny</link> tüzel (célpont: <link:1>CRX</link>).",
        ),
        (Event("move", {"origin": "colony:1", "to": "hq:1", "face_up": False}), "Béla húz 1 lapot."),
        (
            Event("move", {"card": 7, "design": "rb_mine_ring", "origin": "colony:0", "to": "hq:0", "face_up": False}),
            "Anna húz 1 lapot: <link:7>Aknagyűrű</link>.",
        ),
        (
            Event("move", {"origin": "surface:1", "to": "ruin:1", "face_up": False}),
            "Béla pusztulatába kerül a képpel lefelé fekvő lap.",
        ),
        (
            Event("develop", {"card": 9, "by": 1, "now": 3}),
            "1 fejlesztés kerül az <link:9>Aknagyűrűre</link> (most 3).",
        ),
        (
            Event("develop", {"card": 22, "by": 1, "now": 1}),
            "1 fejlesztés kerül az <link:22>első képpel lefelé fekvő bázisra</link> (most 1).",
        ),
        (
            Event("bombardment", {"total": 4, "what": "colony", "card": -1, "seat": 0}),
            "Az összbombázás 4; célpontja: Anna kolóniája.",
        ),
        (Event("credits", {"seat": 0, "by": -3, "now": 2, "why": "play"}), "Anna 3 creditet fizet (2 marad)."),
        (
            Event("over", {"places": [[1], [0]], "why": "kaosz.colony_empty"}),
            "Béla nyer. A vesztes kolóniája elfogyott.",
        ),
    ],
)
def test_hungarian_log_lines_are_grammatical(event, line):
    """UX-88."""
    assert at("hu").line(event) == line


def test_a_player_without_a_name_takes_the_article():
    words = Words(Texts("hu"), ("1. játékos", "2. játékos"), cards())
    words.see(TABLE)
    assert words.line(Event("show", {"to": [1]})) == "A 2. játékos rejtett lapokat néz meg."
    assert words.line(Event("attack", {"seat": 0, "defender": 1})) == "Az 1. játékos megtámadja a 2. játékost."
    option = One(0, "kaosz.turn.action", options=(("attack", 0, "colony"),))
    assert words.label(option, ("attack", 0, "colony")) == "Támadás az 1. játékos kolóniája ellen"


@pytest.mark.parametrize(("limits", "told"), [(None, "12"), ({"hand": 5, "hangar": 16, "credits": 20}, "16")])
def test_the_hangar_limit_is_told_as_the_cards_in_play_make_it(limits, told):
    """KG-5.33: 12, and 16 beside a Coral Dock."""
    words = Words(Texts("hu"), NAMES[:2], cards())
    if limits is not None:
        players = [{**player, "limits": limits} for player in TABLE["players"]]
        words.see({**TABLE, "players": players})
    asked = One(0, "kaosz.turn.hangar_limit", options=(1,))
    assert f"összesen legfeljebb {told} lehet" in words.rule(asked)


def test_reasons_name_cards_and_numbers():
    words = at("en")
    assert words.reason(Reason("kaosz.cost", {"cost": 6, "have": 4})) == "It costs 6 credits; you have 4."
    copies = Reason("kaosz.deck.copies", {"card": "rb_crx", "have": 4, "most": 3})
    assert words.reason(copies) == "There are 4 copies of CRX; at most 3 are allowed."
    opposed = Reason("kaosz.deck.opposed", {"one": "space_shark", "other": "triciplita"})
    assert words.reason(opposed).startswith("Space sharks and Triciplita")


def test_every_verb_of_the_rules_has_a_label():
    """Options are words or tuples that begin with one; those in the source of the rules are all worded."""
    found = set()
    for path in SOURCES:
        if path.parent.name in ("flows", "kaosz") and path.name in ("choices.py", "legal.py", "combat.py", "fire.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
                    found.add(node.elts[0].value)
    verbs = {"launch", "play", "lay", "pay", "use", "develop", "salvage", "attack", "board", "fire", "burst", "stealth"}
    assert verbs <= found
    assert verbs <= set(_LABELS)
