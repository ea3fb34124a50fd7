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
        "empires.game.home": _home,
        "empires.game.head_start": head_start,
        "empires.game.design": designs.draw,
        "empires.battle.shield": designs.shield,
        "empires.battle.weakness": designs.weakness,
        "empires.round.beam": designs.hold,
        "empires.machines.goal": least_loss,
        "empires.machines.path": least_loss,
        "empires.invasion.goal": least_loss,
        "empires.spread.spread": least_loss,
        "empires.bite.prey": cheapest_prey,
        "empires.amoeba.explode": cheapest_ship,
        "empires.movement.group": _end,
        "empires.movement.order": _done,
        "empires.economy.sheet": captives.sheet,
        "empires.economy.first": _first,
        "empires.turn.settle": fighting.everyone,
        "empires.combat.settle": fighting.everyone,
        "empires.finding.card": cards.keep,
        "empires.ancients.hexes": cards.nearest,
        "empires.ancients.minerals": cards.nearest,
        "empires.ancients.planets": cards.nearest,
        "empires.advantages.keep": cards.advantages,
        "empires.auction.bid": cards.bid,
        "empires.auction.card": cards.advantage,
        "empires.advantages.take": cards.advantage,
        "empires.combat.hex": _battle,
        "empires.combat.foe": _foe,
        "empires.lost.foe": _foe,
        "empires.lost.direction": _direction,
        "empires.reveal.reveal": _reveal,
        "empires.declaration.cloak": fighting.everyone,
        "empires.declaration.more": _tell,
        "empires.declaration.scan_1": _tell,
        "empires.declaration.scan_2": _tell,
        "empires.battle.slip": _stay,
        "empires.battle.join": fighting.everyone,
        "empires.battle.draw": fighting.nobody,
        "empires.battle.mines": fighting.mines,
        "empires.battle.prizes": captives.keep,
        "empires.reaction.move": captives.react,
        "empires.reaction.avow": cards.avowal,
        "empires.explore.avow": cards.avowal,
        "empires.lost.avow": cards.avowal,
        "empires.round.avow": cards.avowal,
        "empires.battle.avow": cards.avowal,
        "empires.battle.claim": cards.claim,
        "empires.losses.surplus": fighting.surplus,
        "empires.round.card": cards.moment,
        "empires.round.crystal": cards.crystal,
        "empires.round.spare": cards.spare,
        "empires.round.screen": fighting.screen,
        "empires.round.fire": fighting.fire,
        "empires.bombardment.shot": _bombard,
        "empires.landing.troops": invasion.land,
        "empires.stowing.aboard": invasion.as_proposed,
        "empires.spilling.lost": invasion.as_proposed,
        "empires.assault.fire": invasion.fire,
        "empires.assault.line": invasion.line,
        "empires.assault.support": invasion.support,
        "empires.assault.screen": invasion.screen,
        "empires.assault.garrison": invasion.garrison,
        "empires.assault.learn": invasion.learn,
        "empires.conquest.learn": invasion.learn,
    }
)


def answer(look: Outlook, asked: Decision) -> Value:
    """What seems best at this moment; to a question that is new here any legal answer."""
    if isinstance(asked, One) and len(asked.options) == 1 and not asked.ranges:
        return asked.options[0]
    found = ANSWERS.get(asked.prompt)
    return found(look, asked) if found is not None else asked.sample(look.mind.rng)
