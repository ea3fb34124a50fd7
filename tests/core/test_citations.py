"""Every rule that is cited is told in the repository, and every rule that is told is cited by a test of its game."""

from __future__ import annotations

import pytest

from tests.support.citations import (
    EXAMPLES,
    OTHERS,
    ROOT,
    UX,
    WHERE,
    cited_by_tests,
    cited_in,
    defined_in,
    documented,
    rules_of,
    sources,
    with_chapters,
)  # fmt: skip
from tests.support.expected import expected

EVERYWHERE = with_chapters(defined_in(UX))
OWN = {game: with_chapters(rules_of(game)) | EVERYWHERE for game in documented()}
ANYWHERE = EVERYWHERE.union(*OWN.values())
PREFIXES = {rule.partition("-")[0] for rule in ANYWHERE}


def is_a_rule(cited: str) -> bool:
    """A single letter may be anything (a picture's path is full of them), unless rules begin with it."""
    prefix = cited.partition("-")[0]
    return prefix not in OTHERS | (EXAMPLES - PREFIXES) and (len(prefix) > 1 or prefix in PREFIXES)


def undefined(text: str, known: set[str]) -> list[tuple[str, int]]:
    """The rules that a text cites and nobody tells, each with its line."""
    return [
        (rule, text.count("\n", 0, place) + 1)
        for rule, place in cited_in(text)
        if rule not in known and is_a_rule(rule)
    ]


def test_every_cited_rule_is_told():
    """In a game's own folders only its own rules are known; elsewhere those of all games."""
    lost = []
    for path in sources(*WHERE):
        parts = path.relative_to(ROOT).parts
        known = next((OWN[part] for part in parts if part in OWN), ANYWHERE)
        lost += [f"{'/'.join(parts)}:{line}: {rule}" for rule, line in undefined(path.read_text("utf-8"), known)]
    assert not lost, "\n".join(["no such rule:", *lost])


def test_a_citation_of_no_rule_is_found():
    first, second = f"UX-{999}", f"QQ-{1.2}"
    text = f'"""A rule (UX-1) and none ({first})."""\n# {second} on the second line; UTF-8 and M-4 are none\n'
    assert undefined(text, EVERYWHERE) == [(first, 1), (second, 2)]


@pytest.mark.parametrize("game", documented())
def test_a_rule_is_told_once(game):
    rules = [*defined_in(UX), *rules_of(game)]
    assert sorted({rule for rule in rules if rules.count(rule) > 1}) == []


@pytest.mark.parametrize("game", documented())
def test_every_rule_is_cited_by_a_test(game):
    """What no test can check is declared, with the reason, beside the game's tests."""
    excused = set(expected(game, "rules").get("untested", {}))
    missing = set(rules_of(game)) - cited_by_tests(game)
    assert missing - excused == set(), f"no test of {game} cites these"
    assert excused - missing == set(), "these are cited: take them off the list"
