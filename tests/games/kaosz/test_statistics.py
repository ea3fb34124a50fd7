"""What statistics tell of the decks that were played (UX-63)."""

import pytest

from app.games.kaosz.statistics import brought, brought_name
from app.text.texts import Texts
from rules import Setup, find

OURS = find("kaosz").content([])


def test_a_deck_is_told_by_its_name_and_a_list_of_cards_as_ones_own():
    """Nobody wants to read 45 ids on the result screen."""
    setup = Setup("kaosz", [{"deck": "hive_bastion"}, {"deck": ["sh_mako"] * 3}, {}])
    assert brought(setup, []) == ["hive_bastion", "own", ""]
    assert brought_name(Texts("en"), "hive_bastion", OURS) == "Hive Bastion"
    assert brought_name(Texts("hu"), "hive_bastion", OURS) == "Kaptárbástya"
    assert brought_name(Texts("en"), "long_lost", OURS) == "long_lost"


@pytest.mark.parametrize("kept", ["own", "['sh_mako', 'sh_mako']"])
def test_also_games_of_earlier_versions_name_no_cards(kept):
    assert brought_name(Texts("hu"), kept, OURS) == "saját pakli"
    assert brought_name(Texts("en"), kept, OURS) == "custom deck"
