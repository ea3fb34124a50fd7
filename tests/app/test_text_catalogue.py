"""All wording of the project: complete in both languages, same values, nothing unused, nothing unreadable (UX-86)."""

import ast
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from app.text.texts import LANGUAGES, LOCALE, catalogue, ftl_files, parameters
from app.ui.fonts import families, missing_glyphs
from tests.support.expected import expected
from tests.support.games import TABLES

APP = LOCALE.parents[1]
SOURCES = (APP, APP.parent / "saves", APP.parent / "rules")
FILES = [path for language in LANGUAGES for path in ftl_files(language)]


@cache
def words_of_the_code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """String constants of the program, and patterns from its f-strings, `message_id` and `of_game` calls."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in (path for folder in SOURCES for path in sorted(folder.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
            elif isinstance(node, ast.Call) and _called(node) in ("message_id", "of_game"):
                patterns.add("".join(_argument(argument) for argument in node.args[:1]) + "-.+")
    return frozenset(plain), tuple(re.compile(p) for p in sorted(patterns) if re.match(r"[a-z][a-z-]*-", p))


def _called(node: ast.Call) -> str:
    """The name of the function or method."""
    return str(getattr(node.func, "id", "") or getattr(node.func, "attr", ""))


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return "".join(parts).replace("\\-", "-")


def _argument(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ".+"


def is_used(name: str, mentioned: Collection[str]) -> bool:
    """`mentioned`: the messages and terms that others refer to."""
    plain, patterns = words_of_the_code()
    return name in plain or name in mentioned or any(pattern.fullmatch(name) for pattern in patterns)


def test_both_languages_hold_the_same_messages():
    assert set(catalogue("hu")) == set(catalogue("en"))


def test_both_languages_use_the_same_values():
    english, hungarian = catalogue("en"), catalogue("hu")
    different = [name for name in english if parameters(name, english) != parameters(name, hungarian)]
    assert different == []


def test_the_same_files_exist_in_both_languages():
    names = [{(path.parents[1], path.name) for path in ftl_files(language)} for language in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}/{path.parent.name}/{path.name}")
def test_every_file_is_valid_fluent(path: Path):
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


def test_no_message_is_unused():
    mentioned = {name for entry in catalogue("en").values() for name in re.findall(r"\{\s*(-?[a-z][\w-]*)", entry)}
    assert [name for name in catalogue("en") if not is_used(name, mentioned)] == []


def test_an_unused_message_would_be_found():
    assert not is_used("no-such-message-anywhere-" + "x", ())


def test_nowhere_is_an_article_left_open():
    """UX-88: a(z) never appears."""
    assert [name for name, entry in catalogue("hu").items() if re.search(r"\ba\(z\)", entry, re.IGNORECASE)] == []


def test_every_character_of_both_languages_is_in_every_typeface():
    """UX-89."""
    signs = {sign for language in LANGUAGES for entry in catalogue(language).values() for sign in entry}
    wanted = "".join(sorted(sign for sign in signs if sign.isprintable() and not sign.isspace()))
    for family, weight in families():
        assert missing_glyphs(family, weight, wanted) == "", (family, weight)


def _own_words(entry: str) -> list[str]:
    """The words of a message without its placeables and links."""
    plain = re.sub(r"<[^<>]*>", " ", re.sub(r"\{[^{}]*\}", " ", entry.partition("=")[2]))
    return re.findall(r"[^\W\d_]{3,}", plain)


def names_in_both_languages():
    """Names of people and things of the games that are the same in Hungarian."""
    return [name for game in TABLES for name in expected(game, "texts").get("same", ())]


def test_hungarian_is_not_left_in_english():
    english = catalogue("en")
    same = [
        name
        for name, entry in catalogue("hu").items()
        if entry == english.get(name)
        and len(_own_words(entry)) > 1
        and name not in ("first-run-language", *names_in_both_languages())
        and not name.startswith("key-")  # printed so on Hungarian keyboards
    ]
    assert same == []
