"""The answer to every question of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.core.decisions import Amount, Decision, One, Value
from rules.core.forms import Form

from ..battle.volley import worth
from ..economy.head_start import LEVELS
from ..flows.battle import STAY
from ..flows.bombardment import LAND, STOP
from ..flows.declaration import TELL
from ..flows.exploration import KEEP, SHOW
from ..printed.constants import DONE, END
from ..printed.levels import level, with_level
from ..questions import (
    ADVANTAGES_KEEP,
    ADVANTAGES_TAKE,
    AMOEBA_EXPLODE,
    ANCIENTS_HEXES,
    ANCIENTS_MINERALS,
    ANCIENTS_PLANETS,
    ASSAULT_FIRE,
    ASSAULT_GARRISON,
    ASSAULT_LEARN,
    ASSAULT_LINE,
    ASSAULT_SCREEN,
    ASSAULT_SUPPORT,
    AUCTION_BID,
    AUCTION_CARD,
    BATTLE_AVOW,
    BATTLE_CLAIM,
    BATTLE_DRAW,
    BATTLE_JOIN,
    BATTLE_MINES,
    BATTLE_PRIZES,
    BATTLE_SHIELD,
    BATTLE_SLIP,
    BATTLE_WEAKNESS,
    BITE_PREY,
    BOMBARDMENT_SHOT,
    COMBAT_FOE,
    COMBAT_HEX,
    COMBAT_SETTLE,
    CONQUEST_LEARN,
    DECLARATION_CLOAK,
    DECLARATION_MORE,
    DECLARATION_SCAN,
    ECONOMY_FIRST,
    ECONOMY_SHEET,
    EXPLORE_AVOW,
    FINDING_CARD,
    GAME_DESIGN,
    GAME_HEAD_START,
    GAME_HOME,
    INVASION_GOAL,
    LANDING_TROOPS,
    LOSSES_SURPLUS,
    LOST_AVOW,
    LOST_DIRECTION,
    LOST_FOE,
    MACHINES_GOAL,
    MACHINES_PATH,
    MOVEMENT_GROUP,
    MOVEMENT_ORDER,
    REACTION_AVOW,
    REACTION_MOVE,
    REVEAL,
    ROUND_AVOW,
    ROUND_BEAM,
    ROUND_CARD,
    ROUND_CRYSTAL,
    ROUND_FIRE,
    ROUND_SCREEN,
    ROUND_SPARE,
    SPILLING_LOST,
    SPREAD,
    STOWING_ABOARD,
    TURN_SETTLE,
)
from ..state import Hex, board, facts
from ..state.lines import under_way
from . import captives, cards, designs, fighting, invasion
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

    def harm(hex: int) -> float:
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
        hex: Hex = option if type(option) is int else option[-1]
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
        GAME_HOME: _home,
        GAME_HEAD_START: head_start,
        GAME_DESIGN: designs.draw,
        BATTLE_SHIELD: designs.shield,
        BATTLE_WEAKNESS: designs.weakness,
        ROUND_BEAM: designs.hold,
        MACHINES_GOAL: least_loss,
        MACHINES_PATH: least_loss,
        INVASION_GOAL: least_loss,
        SPREAD: least_loss,
        BITE_PREY: cheapest_prey,
        AMOEBA_EXPLODE: cheapest_ship,
        MOVEMENT_GROUP: _end,
        MOVEMENT_ORDER: _done,
        ECONOMY_SHEET: captives.sheet,
        ECONOMY_FIRST: _first,
        TURN_SETTLE: fighting.everyone,
        COMBAT_SETTLE: fighting.everyone,
        FINDING_CARD: cards.keep,
        ANCIENTS_HEXES: cards.nearest,
        ANCIENTS_MINERALS: cards.nearest,
        ANCIENTS_PLANETS: cards.nearest,
        ADVANTAGES_KEEP: cards.advantages,
        AUCTION_BID: cards.bid,
        AUCTION_CARD: cards.advantage,
        ADVANTAGES_TAKE: cards.advantage,
        COMBAT_HEX: _battle,
        COMBAT_FOE: _foe,
        LOST_FOE: _foe,
        LOST_DIRECTION: _direction,
        REVEAL: _reveal,
        DECLARATION_CLOAK: fighting.everyone,
        DECLARATION_MORE: _tell,
        DECLARATION_SCAN[1]: _tell,
        DECLARATION_SCAN[2]: _tell,
        BATTLE_SLIP: _stay,
        BATTLE_JOIN: fighting.everyone,
        BATTLE_DRAW: fighting.nobody,
        BATTLE_MINES: fighting.mines,
        BATTLE_PRIZES: captives.keep,
        REACTION_MOVE: captives.react,
        REACTION_AVOW: cards.avowal,
        EXPLORE_AVOW: cards.avowal,
        LOST_AVOW: cards.avowal,
        ROUND_AVOW: cards.avowal,
        BATTLE_AVOW: cards.avowal,
        BATTLE_CLAIM: cards.claim,
        LOSSES_SURPLUS: fighting.surplus,
        ROUND_CARD: cards.moment,
        ROUND_CRYSTAL: cards.crystal,
        ROUND_SPARE: cards.spare,
        ROUND_SCREEN: fighting.screen,
        ROUND_FIRE: fighting.fire,
        BOMBARDMENT_SHOT: _bombard,
        LANDING_TROOPS: invasion.land,
        STOWING_ABOARD: invasion.as_proposed,
        SPILLING_LOST: invasion.as_proposed,
        ASSAULT_FIRE: invasion.fire,
        ASSAULT_LINE: invasion.line,
        ASSAULT_SUPPORT: invasion.support,
        ASSAULT_SCREEN: invasion.screen,
        ASSAULT_GARRISON: invasion.garrison,
        ASSAULT_LEARN: invasion.learn,
        CONQUEST_LEARN: invasion.learn,
    }
)


def answer(look: Outlook, asked: Decision) -> Value:
    """What seems best at this moment; to a question that is new here any legal answer."""
    if isinstance(asked, One) and len(asked.options) == 1 and not asked.ranges:
        return asked.options[0]
    found = ANSWERS.get(asked.prompt)
    return found(look, asked) if found is not None else asked.sample(look.mind.rng)
