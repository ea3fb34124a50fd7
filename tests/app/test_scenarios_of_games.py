"""The positions that every game ships: told in both languages, sound, and to be played on by whom they are for."""

import pytest

from app.match.scenarios import scenario, scenarios
from app.text.texts import LANGUAGES
from rules import Chance, apply, find, result, waiting
from tests.support.citations import rules_of
from tests.support.expected import expected
from tests.support.games import WITH_SCENARIOS
from tests.support.playout import random_answer

SHIPPED = [(game, name) for game in WITH_SCENARIOS for name in scenarios(game)]


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_every_scenario_is_told_sound_and_can_be_played(game, name):
    """To the end of the game, or as far as a game of its length is played here."""
    told, how = scenario(game, name), expected(game, "scenarios")
    assert told.game == game and told.rules and set(told.rules) <= set(rules_of(game))
    assert all(part[language] for part in (told.title, told.about) for language in LANGUAGES)
    state, rng, asked = told.session().state, Chance(1), set()
    assert find(game).violations(state) == []
    if not how.get("others_first"):
        assert waiting(state)[0].seat == told.human
    state.setup.options.update(how.get("played_with", {}))
    for _ in range(how.get("answers", 100_000)):
        if not waiting(state):
            break
        asked |= {decision.seat for decision in waiting(state)}
        apply(state, random_answer(state, rng), listen=False)
    assert told.human in asked and find(game).violations(state) == []
    assert result(state) is not None or "answers" in how


@pytest.mark.parametrize("game", WITH_SCENARIOS)
def test_the_examples_of_the_rulebook_are_there(game):
    told = {rule for name in scenarios(game) for rule in scenario(game, name).rules}
    wanted = set(expected(game, "scenarios")["examples"])
    assert wanted and sorted(wanted - told) == []
