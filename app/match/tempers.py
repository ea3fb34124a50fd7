"""The temperaments of the computer players at a table, kept as marks of the match: `temper:<seat>:<temperament>`.

"any" is drawn by the game's seed, so that a save and a rematch with another seed know what to do. Only levels that try
their answers have one (`rules.ai.temper`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rules.ai import LEVELS, hints_of, spec_of
from rules.ai.temper import ANY, TEMPERS, temper_at

from .fair import FAIR

MARK, NONE = "temper:", "none"
OFFERED = (ANY, "", *TEMPERS)
_MARK = re.compile(MARK + r"(\d{1,2}):([a-z]{1,12})", re.ASCII)


def marks_of(said: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(f"{MARK}{seat}:{temper or NONE}" for seat, temper in sorted(said.items()))


def said_by(marks: Iterable[str]) -> dict[int, str]:
    """What was set for the seats.

    >>> said_by(("casual", "temper:1:any", "temper:2:moody", "temper:3:none"))
    {1: 'any', 3: ''}
    """
    found = (_MARK.fullmatch(mark) for mark in marks)
    said = {int(one[1]): one[2].removeprefix(NONE) for one in found if one is not None}
    return {seat: temper for seat, temper in said.items() if temper in OFFERED}


def temper_now(marks: Iterable[str], seed: int, seat: int) -> str:
    return temper_at(said_by(marks).get(seat, ""), seed, seat)


def has_temper(game: str, kind: str) -> bool:
    """Whether a kind of player tries its answers in a game, so that one may suit it better than another."""
    if kind == FAIR:
        return any(has_temper(game, level) for level in LEVELS)
    if kind not in LEVELS:
        return False
    spec = spec_of(game, kind)
    return spec.effort > 0 and not spec.former and hints_of(game).abridged is None  # else a tree of answers is read
