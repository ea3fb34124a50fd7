"""A game about to begin: who sits where, which switches are set, which seed; checked by the rules only (UX-95)."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

from app.match.fair import BEGINNER, FAIR, nearest, strengths_by
from app.match.tempers import OFFERED, has_temper, said_by
from rules import Game, Illegal, Reason, Setup, Variant, find
from rules.ai import KINDS
from rules.ai.temper import ANY
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.text.texts import Texts

HUMAN = "human"
LEVELS = tuple(kind for kind in KINDS if kind != "random")
# Computer players are named after stars, which are called the same in every language.
STARS = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Spica", "Capella", "Regulus")
MOST_NAME_LENGTH = 24
MAX_SEED = 999_999_999


def default_name(seat: int, kind: str, texts: Texts) -> str:
    """What somebody is called who has been given no name."""
    return texts("setup-player", number=seat + 1) if kind == HUMAN else STARS[seat % len(STARS)]


def random_seed() -> int:
    return 1 + int.from_bytes(os.urandom(6), "big") % MAX_SEED


@dataclass
class Chair:
    """One seat of the draft; an empty name stands for the default one."""

    kind: str = HUMAN
    name: str = ""
    own: dict[str, Any] = field(default_factory=dict)  # switches of this seat
    # What a switch was picked as, by the name under which the game's own rows offer it: what lies under a name may be
    # changed meanwhile, such as a deck, or be forbidden until another switch is set back.
    picked: dict[str, str] = field(default_factory=dict)
    temper: str = ANY  # of a computer player
    person: str | None = None  # whose profile sits here; "" for a guest, None while nobody has said


@dataclass
class Draft:
    """Everything the new-game screen decides. `extras` belongs to the game's own part of the screen."""

    game: str
    chairs: list[Chair]
    options: dict[str, Any] = field(default_factory=dict)
    sets: list[str] = field(default_factory=list)
    seed: str = ""
    extras: dict[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Game:
        return find(self.game)

    @classmethod
    def fresh(cls, game: str, kinds: Sequence[str] = ()) -> Draft:
        """The game's defaults: one person against computer players."""
        low, high = find(game).seats
        wanted = list(kinds) or [HUMAN, *["pilot"] * max(low - 1, min(2, high - 1))]
        return cls(game, [Chair(kind) for kind in wanted[:high]])

    # --- seats

    def may_add(self) -> bool:
        return len(self.chairs) < self.rules.seats[1]

    def may_remove(self) -> bool:
        return len(self.chairs) > self.rules.seats[0]

    def add(self, chair: Chair | None = None) -> None:
        """Somebody sits down: whoever is named, else a computer player."""
        if self.may_add():
            self.chairs.append(chair or Chair("pilot"))
            self._forget()

    def remove(self, seat: int) -> None:
        if self.may_remove():
            del self.chairs[seat]
            self._forget()

    def name(self, seat: int, texts: Texts) -> str:
        return self.chairs[seat].name.strip() or self.default_name(seat, texts)

    def default_name(self, seat: int, texts: Texts) -> str:
        return default_name(seat, self.chairs[seat].kind, texts)

    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == HUMAN]

    # --- switches

    def option(self, variant: Variant) -> Any:
        return self.options.get(variant.id, variant.default)

    def table_variants(self) -> list[Variant]:
        """Those that mean something as the others stand."""
        return [variant for variant in self.rules.variants if not variant.per_seat and self._means_something(variant)]

    def _means_something(self, variant: Variant) -> bool:
        if variant.seats not in (None, len(self.chairs)):
            return False
        if variant.under is None:
            return True
        other, value = variant.under
        return any(one.id == other and self.option(one) == value for one in self.rules.variants)

    def choose(self, variant: Variant, value: Any) -> None:
        """Set a switch; those that mean nothing without it are forgotten."""
        if value == variant.default and type(value) is type(variant.default):
            self.options.pop(variant.id, None)
        else:
            self.options[variant.id] = value
        self._forget()

    def _forget(self) -> None:
        """Switches that mean nothing any more, since another one was set or somebody came or went."""
        for one in self.rules.variants:
            if not self._means_something(one):
                self.options.pop(one.id, None)

    def seat_variants(self) -> list[Variant]:
        return [variant for variant in self.rules.variants if variant.per_seat]

    # --- what it means

    def setup(self) -> Setup:
        return Setup(self.game, [dict(chair.own) for chair in self.chairs], dict(self.options), list(self.sets))

    def trouble(self) -> Reason | None:
        """Why the rules refuse this combination, None if they do not."""
        try:
            self.rules.check_setup(self.setup())
        except Illegal as refused:
            return refused.reason
        return None

    def trouble_with(self, variant: Variant, value: Any) -> Reason | None:
        """The same if a switch were set so."""
        tried = replace(self, options=dict(self.options))
        tried.choose(variant, value)
        return tried.trouble()

    def seed_number(self) -> int:
        return int(self.seed) if self.seed else random_seed()

    def who(self, texts: Texts, strengths: Mapping[int, float] | None = None) -> list[tuple[str, str]]:
        """Names and kinds; whoever plays a fair match has the level that its strength counts as."""
        return [(self.name(seat, texts), self._kind(seat, strengths or {})) for seat in range(len(self.chairs))]

    def _kind(self, seat: int, strengths: Mapping[int, float]) -> str:
        kind = self.chairs[seat].kind
        return nearest(strengths.get(seat, BEGINNER)) if kind == FAIR else kind

    def tempers(self) -> dict[int, str]:
        """The temperaments of those who have one."""
        return {
            seat: chair.temper for seat, chair in enumerate(self.chairs) if has_temper(self.game, chair.kind)
        }  # fmt: skip

    def fair_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == FAIR]

    def machines(self) -> list[int]:
        """The seats of computer players."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != HUMAN]

    # --- remembering

    def encode(self) -> dict[str, Any]:
        return {
            "chairs": [
                [chair.kind, chair.name, chair.own, chair.picked, chair.person, chair.temper] for chair in self.chairs
            ],
            "options": self.options,
            "sets": self.sets,
            "extras": self.extras,
        }

    @classmethod
    def decode(cls, game: str, data: Any) -> Draft | None:
        """A remembered draft, if it is still a game that the rules would play."""
        try:
            chairs = [
                Chair(str(kind), _own_name(str(name)[:MOST_NAME_LENGTH]), dict(own), *_since(*more))
                for kind, name, own, *more in data["chairs"]
            ]
            draft = cls(
                game, chairs, dict(data["options"]), [str(one) for one in data["sets"]], extras=dict(data["extras"])
            )
            known = all(chair.kind in (HUMAN, FAIR, *LEVELS) for chair in chairs)
            return draft if known and draft.trouble() is None else None
        except (KeyError, TypeError, ValueError):
            return None

    @classmethod
    def like(
        cls,
        setup: Setup,
        who: Sequence[tuple[str, str]],
        people: Mapping[int, str] | None = None,
        marks: Sequence[str] = (),
    ) -> Draft:
        """The draft of a game that has been played: for a rematch. `people`: whose profile sat where; `marks` say who
        played a fair match, and goes on following the record."""
        chairs = [
            Chair(kind if kind in KINDS else HUMAN, _own_name(name), dict(own), person=(people or {}).get(seat))
            for seat, ((name, kind), own) in enumerate(zip(who, setup.seats, strict=True))
        ]
        for seat, temper in said_by(marks).items():
            if seat < len(chairs):
                chairs[seat].temper = temper
        for seat in strengths_by(marks):
            if seat < len(chairs) and chairs[seat].kind != HUMAN:
                chairs[seat].kind = FAIR
        return cls(setup.game, chairs, dict(setup.options), list(setup.sets))


def _since(picked: Any = None, person: Any = None, temper: Any = None) -> tuple[dict[str, str], str, str | None]:
    """What earlier versions did not remember of a chair."""
    named = {str(switch): str(name) for switch, name in dict(picked or {}).items()}
    return named, temper if temper in OFFERED else ANY, person if isinstance(person, str) else None


def _own_name(name: str) -> str:
    """A name that somebody typed; a default one is left to the language of the moment."""
    from app.text.names import default_number

    return "" if default_number(name) is not None else name
