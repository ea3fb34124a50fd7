"""The answer to every question of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.decisions import Amount, Decision, One, Value
from rules.core.forms import Form

from .. import questions
from ..battle.volley import worth
from ..economy.head_start import LEVELS
from ..flows.battle import STAY
from ..flows.bombardment import LAND, STOP
from ..flows.declaration import TELL
from ..flows.exploration import KEEP, SHOW
from ..printed.constants import DONE, END
from ..printed.levels import level, with_level
from ..state import Hex, board, facts
from ..state.lines import under_way
from . import captives, cards, designs, fighting, invasion, production
from .outlook import Outlook
from .research import wanted

Answering = Callable[[Outlook, Decision], Value]


def _home(look: Outlook, asked: Decision) -> Value:
    """SE-20.9: in the middle of the own area, so that all of it is near."""
    assert isinstance(asked, Form)
    area = board(look.g).areas[look.seat]
    filled = asked.opening()
    for name, field in asked.fields:
        assert isinstance(field, One)
        sure = [hex for hex in field.options if hex in area] or field.options
        filled[name] = min(sure, key=lambda hex: (sum(look.far[hex][other] for other in area), hex))
    return tuple(filled.items())


def _first(look: Outlook, asked: Decision) -> Value:
    """SE-7.4.2: whoever has paid for it moves first."""
    assert isinstance(asked, One)
    return look.seat if look.seat in asked.options else asked.options[0]


def _battle(look: Outlook, asked: Decision) -> Value:
    """SE-5.1.4: the best chance first."""
    assert isinstance(asked, One)
    return min(asked.options, key=lambda hex: (look.menace(hex), hex))


def _foe(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, One)
    return asked.options[0]


def _direction(look: Outlook, asked: Decision) -> Value:
    """SE-6.6: another player is lost; where it hurts, by what this seat knows."""
    assert isinstance(asked, One)

    def harm(hex: Hex) -> float:
        own = 5.0 if look.g.colony[hex] == look.seat else 0.0
        mine = sum(look.fleet.hex[slot] == hex for slot in look.mine)
        return look.risk(hex) + 0.1 * (hex in look.foes) + 0.05 * mine - own

    return max(asked.options, key=lambda hex: (harm(hex), hex))


def _reveal(look: Outlook, asked: Decision) -> Value:
    """D-09: dangers are cleared away by showing them; others need not know of a wreck, or where a trap lies."""
    g = look.g
    kind = facts(g).marker_kind[g.marker[g.frames[-1].hex]]  # the seat has just looked at it
    return KEEP if kind in ("wreck", "barren", "black_hole") else SHOW


def _tell(look: Outlook, asked: Decision) -> Value:
    assert isinstance(asked, One)
    return TELL if TELL in asked.options else asked.options[0]


def _stay(look: Outlook, asked: Decision) -> Value:
    return STAY


def _end(look: Outlook, asked: Decision) -> Value:
    return END


def _done(look: Outlook, asked: Decision) -> Value:
    return DONE


def _bombard(look: Outlook, asked: Decision) -> Value:
    """D-39, D-40: troops land if they can take the planet, else ships fire."""
    assert isinstance(asked, One)
    if invasion.wants_to_land(look, asked):
        return LAND
    return STOP if asked.options[-1] in (LAND, STOP) else fighting.bombard(look, asked)


def head_start(look: Outlook, asked: Decision) -> Value:
    """SE-22.5: what is good to have in any case, as far as it can be paid."""
    assert isinstance(asked, Form) and asked.fits is not None
    known, filled = look.known, asked.opening()
    field = dict(asked.fields)[LEVELS]
    assert isinstance(field, Amount)
    most = {name: high for name, _, high in field.slots}
    chosen = dict.fromkeys(most, 0)
    levels = look.g.tech[look.seat]
    while True:
        for name in wanted(look, levels):
            if chosen.get(name, 0) >= most.get(name, 0):
                continue
            chosen[name] += 1
            filled[LEVELS] = tuple(chosen.values())
            if asked.fits(filled) is None:
                technology = known.technology[name]
                levels = with_level(levels, technology, level(levels, technology) + 1)
                break
            chosen[name] -= 1
        else:
            filled[LEVELS] = tuple(chosen.values())
            return tuple(filled.items())


def least_loss(look: Outlook, asked: Decision) -> Value:
    """SE-24.9, SE-25.15, SE-26.7: where enemies come that nobody leads: to what is worth least, or best guarded."""
    assert isinstance(asked, One)

    def loss(option: Value) -> float:
        if type(option) is str:
            return -1.0  # it need not come at all
        hex = Hex(option if type(option) is int else option[-1])
        g = look.g
        value = 2.0 + g.value[hex] if g.colony[hex] == look.seat else 0.0
        near = min((look.far[hex][colony] for colony in look.colonies), default=0)
        guard = sum(look.fleet.hex[slot] == hex for slot in look.warships)
        return value - 0.5 * near - 0.2 * guard

    return min(asked.options, key=lambda option: (loss(option), str(option)))


def cheapest_prey(look: Outlook, asked: Decision) -> Value:
    """SE-26.6: the line whose unit costs least."""
    assert isinstance(asked, One)
    b = under_way(look.g)
    return min(asked.options, key=lambda line: (worth(look.g, b.unit[line]), line))


def cheapest_ship(look: Outlook, asked: Decision) -> Value:
    """SE-26.5: a ship that surely destroys it, and of those the cheapest."""
    assert isinstance(asked, One)
    cost, unit = facts(look.g).cost, look.fleet.unit
    sure = [slot for slot in asked.options if look.known.hull[unit[slot]] > 1] or list(asked.options)
    return min(sure, key=lambda slot: (cost[unit[slot]], slot))


ANSWERS: Mapping[str, Answering] = MappingProxyType(
    {
        questions.GAME_HOME: _home,
        questions.GAME_HEAD_START: head_start,
        questions.GAME_DESIGN: designs.draw,
        questions.BATTLE_SHIELD: designs.shield,
        questions.BATTLE_WEAKNESS: designs.weakness,
        questions.ROUND_BEAM: designs.hold,
        questions.MACHINES_GOAL: least_loss,
        questions.MACHINES_PATH: least_loss,
        questions.INVASION_GOAL: least_loss,
        questions.SPREAD: least_loss,
        questions.BITE_PREY: cheapest_prey,
        questions.AMOEBA_EXPLODE: cheapest_ship,
        questions.MOVEMENT_GROUP: _end,
        questions.MOVEMENT_ORDER: _done,
        questions.ECONOMY_SHEET: production.sheet,
        questions.ECONOMY_FIRST: _first,
        questions.TURN_SETTLE: fighting.everyone,
        questions.COMBAT_SETTLE: fighting.everyone,
        questions.FINDING_CARD: cards.keep,
        questions.ANCIENTS_HEXES: cards.nearest,
        questions.ANCIENTS_MINERALS: cards.nearest,
        questions.ANCIENTS_PLANETS: cards.nearest,
        questions.ADVANTAGES_KEEP: cards.advantages,
        questions.AUCTION_BID: cards.bid,
        questions.AUCTION_CARD: cards.advantage,
        questions.ADVANTAGES_TAKE: cards.advantage,
        questions.COMBAT_HEX: _battle,
        questions.COMBAT_FOE: _foe,
        questions.LOST_FOE: _foe,
        questions.LOST_DIRECTION: _direction,
        questions.REVEAL: _reveal,
        questions.DECLARATION_CLOAK: fighting.everyone,
        questions.DECLARATION_MORE: _tell,
        questions.DECLARATION_SCAN[1]: _tell,
        questions.DECLARATION_SCAN[2]: _tell,
        questions.BATTLE_SLIP: _stay,
        questions.BATTLE_JOIN: fighting.everyone,
        questions.BATTLE_DRAW: fighting.nobody,
        questions.BATTLE_MINES: fighting.mines,
        questions.BATTLE_PRIZES: captives.keep,
        questions.REACTION_MOVE: captives.react,
        questions.REACTION_AVOW: cards.avowal,
        questions.EXPLORE_AVOW: cards.avowal,
        questions.LOST_AVOW: cards.avowal,
        questions.ROUND_AVOW: cards.avowal,
        questions.BATTLE_AVOW: cards.avowal,
        questions.BATTLE_CLAIM: cards.claim,
        questions.LOSSES_SURPLUS: fighting.surplus,
        questions.ROUND_CARD: cards.moment,
        questions.ROUND_CRYSTAL: cards.crystal,
        questions.ROUND_SPARE: cards.spare,
        questions.ROUND_SCREEN: fighting.screen,
        questions.ROUND_FIRE: fighting.fire,
        questions.BOMBARDMENT_SHOT: _bombard,
        questions.LANDING_TROOPS: invasion.land,
        questions.STOWING_ABOARD: invasion.as_proposed,
        questions.SPILLING_LOST: invasion.as_proposed,
        questions.ASSAULT_FIRE: invasion.fire,
        questions.ASSAULT_LINE: invasion.line,
        questions.ASSAULT_SUPPORT: invasion.support,
        questions.ASSAULT_SCREEN: invasion.screen,
        questions.ASSAULT_GARRISON: invasion.garrison,
        questions.ASSAULT_LEARN: invasion.learn,
        questions.CONQUEST_LEARN: invasion.learn,
    }
)


def answer(look: Outlook, asked: Decision) -> Value:
    """What seems best at this moment; to a question that is new here any legal answer."""
    if isinstance(asked, One) and len(asked.options) == 1 and not asked.ranges:
        return asked.options[0]
    found = ANSWERS.get(asked.prompt)
    return found(look, asked) if found is not None else asked.sample(look.mind.rng)
