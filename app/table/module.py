"""A game's table: which part of the game plays which role (`app/table/roles`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, overload

from app.table.model import PlayerInfo
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.forms import FormRole
from app.table.roles.gestures import GestureRole
from app.table.roles.layout import LayoutRole
from app.table.roles.log import LogRole
from app.table.roles.motion import MotionRole
from app.table.roles.pages import PageRole
from app.table.roles.role import TableRole
from app.table.roles.words import ReplyRole, WordRole
from app.text.texts import Texts

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.services import Surroundings, TableServices

Role = TypeVar("Role", bound=TableRole)


class GameTable:
    """One per game. A large game sets its parts as roles in `attend`; a role that it does not set keeps the defaults.

    A small game is its own parts: its table names the roles as bases beside this class, and overrides what differs.
    """

    game = ""

    def __init__(self, texts: Texts, players: Sequence[PlayerInfo]) -> None:
        self.texts, self.players = texts, tuple(players)
        self.names = SeatNames(self)
        self.table = self  # as its own parts see it
        self.layout = self._own(LayoutRole)
        self.gestures = self._own(GestureRole)
        self.answers = self._own(AnswerRole)
        self.words = self._own(WordRole)
        self.replies = self._own(ReplyRole)
        self.forms = self._own(FormRole)
        self.log = self._own(LogRole)
        self.motion = self._own(MotionRole)
        self.pages = self._own(PageRole)
        self.devices = self._own(DeviceRole)

    def _own(self, role: type[Role]) -> Role:
        return self if isinstance(self, role) else role(self)

    def attend(self, kit: TableKit, services: TableServices, surroundings: Surroundings) -> None:
        """The table stands; called once, before anything is shown."""
        self.kit, self.services, self.surroundings = kit, services, surroundings
        self.make_parts()

    def make_parts(self) -> None:
        """Make the game's own parts."""

    def seat_name(self, seat: int) -> str:
        return self.players[seat].name if 0 <= seat < len(self.players) else ""


class SeatNames(Sequence[str]):
    """The names of the seats in the present language: names that nobody typed change with it."""

    def __init__(self, table: GameTable) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table.players)

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...
    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        names = tuple(player.name for player in self._table.players)
        return names[seat]
