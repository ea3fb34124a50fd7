"""How an encounter would end: the rules' own reckoning, tried with cards that might be laid.

Mandatory powers of the moment of the totals are taken as declared, because they will be; so the odds know what every
power does to totals and winners without knowing any of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import clone
from rules.core.hooks import CHANGE

from ..atoms import course
from ..printed.words import ATTACK, BOTH_LOSE, LOST, MORPH, NEGOTIATE, WON
from ..state.cosmos import DEFENSIVE, OFFENSIVE, Cosmos, encounter
from ..state.pieces import has_role, held, hooks, is_usable, own_side, sheet_abilities
from ..state.reckoning import winner
from ..state.ships import allied_ships, in_encounter
from ..state.verbs import SHEET, Ability, deed_of, printed, text_of
from .beliefs import Face, Spread

VALUES = ("face", "account", "winner")
TOTALS = "totals"
ADDING, MARKING = "add_to_total", "add_marks"


def declares(g: Cosmos, ability: Ability) -> str:
    """The effect on totals, faces or winners that a use declares; "" if it does nothing of the kind."""
    call = ability.use.do
    if deed_of(call).list_aims is not None:
        return ""  # what is declared depends on what is named
    name = str(call.args.get("effect") or (call.verb if ability.use.mandatory else ""))
    text = text_of(g, ability.source)
    return name if any(change.declared == name and change.value in VALUES for change in text.changes) else ""


def counts(g: Cosmos, ability: Ability) -> bool:
    """Whether the odds know what a use does."""
    return bool(declares(g, ability)) or ability.use.do.verb in (ADDING, MARKING)


class Duel:
    """The encounter under way with other cards: who would win."""

    __slots__ = ("_added", "_found", "_g", "_plain", "_ships", "_worlds")

    def __init__(self, g: Cosmos, uses: Sequence[Ability] = (), reckons: bool = True) -> None:
        e = encounter(g)
        self._found: dict[tuple[Face, Face], str] = {}
        self._ships = (
            in_encounter(g, e.offense) + allied_ships(g, OFFENSIVE),
            in_encounter(g, e.defense) + allied_ships(g, DEFENSIVE),
        )
        self._added = [sum(n for at, n, _ in e.added if at == slot) for slot in (0, 1)]
        self._plain = not reckons or not (uses or e.effects or _changers(g))
        self._worlds: dict[tuple[str, str], Cosmos] = {}
        self._g: Cosmos = g
        if not self._plain and uses:
            self._g = clone(g)
            for ability in uses:
                _take_effect(self._g, ability)

    def winner(self, offense: Face, defense: Face) -> str:
        """WON, LOST, BOTH_LOSE, or "" for a deal."""
        if offense[0] == MORPH == defense[0]:
            return BOTH_LOSE
        if offense[0] == MORPH:
            offense = defense
        elif defense[0] == MORPH:
            defense = offense
        if self._plain:
            return self._plainly(offense, defense)
        key = (offense, defense)
        if key not in self._found:
            self._found[key] = self._reckoned(offense, defense)
        return self._found[key]

    def _plainly(self, offense: Face, defense: Face) -> str:
        if offense[0] == NEGOTIATE or defense[0] == NEGOTIATE:
            return "" if offense[0] == defense[0] else WON if offense[0] == ATTACK else LOST
        lead = offense[1] - defense[1] + self._ships[0] - self._ships[1] + self._added[0] - self._added[1]
        return WON if lead > 0 else LOST

    def _reckoned(self, offense: Face, defense: Face) -> str:
        kinds = (offense[0], defense[0])
        if kinds not in self._worlds:
            self._worlds[kinds] = self._declared(offense, defense)
        g = self._worlds[kinds]
        encounter(g).shown = [offense, defense]
        return winner(g)

    def _declared(self, offense: Face, defense: Face) -> Cosmos:
        """A copy in which what must be declared at the totals is; it depends on the types of the cards only."""
        g: Cosmos = clone(self._g)
        e = encounter(g)
        e.shown = [offense, defense]
        for seat in (s for s in g.seats() if e.sides[s]):
            for ability in list(sheet_abilities(g, seat, TOTALS, {})):
                if ability.use.mandatory:
                    _take_effect(g, ability)
        return g


def _changers(g: Cosmos) -> bool:
    """Whether any power in force has a say in who wins."""
    if any(hooks.listed(g, CHANGE, name) for name in VALUES):
        return True
    return any(ability.use.mandatory for seat in g.seats() for ability in _at_totals(g, seat))


def _at_totals(g: Cosmos, seat: int) -> list[Ability]:
    """What a seat's powers will do at the totals; conditions that look at cards cannot be asked yet."""
    return [
        Ability((SHEET, sheet), seat, entry, use)
        for sheet in held(g, seat)
        if is_usable(g, sheet)
        for entry, use in enumerate(text_of(g, (SHEET, sheet)).uses)
        if TOTALS in use.at and has_role(g, seat, use.role)
    ]


def _take_effect(g: Cosmos, ability: Ability) -> None:
    """As if a use had been announced and carried out, in a copy that nobody hears of."""
    call, slot = ability.use.do, own_side(g, ability.seat)
    name = declares(g, ability)
    if name:
        course.declare(g, name, ability.seat, ability.source, printed(g, ability.source), slot=slot)
    elif call.verb == ADDING and slot >= 0:
        course.add_to_total(g, slot, int(call.args["number"]), call.verb)
    elif call.verb == MARKING and slot >= 0:
        number = g.sheets[ability.source[1]].marks.get(str(call.args["mark"]), 0)
        course.add_to_total(g, slot, number, call.verb)


def chances(duel: Duel, offense: Spread, defense: Spread) -> dict[str, float]:
    """How likely each end of the encounter is."""
    found: dict[str, float] = {}
    for face, chance in offense:
        for other, likelihood in defense:
            end = duel.winner(face, other)
            found[end] = found.get(end, 0.0) + chance * likelihood
    return found
