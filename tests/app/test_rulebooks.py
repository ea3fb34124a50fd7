"""The rulebooks inside the program: equal in both languages, and every rule and link leads somewhere (UX-86, UX-94)."""

import ast
import re
import tomllib

import pytest

from app.games import folder
from app.text.rulebook import books, open_book
from app.text.rulebook.reader import rule_key
from app.text.texts import LANGUAGES, LOCALE
from tests.support.citations import rules_of
from tests.support.expected import expected
from tests.support.games import LONG

ROOT = LOCALE.parents[2]


def rules_named_by(game: str) -> set[str]:
    """Every rule that a question, a reason, a switch or a line of the scoring leads to with F1."""
    found = set()
    for path in sorted((ROOT / "rules" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]{2}-([A-Z]?\d+)(\.\d+){0,2}", str(node.value)):
                found.add(str(node.value))
    return found


def links_of(game: str, language: str) -> list[str]:
    return re.findall(r"<link:([^>]+)>", " ".join(block.text for block in open_book(game, language).blocks))


@pytest.mark.parametrize("game", books())
def test_the_rulebook_is_the_same_in_both_languages(game):
    """Equal headings, equal rules in equal places, the same paragraphs marked as ours."""
    shape = [
        [(block.kind, block.level, block.ours, block.rules) for block in open_book(game, language).blocks]
        for language in LANGUAGES
    ]
    assert shape[0] == shape[1]
    assert len(open_book(game, "en").contents()) > (20 if game in LONG else 1)
    assert links_of(game, "en") == links_of(game, "hu")


@pytest.mark.parametrize("game", books())
def test_f1_finds_every_rule_that_the_game_names(game):
    book = open_book(game, "hu")
    named = rules_named_by(game)
    assert len(named) > (30 if game in LONG else 1)
    assert [rule for rule in sorted(named) if rule_key(rule) not in book.rules()] == []


@pytest.mark.parametrize("game", books())
def test_every_rule_is_told(game):
    """Except the kinds of statements, or single ones, that a game declares to be nothing for players."""
    untold, have = set(expected(game, "rules").get("untold", ())), open_book(game, "en").rules()
    kind = re.compile(r"[A-Z]+-[A-Z]*")
    rules = [rule for rule in rules_of(game) if not untold & {rule, kind.match(rule)[0]}]
    assert [rule for rule in rules if rule_key(rule) not in have] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", books())
def test_all_positions_can_be_played_from_the_book_under_their_own_titles(game, language):
    home = folder(game, "scenarios")
    files = sorted(home.glob("*.toml")) if home else []
    titles = {path.stem: tomllib.loads(path.read_text("utf-8"))["title"][language] for path in files}
    text = " ".join(block.text for block in open_book(game, language).blocks)
    linked = dict(re.findall(r"<link:scenario:(\w+)>([^<]+)<", text))
    assert linked.keys() == titles.keys()
    assert linked == titles or expected(game, "rulebook").get("links_in_other_words")


@pytest.mark.parametrize("game", books())
def test_links_of_the_rulebook_lead_somewhere(game):
    scenarios = ROOT / "app" / "games" / game / "scenarios"
    for link in links_of(game, "hu"):
        kind, _, goal = link.partition(":")
        known = rule_key(goal) in open_book(game, "hu").rules()
        assert (scenarios / f"{goal}.toml").is_file() if kind == "scenario" else known, link
