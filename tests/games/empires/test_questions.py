"""UI-7: whoever could have a secret power is asked, so that a question tells nothing; or only whoever has it."""

import pytest

from rules import waiting
from rules.core.chance import Chance
from rules.empires.printed.levels import level
from rules.empires.state import facts
from tests.games.empires.advantages import GAME, table
from tests.games.empires.support import galaxy
from tests.games.empires.test_close_reaction import BACK, attack, border

HERE = (6, 6)


def still_asked(t):
    """Whether whoever dreams of other secrets still waits for the same question."""
    asked = waiting(t.state)[0]
    dreams = []
    for seed in range(5):
        world = t.state.clone()
        GAME.imagine(world, 1 - asked.seat, Chance(seed))
        world.pending = None
        dreams.append((waiting(world)[0].seat, waiting(world)[0].prompt))
    return set(dreams) == {(asked.seat, asked.prompt)}


@pytest.mark.parametrize(("questions", "code", "asked"), [
    ("everybody", "Decoy", True), ("needed", "Decoy", False), ("needed", "CA", True),
])  # fmt: skip
def test_reactions(questions, code, asked):
    """CL-10: closed counters beside a battle."""
    t = border(questions=questions)
    t.blue.has(code, at=BACK)
    attack(t)
    assert t.blue.is_asked("reaction.move") == asked
    assert not asked or still_asked(t)


@pytest.mark.parametrize(("questions", "code", "asked"), [
    ("everybody", "SC", True), ("needed", "SC", False), ("needed", "R", True),
])  # fmt: skip
def test_cloaks(questions, code, asked):
    """SE-5.2.2: closed counters in a battle."""
    t = galaxy(options={"questions": questions})
    t.red.has(code, at=(5, 4), **({"cloaking": 1} if code == "R" else {}))
    t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    assert t.red.is_asked("declaration.cloak") == asked
    assert not asked or still_asked(t)


@pytest.mark.parametrize(("questions", "card", "asked"), [
    ("everybody", "e41", True), ("needed", "e41", False), ("needed", "e44", True),
])  # fmt: skip
def test_cards_of_a_moment(questions, card, asked):
    """CL-E44, CL-13.5."""
    t = table(card, raiders="off", experience="off", questions=questions)
    t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    t.begins("red").ends()
    assert t.red.is_asked("round.card") == asked
    assert not asked or still_asked(t)


@pytest.mark.parametrize("seized", [0, 1])
def test_a_claim_shows_technology_unless_a_ship_could_be_captured(seized):
    """SE-5.2.2, CL-4.5.1: a captured Raider claims what its owner may not know."""
    t = galaxy(options={"boarding": "on"})
    slot = t.red.has("R", at=(5, 4), cloaking=1)
    t.state.seized[0] = seized
    if seized:
        t.red.fleet.builder[slot] = 1
        t.red.knows(cloaking=0)
    t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", (slot,))
    told = level(t.state.seen_tech[0], facts(t.state).cloaking)
    assert told == (not seized) and not GAME.violations(t.state)
