"""Every rule of the game is cited by a test, and nothing cites a rule that there is not."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules.cosmic
from tests.support.citations import TESTS, cited_rules, listed_rules

HERE = Path(__file__).parent
LISTED = listed_rules(HERE / "ids.txt")
CITED = cited_rules(HERE, "CE")


def test_every_rule_is_cited_by_a_test():
    missing = [rule for rule in LISTED[TESTS] if rule not in CITED]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_a_rule_has_one_place():
    every = [rule for rules_there in LISTED.values() for rule in rules_there]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("folder", [HERE, Path(rules.cosmic.__file__).parent], ids=["tests", "rules"])
def test_only_known_rules_are_cited(folder):
    known = {rule for rules_there in LISTED.values() for rule in rules_there}
    unknown = {rule: path.name for rule, path in cited_rules(folder, "CE").items() if rule not in known}
    assert not unknown
