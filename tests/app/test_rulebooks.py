"""The rulebooks inside the program: equal in both languages, and every rule and link leads somewhere (UX-86, UX-94)."""

import ast
import re

import pytest

from app.text.rulebook import books, open_book
from app.text.rulebook.reader import rule_key
from app.text.texts import LOCALE

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
        for language in ("en", "hu")
    ]
    assert shape[0] == shape[1]
    assert len(open_book(game, "en").contents()) > 20
    assert links_of(game, "en") == links_of(game, "hu")


@pytest.mark.parametrize("game", books())
def test_f1_finds_every_rule_that_the_game_names(game):
    book = open_book(game, "hu")
    named = rules_named_by(game)
    assert len(named) > 30
    assert [rule for rule in sorted(named) if rule_key(rule) not in book.rules()] == []


@pytest.mark.parametrize("game", books())
def test_links_of_the_rulebook_lead_somewhere(game):
    scenarios = ROOT / "app" / "games" / game / "scenarios"
    for link in links_of(game, "hu"):
        kind, _, goal = link.partition(":")
        known = rule_key(goal) in open_book(game, "hu").rules()
        assert (scenarios / f"{goal}.toml").is_file() if kind == "scenario" else known, link
