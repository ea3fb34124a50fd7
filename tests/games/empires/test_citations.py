"""Rules that are listed as enforced are cited by a test, and nothing cites a rule that there is not.

`ids.txt` lists every rule, worked example (EX) and edge case (EC) of the digest. Under [tests] stand those that a test
cites; what is still open stands under its chapter. An ID whose test is written moves to [tests]; the chapters of the
expansion may have a [tests] of their own, just above what is open of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import rules.empires
from tests.support.citations import TESTS, cited_rules, listed_rules

HERE = Path(__file__).parent
LISTED = listed_rules(HERE / "ids.txt")
PREFIXES = ("SE", "CL", "EX", "EC")
CITED = {rule: path for prefix in PREFIXES for rule, path in cited_rules(HERE, prefix).items()}
KNOWN = {rule for listed in LISTED.values() for rule in listed}


def is_known(rule):
    """A chapter (SE-5, SE-5.2) is known by its rules."""
    return rule in KNOWN or any(each.startswith(f"{rule}.") for each in KNOWN)


def test_every_rule_that_is_enforced_is_cited_by_a_test():
    missing = [rule for rule in LISTED[TESTS] if rule not in CITED]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_what_a_test_cites_is_not_listed_as_open():
    still = [rule for where, listed in LISTED.items() if where != TESTS for rule in listed if rule in CITED]
    assert not still, f"move to [tests]: {', '.join(still)}"


def test_a_rule_has_one_place():
    every = [rule for listed in LISTED.values() for rule in listed]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("folder", [HERE, Path(rules.empires.__file__).parent], ids=["tests", "rules"])
def test_only_known_rules_are_cited(folder):
    cited = {rule: path.name for prefix in PREFIXES for rule, path in cited_rules(folder, prefix).items()}
    assert not {rule: name for rule, name in cited.items() if not is_known(rule)}
