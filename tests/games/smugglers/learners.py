"""Who learns Űrcsempészek: the match of a first game."""

from tests.games.smugglers.hands import match_of

MOST = 0


def first_game():
    return match_of(1, 2)
