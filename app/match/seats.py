"""Who sits where: humans and computer players, and hand-over between them (UX-74)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.ai import KINDS
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from saves.document import SeatInfo

HUMAN = "human"


@dataclass(slots=True)
class Seat:
    """One seat at the table. `home` is its first kind of player, so that a person can take it back."""

    name: str
    kind: str
    home: str
    colour: str | None = None  # of its pieces, if the game chooses it

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


class Seats:
    """All seats, by number."""

    def __init__(self, who: Iterable[tuple[str, str]]) -> None:
        self._seats = [Seat(name, _known(kind), kind) for name, kind in who]

    @classmethod
    def of(cls, infos: Sequence[SeatInfo]) -> Seats:
        """The seats of a save; a kind that no longer exists becomes a human."""
        made = cls((info.name, info.kind if info.kind in KINDS else HUMAN) for info in infos)
        for seat, info in zip(made._seats, infos, strict=True):
            if info.home == HUMAN or info.home in KINDS:
                seat.home = str(info.home)
            seat.colour = info.colour
        return made

    def __getitem__(self, seat: int) -> Seat:
        return self._seats[seat]

    def __len__(self) -> int:
        return len(self._seats)

    def is_human(self, seat: int) -> bool:
        return seat >= 0 and self._seats[seat].is_human

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self._seats) if seat.is_human)

    @property
    def company(self) -> int:
        """How many people may be looking at the screen: also those whose seat a computer player has taken over."""
        return sum(self.is_human_home(seat) for seat in range(len(self)))

    def is_human_home(self, seat: int) -> bool:
        """Whether a person plays this seat, or did before a computer player took over."""
        return self._seats[seat].is_human or self._seats[seat].home == HUMAN

    def watchers(self, seat: int) -> tuple[int, ...]:
        """The other human seats, whose people may draw conclusions from what they see and when."""
        return tuple(n for n in self.humans if n != seat)

    def hand_over(self, seat: int, kind: str) -> None:
        self._seats[seat].kind = _known(kind)

    def wear(self, colours: Sequence[str]) -> bool:
        """Set the colours of the seats' pieces; True if any has changed."""
        before = [seat.colour for seat in self._seats]
        for seat, colour in zip(self._seats, colours, strict=False):
            seat.colour = colour
        return [seat.colour for seat in self._seats] != before

    def infos(self) -> list[SeatInfo]:
        from saves.document import SeatInfo  # only where something is kept: the new-game screen knows seats, too (P14)

        return [
            SeatInfo(seat.name, seat.kind, seat.home if seat.home != seat.kind else None, seat.colour)
            for seat in self._seats
        ]


def _known(kind: str) -> str:
    if kind != HUMAN and kind not in KINDS:
        raise ValueError(f"no kind of player {kind!r}; there are {HUMAN}, {', '.join(KINDS)}")
    return kind
