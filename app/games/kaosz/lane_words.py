"""Outcomes and the lane in words: every number with its modifiers and their sources (UX-40, UX-51)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from app.games.kaosz.lane import Lane, Ship
from app.table.facts import FactLine
from app.text.texts import Texts
from rules.core.decisions import Option
from rules.kaosz.odds import Exchange, Fate, Outlook

Name = Callable[[Any], str]

PLAIN, DIM, GOOD, WARN, HARM, TITLE = "ink", "ink_dim", "good", "warn", "harm_text", "brass_light"


def signed(value: int) -> str:
    """With a real minus sign and always a sign."""
    return f"−{-value}" if value < 0 else f"+{value}"


class LaneWords:
    """`name` words a card on the table, `design` a card known by its design, `seat` a player, `printed` gives the
    printed value of a design."""

    def __init__(self, texts: Texts, name: Name, design: Name, seat: Name, printed: Callable[[str, str], int]) -> None:
        self.texts, self.name, self.design, self.seat, self.printed = texts, name, design, seat, printed

    # --- one value

    def value(self, ship: Ship, stat: str) -> str:
        """ "5 = 3 printed + 2 from …"; empty if the printed value stands."""
        changes = ship.sources.get(stat, ())
        if not changes:
            return ""
        total = {"fire": ship.fire, "bomb": ship.bomb, "speed": ship.speed}.get(stat, ship.armor)
        return self.texts(
            "kaosz-odds-value", value=self.texts(f"kaosz-value-{stat}"), card=self.name(ship.card), total=total,
            parts=self._parts(self.printed(ship.design, stat), changes),
        )  # fmt: skip

    def _parts(self, printed: int, changes: Iterable[Sequence[Any]]) -> str:
        parts = [self.texts("kaosz-odds-printed", by=printed)]
        for _, design, how, by in changes:
            source = self.design(design) if design else self.texts("kaosz-odds-effect")
            if how == "set":
                parts.append(self.texts("kaosz-odds-set", by=by, source=source))
            else:
                parts.append(self.texts("kaosz-odds-add", by=signed(by), source=source))
        return ", ".join(parts)

    # --- a shot

    def shot(self, now: Lane, told: Exchange, ship: int, target: int) -> tuple[FactLine, ...]:
        """The seat's own shot at a target, without and with return fire."""
        one, other = now.rank(ship), now.rank(target)
        if one is None or other is None:
            return ()
        fate = told.quiet.of(target)
        damage = fate.loss if fate is not None else 0
        lines: list[FactLine] = [(self.texts("kaosz-odds-title"), TITLE)]
        lines.append((self._shot(ship, target, damage), PLAIN))
        lines += self._fates(told.quiet, GOOD, (target,))
        lines += self._values((one.ship, "fire"))
        lines += self._back(told, ship, other.ship)
        lines += self._chances(one.ship, other.ship)
        return tuple(lines)

    def _shot(self, ship: int, target: int, damage: int) -> str:
        return self.texts("kaosz-odds-shot", ship=self.name(ship), target=self.name(target), damage=damage)

    def _back(self, told: Exchange, ship: int, target: Ship) -> list[FactLine]:
        if told.returned is None:
            return [(self.texts("kaosz-odds-no-return"), GOOD)]
        found = [(self.texts("kaosz-odds-returned"), PLAIN), *self._fates(told.returned, HARM, (ship,))]
        if told.returned.of(ship) is None:
            found.append((self.texts("kaosz-odds-unhurt", card=self.name(ship)), PLAIN))
        return [*found, *self._values((target, "fire"))]

    def _chances(self, shooter: Ship, target: Ship) -> list[FactLine]:
        """What may still change the numbers and lies open, and what lies face down."""
        found: list[FactLine] = []
        if "formation" in target.abilities:
            found.append((self.texts("kaosz-odds-formation", seat=self.seat(target.seat)), WARN))
        for ship in (shooter, target):
            if "heavy_armament" in ship.abilities:
                found.append((self.texts("kaosz-odds-heavy", card=self.name(ship.card)), WARN))
            found += self.hidden(ship)
        return found

    def hidden(self, ship: Ship) -> list[FactLine]:
        if not ship.hidden:
            return []
        return [(self.texts("kaosz-odds-hidden", count=ship.hidden, card=self.name(ship.card)), WARN)]

    def answer(self, now: Lane, told: Outlook, option: Option) -> tuple[FactLine, ...]:
        """What an answer to a shot leads to (KG-7.41)."""
        fates = self._fates(told, PLAIN) or [(self.texts("kaosz-odds-no-harm"), GOOD)]
        lines: list[FactLine] = [(self.texts("kaosz-odds-title"), TITLE), *fates]
        for shot in now.shots:
            rank = now.rank(shot.ship)
            if rank is not None:
                lines += self._values((rank.ship, "fire"))
            for card in shot.targets if option == "return" else ():
                target = now.rank(card)
                lines += self._values((target.ship, "fire")) if target is not None else []
        return tuple(lines)

    def _fates(self, told: Outlook, role: str, only: tuple[int, ...] | None = None) -> list[FactLine]:
        found = []
        for fate in told.fates:
            if (only is None or fate.card in only) and (fate.gone or fate.loss):
                found.append((self.fate(fate), role))
        return found

    def fate(self, fate: Fate) -> str:
        card = self.name(fate.card)
        if fate.gone:
            if not fate.before:
                return self.texts("kaosz-odds-crew-gone", card=card)
            return self.texts("kaosz-odds-gone", card=card, before=fate.before)
        return self.texts("kaosz-odds-armor", card=card, before=fate.before, after=fate.after)

    def _values(self, *wanted: tuple[Ship, str]) -> list[FactLine]:
        return [(text, DIM) for ship, stat in wanted if (text := self.value(ship, stat))]

    # --- bombardment

    def bombing(self, ships: Sequence[Ship], told: Outlook | None, extra: int = 0) -> tuple[FactLine, ...]:
        """The total with each ship's part, then what it does to the target (KG-7.53-7.58)."""
        if told is None or not ships:
            return ()
        lines: list[FactLine] = []
        if told.total is not None:
            parts = [self.texts("kaosz-odds-ship", by=ship.bomb, ship=self.name(ship.card)) for ship in ships]
            if extra:
                parts.append(self.texts("kaosz-odds-extra", by=signed(extra)))
            lines.append((self.texts("kaosz-odds-total", total=told.total, parts=", ".join(parts)), PLAIN))
            lines += self._values(*((ship, "bomb") for ship in ships))
        return (*lines, *self.hits(told))

    def hits(self, told: Outlook) -> list[FactLine]:
        """What happens to the target."""
        found: list[FactLine] = []
        for seat, before, after in told.colony:
            found.append((self.texts("kaosz-odds-colony", seat=self.seat(seat), before=before, after=after), HARM))
        for seat, before, after in told.hq:
            if after < before:
                found.append((self.texts("kaosz-odds-hq", seat=self.seat(seat), count=before - after), HARM))
        found += self._fates(told, HARM)
        if not found:
            found.append((self.texts("kaosz-odds-nothing"), WARN))
        if told.trap:
            found.append((self.texts("kaosz-odds-trap"), WARN))
        if told.unsure:
            found.append((self.texts("kaosz-odds-unsure"), WARN))
        return found

    # --- before the fight

    def attack(
        self, ships: Sequence[Ship], told: Outlook | None, rivals: Sequence[Ship], extra: int
    ) -> tuple[FactLine, ...]:
        """Attackers that are being chosen: the bombardment without defence, and who could defend."""
        lines: list[FactLine] = [(self.texts("kaosz-odds-undefended"), TITLE), *self.bombing(ships, told, extra)]
        lines.append(self._rivals(rivals))
        lines += [line for ship in rivals for line in self.hidden(ship)]
        return tuple(lines)

    def _rivals(self, rivals: Sequence[Ship]) -> FactLine:
        fire = sum(ship.fire for ship in rivals)
        speed = max((ship.speed for ship in rivals), default=0)
        return self.texts("kaosz-odds-could-defend", count=len(rivals), fire=fire, speed=speed), PLAIN

    def defence(
        self, attackers: Sequence[Ship], told: Outlook | None, chosen: Sequence[Ship], extra: int
    ) -> tuple[FactLine, ...]:
        """Defenders that are being chosen: what comes without them, and the order of fire with them."""
        lines: list[FactLine] = [(self.texts("kaosz-odds-undefended"), TITLE), *self.bombing(attackers, told, extra)]
        if chosen:
            lines.append((self.order(attackers, chosen), PLAIN))
        lines += [line for ship in attackers for line in self.hidden(ship)]
        return tuple(lines)

    def order(self, attackers: Sequence[Ship], defenders: Sequence[Ship]) -> str:
        """KG-7.30: the fastest first, at equal speed the attacker."""
        ranked = sorted([(-s.speed, 0, s) for s in attackers] + [(-s.speed, 1, s) for s in defenders], key=_rank)
        cards = ", ".join(f"{self.name(ship.card)} {ship.speed}" for _, _, ship in ranked)
        return self.texts("kaosz-odds-order", cards=cards)

    # --- the lane

    def title(self, now: Lane, target: str) -> str:
        return self.texts("kaosz-lane-title", attacker=self.seat(now.attacker), target=target)


def _rank(each: tuple[int, int, Ship]) -> tuple[int, int, int]:
    return each[0], each[1], each[2].card


def active_of(fleet: Mapping[int, Ship], seat: int) -> list[Ship]:
    """The ships with which a player could attack or defend."""
    return [ship for ship in fleet.values() if ship.seat == seat and ship.is_active]
