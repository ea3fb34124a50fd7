"""Who learns Irány a Vénusz!: the match of a first game, and hands that follow the lessons."""

from tests.games.venus.hands import ClickVenus, DragVenus, match_of, played_on

MOST = 3
HANDS = {"1_first_period": DragVenus, "2_rivals_and_crises": ClickVenus, "3_cards": DragVenus}


def first_game():
    return match_of(1, 1, session=played_on(12, 2))
