"""The audit of card sets: `python -m rules.kaosz.audit [folder ...]` prints every deviation.

First what is wrong with each set in itself (form, prices, texts, loops: KG-C20, C21, C23), then how the shipped
set departs from its plan (KG-C1-C8, C11, C24, 17.2, 17.6). Ends with 1 if anything was found. With `--prices`
it also lists every card with the price the formula gives.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.content.loading import Content, combine, read_folder, shipped_folder

from .faces import Face
from .matrix import deviations
from .prices import asked, price
from .schema import CARD, DECK, SCHEMA


def read_everything(folders: Sequence[Path]) -> tuple[Content, list[str]]:
    """All sets that can be read at all, also those that break a rule; and what is wrong with them."""
    sets, lines = [], []
    for folder in folders:
        found, problems = read_folder(folder, {SCHEMA.game: SCHEMA})
        sets += found
        lines += [str(problem) for problem in problems]
    lines += [str(problem) for problem in combine(SCHEMA, sets)[1]]
    return Content(SCHEMA.game, sets), lines


def audit(folders: Sequence[Path]) -> list[str]:
    """Every deviation of the sets in these folders."""
    content, lines = read_everything(folders)
    return lines + list(deviations(content.table(CARD).values(), content.table(DECK).values()))


def price_list(faces: Sequence[Face]) -> Iterator[str]:
    for face in faces:
        formula = price(face)
        note = "" if formula is None or formula == asked(face) else f"  ({asked(face) - formula:+d})"
        yield f"{face.id:32} {face.species:12} {face.subtype:10} asks {asked(face):>2}, formula {formula}{note}"


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    folders = [Path(word) for word in arguments if not word.startswith("-")] or [shipped_folder(__file__)]
    if "--prices" in arguments:
        for line in price_list(list(read_everything(folders)[0].table(CARD).values())):
            print(line)
    lines = audit(folders)
    for line in lines:
        print(line)
    print(f"{len(lines)} deviations")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
