"""What may be wished for in Űrcsempészek, offered or not (SM-4B, SM-4G, SM-4H); see tests/core/test_wishes.py."""

from rules.core.refusals import offered
from rules.smugglers.refusals import STUFF
from rules.smugglers.state import facts

VARIANTS = ({}, {"stacked": True}, {"timing": "secret"})
TABLES = [(2 + seed % 4, {"timing": "open", **VARIANTS[seed % 3]}) for seed in range(6)]
ANSWERS, EVERY, TOLD = 100_000, 2, 8
ASKED = "smugglers.open.act"
NAMES_NOTHING = [
    (), ("place",), ("place", 99, 7), ("take", 77), ("pay", -1, 0, 0, 0, 0, 0), "nonsense", ("energy", "x"),
    ("goods", 1), ("die", 9, 0, 1), None, 3,
]  # fmt: skip


def may_be_bare(_wish):
    return False


def wishes(g, decision, rng):
    """Options of the kinds that are offered, about other things; and things brought anywhere."""
    number = lambda most: rng.below(most)  # noqa: E731
    verbs = {one[0] for one in offered(decision) if isinstance(one, tuple)}
    made = []
    for _ in range(4):
        if "take" in verbs:
            sector = number(len(g.dice))
            made += [("take", rng.choice(facts(g).tokens)), ("token", rng.choice(facts(g).tokens))]
            made += [(facts(g).verb, sector, 1 + number(6))]
            made += [("die", number(facts(g).n), number(2), 1 + number(6), sector)]
            made += [("face", 1 + number(6)), ("pool", rng.choice(STUFF))]
        if verbs & {"energy", "goods"}:
            made += [("energy", 1 + number(5)), ("goods", *(number(3) for _ in range(4))), ("pool", rng.choice(STUFF))]
        if "give" in verbs:
            made += [("give", rng.choice(STUFF)), ("stock", number(facts(g).n), rng.choice(STUFF))]
    return made
