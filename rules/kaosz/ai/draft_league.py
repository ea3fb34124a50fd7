"""Drafts in which half of the seats choose and half take any cards; then their decks play each other.

    python -m rules.kaosz.ai.draft_league --games 200 --seed 1

Each draft has eight seats, drafters and random pickers by turns. Both build by the same judgement, so that only the
picks differ, unless `--random-decks` lets the random pickers build at random as well. Then every drafter meets every
random picker once, played by the same level; games stop after 60 turns for each player (KG-10.8). With `--games 0`
there is one draft of eight computer players and no game.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence

from rules.ai.levels import KINDS
from rules.ai.match import play_game
from rules.core.chance import Chance, stream
from rules.core.state import Setup

from ..decks import OFFICIAL_SIZE, deck_problems
from ..faces import Face
from ..library import content_for, faces
from ..limited.draft import MOST_SEATS, Draft
from ..limited.pool import ALLIANCES, usable, with_reserve
from .deckcraft import Balance
from .drafting import draft_all, drafted_deck
from .league import TURN_LIMIT

RANDOM_SEATS = tuple(range(1, MOST_SEATS, 2))


def any_deck(pool: Sequence[str], known: Mapping[str, Face], rng: Chance) -> list[str]:
    """A legal deck of cards taken at random from the alliance that has most."""
    held = with_reserve(pool, known)
    alliance = max(ALLIANCES, key=lambda one: (usable(held, known, one), sorted(one)))
    cards = [card for card, count in held.items() for _ in range(count) if known[card].species in alliance]
    rng.shuffle(cards)
    balance = Balance(known)
    deck: list[str] = []
    for card in cards:
        if len(deck) < OFFICIAL_SIZE and balance.admits(card):
            balance.add(card)
            deck.append(card)
    return deck


def drafted(known: Mapping[str, Face], seed: int, random_decks: bool = False) -> list[list[str]]:
    """The decks of one draft by seat."""
    draft = Draft.dealt(known, seed, MOST_SEATS)
    draft_all(draft, known, RANDOM_SEATS, stream(seed, "random picks"))
    rng = Chance(stream(seed, "random decks"))
    return [
        any_deck(pool, known, rng) if random_decks and seat in RANDOM_SEATS else drafted_deck(pool, known)
        for seat, pool in enumerate(draft.pools)
    ]


def pairings() -> list[tuple[int, int]]:
    """Every drafter against every random picker, sitting first by turns."""
    pairs = [(a, b) for a in range(MOST_SEATS) if a not in RANDOM_SEATS for b in RANDOM_SEATS]
    return [pair if number % 2 == 0 else pair[::-1] for number, pair in enumerate(pairs)]


def matches(level: str, games: int, seed: int, random_decks: bool = False) -> Iterator[bool]:
    """Game by game: whether the drafter won."""
    known = faces(content_for([]))
    pairs = pairings()
    decks: list[list[str]] = []
    for number in range(games):
        event, place = divmod(number, len(pairs))
        if place == 0:
            decks = drafted(known, stream(seed, f"draft:{event}"), random_decks)
        seats = pairs[place]
        assert not any(deck_problems(decks[seat], known, {}) for seat in seats)
        setup = Setup("kaosz", [{"deck": decks[seat]} for seat in seats], {"turn_limit": TURN_LIMIT})
        record = play_game("kaosz", setup, (level, level), stream(seed, f"game:{number}"))
        if record.result is not None:
            yield seats[record.result.places[0][0]] not in RANDOM_SEATS


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="drafters against random pickers")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=KINDS, default="pilot")
    parser.add_argument("--random-decks", action="store_true")
    args = parser.parse_args(words)
    if not args.games:
        known = faces(content_for([]))
        draft = Draft.dealt(known, args.seed, MOST_SEATS)
        draft_all(draft, known)
        legal = sum(not deck_problems(drafted_deck(pool, known), known, {}) for pool in draft.pools)
        print(f"a draft of {draft.seats} computer players: {legal} legal decks")
        return 0 if legal == draft.seats else 1
    won = list(matches(args.level, args.games, args.seed, args.random_decks))
    print(f"{len(won)} games at the level {args.level}: drafters win {sum(won) / max(1, len(won)):.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
