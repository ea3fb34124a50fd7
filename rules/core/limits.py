"""How large things may become in play.

Card sets are data from anywhere, and their amounts are counted while a game goes on: a set that is right in every
line can still ask for a thousand million repetitions. So play has limits of its own, the same for all games. What
they cut off is told; no card that was made to be played comes near them.
"""

LARGEST = 999_999  # no number is further from 0: points, credits, damage, what an amount comes to
MOST_REPEATS = 50  # of one list of effects
MOST_EFFECTS = 500  # carried out one after the other without a decision
MOST_LASTING = 300  # effects that go on at the same time


def bounded(number: int) -> int:
    """The number, or the nearest one there is in play: arithmetic saturates.

    >>> bounded(7), bounded(10**9), bounded(-(10**9))
    (7, 999999, -999999)
    """
    return number if -LARGEST <= number <= LARGEST else LARGEST if number > 0 else -LARGEST
