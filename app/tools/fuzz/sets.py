"""Card sets written by an attacker: refused with problems that can be read, or played with like any other.

Most are the game's own set with a few things changed; some have one thing thousands of times.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from app.tools.fuzz.limits import Failure, FuzzOutcome, judged
from app.tools.fuzz.mutate import at, mutated, places
from rules import Chance, Illegal, Session, answer_at_random, find, stream, waiting
from rules.content.limits import MAX_VALUES
from rules.content.loading import Content, unpack

ANSWERS = 150  # that a game with an accepted set is played
_LONG = 12  # one in so many is as large as it may be


def forged_sets(games: Sequence[str], count: int, seed: int) -> Iterator[FuzzOutcome]:
    """So many forgeries in turn for each game, and what came of them."""
    for number in range(count):
        game = games[number % len(games)]
        rng = Chance(stream(seed, f"set:{game}:{number}"))
        forgery = (swollen if number % _LONG == 0 else forge)(game, rng)
        yield judged(number, game, partial(read, game, forgery), partial(play, game, rng=rng))


@cache
def _packed(game: str) -> dict[str, Any]:
    content = find(game).content([])
    assert isinstance(content, Content)
    return content.pack()


def forge(game: str, rng: Chance) -> dict[str, Any]:
    """The game's own content with one to four things changed, in one entry as often as anywhere."""
    packed = _packed(game)
    number = rng.below(len(packed["sets"]))
    kinds = [kind for kind, entries in packed["sets"][number].items() if isinstance(entries, list) and entries]
    kind = rng.choice(kinds)
    entry = ("sets", number, kind, rng.below(len(packed["sets"][number][kind])))
    aims = [entry, entry, entry, ("sets", number), ("sets", number, "set")]
    made: dict[str, Any] = mutated(packed, rng, aims, most=4)
    return made


def swollen(game: str, rng: Chance) -> dict[str, Any]:
    """One list or object of the content grown to thousands of parts."""
    packed = copy.deepcopy(_packed(game))
    holders = [part for path in places(packed)[1:] if isinstance(part := at(packed, path), (list, dict)) and part]
    grown = rng.choice(holders)
    parts = list(grown.values()) if isinstance(grown, dict) else list(grown)
    size = MAX_VALUES // (4 * max(1, len(places(parts[0]))))
    for number in range(size):
        if isinstance(grown, dict):
            grown[f"grown_{number}"] = copy.deepcopy(parts[0])
        else:
            fresh = copy.deepcopy(parts[number % len(parts)])
            if isinstance(fresh, dict) and "id" in fresh:
                fresh["id"] = f"grown_{number}"
            grown.append(fresh)
    return packed


def read(game: str, packed: dict[str, Any]) -> Content | None:
    """The content, if it is accepted; what is wrong is said in words that can be shown."""
    content, problems = unpack(find(game).schema, packed)
    for problem in problems:
        if not str(problem).isprintable() or len(str(problem)) > 1000:
            raise Failure(f"an unreadable problem: {problem.reason_id}")
    return None if problems else content


def play(game: str, content: Content, rng: Chance) -> None:
    """A game with this content, if it can be set up."""
    low, _ = find(game).seats
    try:
        session = Session.start(game, find(game).random_setup(low, rng), rng.below(1 << 32), content)
    except Illegal:
        return
    for _ in range(ANSWERS):
        asked = waiting(session.state)
        if not asked:
            return
        session.answer(answer_at_random(session.state, rng.choice(asked), rng))
