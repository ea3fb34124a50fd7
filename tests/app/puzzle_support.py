"""Puzzles made for tests: a position of a game at random, whose first answer is said to be the best."""

from app.match.puzzles import Puzzle, own_folder, written
from rules import find
from rules.content.shapes import Translation
from tests.support.choices import at_a_choice

ASK = Translation("What do you do? One answer is clearly best.", "Mit lépsz? Egy válasz egyértelműen a legjobb.")
CHANCES = (0.61, 0.34, 0.3, 0.12)


def made_puzzle(game, id="mine", steps=40, difficulty=2):
    session, asked = at_a_choice(game, steps)
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
        session.seed,
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
