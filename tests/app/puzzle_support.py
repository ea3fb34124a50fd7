"""Puzzles made for tests: a position of a game at random, whose first answer is said to be the best."""

from app.match.puzzles import Puzzle, own_folder, written
from app.tools.shot_games import SEED, played
from rules import One, find, waiting
from rules.content.shapes import Translation

ASK = Translation("What do you do? One answer is clearly best.", "Mit lépsz? Egy válasz egyértelműen a legjobb.")
CHANCES = (0.61, 0.34, 0.3, 0.12)


def position(game, seed, steps):
    """Where one seat alone has at least three plain answers, after so many at random."""
    for more in range(200):
        session = played(game, seed, steps + more)
        asked = waiting(session.state)
        one = asked[0]
        plain = len(asked) == 1 and isinstance(one, One) and one.seat >= 0 and one.since is None and not one.ranges
        if plain and len(one.options) >= 3:
            return session, one
    raise AssertionError(f"{game} asks nothing of the kind")


def made_puzzle(game, id="mine", seed=SEED, steps=40, difficulty=2):
    session, asked = position(game, seed, steps)
    values = asked.options[:4]
    return Puzzle(
        game,
        id,
        find(game).version,
        asked.seat,
        asked.prompt,
        (values[0],),
        values[1],
        tuple(zip(values, CHANCES, strict=False)),
        difficulty,
        session.setup,
        seed,
        tuple(session.log),
        "made for a test",
        Translation(f"Puzzle {id}", f"{id} feladvány"),
        ASK,
        (Translation("Look around.", "Nézz körül."), Translation("This one.", "Ez az.")),
        Translation("Because it wins.", "Mert ez nyer."),
        trials=100,
        worlds=10,
        agree=10,
        noise=0.01,
        found=("captain",),
    )


def keep_puzzle(places, puzzle):
    path = own_folder(places, puzzle.game) / f"{puzzle.id}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(puzzle), encoding="utf-8")
    return path
