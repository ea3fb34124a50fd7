"""What a careful ear would stumble over, in every message: articles, plurals, signs, words (UX-88)."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from app.text.texts import Texts, catalogue, parameters
from tests.app.text_sources import lines
from tests.support.expected import expected
from tests.support.games import FOR_TWO, TABLES

HU, EN = catalogue("hu"), catalogue("en")
PEOPLE = ("seat", "seats", "winners", "attacker", "defender", "giver")
PLURALS = (
    "points",
    "credits",
    "cards",
    "planets",
    "units",
    "cubes",
    "pieces",
    "ships",
    "turns",
    "rounds",
    "seconds",
    "minutes",
    "entries",
    "problems",
    "copies",
    "developments",
    "markers",
    "steps",
    "actions",
)


def said(entry: str) -> str:
    """What can be heard of a message: no id, no names of cases, no comments."""
    return re.sub(r"^\s*\*?\[[^\]]*\]", "", entry.partition("=")[2], flags=re.MULTILINE)


def of_games(exception):
    """What the games except from a rule of style, each for its own texts."""
    return [name for game in TABLES for name in expected(game, "texts").get(exception, ())]


def test_every_article_before_a_value_is_reckoned():
    """ "a 5 credit", "az Béla": the sound of a value is known only when it is there."""
    wrong = [name for name, entry in HU.items() if re.search(r"(?<!\w)[Aa]z? \{ (\$|SUFFIX)", said(entry))]
    assert wrong == []


def test_players_in_sentences_take_their_article():
    """ "Az 1. játékos rálicitált", but "Béla rálicitált": a sentence never begins with a bare name."""
    verbs = re.compile(r"^\s*\{ \$(" + "|".join(PEOPLE) + r") \} [a-záéíóöőúüű{]", re.MULTILINE)
    items = of_games("lists")  # "Béla 5, Anna 3": not sentences
    assert [name for name, entry in HU.items() if verbs.search(said(entry)) and name not in items] == []
    texts = Texts("hu")
    assert texts("table-thinking", name="1. játékos") == "Az 1. játékos gondolkodik"
    assert texts("table-thinking", name="Béla") == "Béla gondolkodik"
    assert texts("table-take-seat-of", name="5. játékos") == "Visszaülök az 5. játékos helyére"


@pytest.mark.parametrize(
    ("wrong", "allowed"),
    [
        (r"kredit", ()),  # the rulebook writes credit
        # only a game with ships of the sea, or of its own way of speaking, calls them so
        (r"(?<![űŰ]r)(?<!Kórház)(?<!Vasút)(?<!teher)\b[Hh]ajó", of_games("ships")),
        (r"viszonttűz|szembenálló", ()),  # visszalövés, ellentétes
        (r"egy fokkal", ()),
        (r"[Vv]ezető kéz|\bcsoportosítás", ()),
        (r"\be helyett\b", ()),
    ],
)
def test_hungarian_words_are_those_of_the_rulebook(wrong, allowed):
    found = [
        name
        for name, entry in HU.items()
        if not any(part in name for part in allowed) and re.search(wrong, said(entry))
    ]
    found += [
        str(line)
        for line in lines()
        if line.kind in ("lesson", "rulebook") and line.language == "hu" and line.owner not in allowed
        if re.search(wrong, line.text.replace("Hajórakéták", "").replace("Kollapszium-hajótest", ""))
    ]
    assert found == []


def test_percent_and_pound_stand_close_in_english():
    assert [name for name, entry in EN.items() if re.search(r"[\d}] %|[\d}] £|\d£", said(entry))] == []


def forms_of(name: str) -> list[str]:
    """A message and its attributes."""
    parsed = FluentParser().parse_entry(EN[name])
    assert isinstance(parsed, (ast.Message, ast.Term)), name
    return [name, *(f"{name}.{attribute.id.name}" for attribute in parsed.attributes)]


def test_one_is_never_a_plural_in_english():
    """Every message with 1 for each of its values. Limits of files are constants and far from 1."""
    texts = Texts("en")
    wrong = re.compile(rf"(?<![\d.,−+/–-])\b1 (\w+ ){{0,1}}?({'|'.join(PLURALS)})\b")
    wanted = [name for name in EN if not name.startswith(("content-", "save-"))]
    values = {name: dict.fromkeys(parameters(name, EN), 1) | dict.fromkeys(PEOPLE, "Anna") for name in wanted}
    said_with_one = {form: texts(form, **values[name]) for name in wanted for form in forms_of(name)}
    assert [f"{form}: {line}" for form, line in said_with_one.items() if wrong.search(line)] == []


def test_tips_of_all_games_are_put_away_with_the_same_words():
    guided = [game for game in FOR_TWO if f"{game}-guide-never" in EN]
    assert guided
    for language in (HU, EN):
        for word in ("dismiss", "never"):
            assert len({said(language[f"{game}-guide-{word}"]) for game in guided}) == 1
