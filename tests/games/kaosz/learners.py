"""Who learns Káosz Galaktika: the match of a first game."""

from tests.games.kaosz.hands import match_of

MOST = 0
TIPS_BESIDE = False  # they stand where the table leaves room


def first_game():
    return match_of(1, 1)
