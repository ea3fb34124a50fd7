"""Parts: one effect as it was announced, with its mode, X, opponent and targets (KG-D12, D31)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.frame import Frame
from rules.core.records import Json
from rules.core.state import Item

from ..faces import Effect, Face, Mode, Selector
from ..questions import MODE, NUMBER, OPPONENT, TARGET
from ..state import STACK, Kaosz
from . import conditions, selectors
from .scope import ITEM, Chosen, Scope, aboard, amount, only_opponent, pairs, same

Part = dict[str, Json]


def open_modes(g: Kaosz, scope: Scope, effect: Effect, budget: int | None = None) -> list[int]:
    """The ways of an effect for which there are targets (KG-6.22) and, if X is counted, credits."""
    within = _affords(g, scope, effect, budget)
    if within is None:
        return [
            i for i, mode in enumerate(effect.modes)
            if all(selectors.is_met(g, scope, s) for s in mode.target) and _has_second(g, scope, mode)
        ]  # fmt: skip
    return [
        i for i, mode in enumerate(effect.modes)
        if all(selectors.is_met(g, scope, sel, within if n == 0 else None) for n, sel in enumerate(mode.target))
        and (mode.target or within([]))
    ]  # fmt: skip


def _has_second(g: Kaosz, scope: Scope, mode: Mode) -> bool:
    """Where two targets are asked for alike, the second is another card (KG-6.22)."""
    asked = mode.target
    if len(asked) < 2 or asked[0] not in asked[1:]:
        return True
    return len(selectors.targets(g, scope, asked[0])) >= asked.count(asked[0])


def _affords(g: Kaosz, scope: Scope, effect: Effect, budget: int | None) -> selectors.Affords | None:
    """With an X that is counted from the target: whether the credits suffice for this one."""
    if budget is None or effect.x in (None, "choose"):
        return None
    most = budget

    def within(pair: list[int]) -> bool:
        probe = Scope(**scope.pack())
        probe.targets = [[pair]] if pair else []
        return amount(g, probe, effect.x) <= most

    return within


def can_start(g: Kaosz, scope: Scope, face: Face, numbers: Iterable[int], budget: int | None = None) -> bool:
    """Whether effects can be announced: one counts at least, and all that count have targets."""
    counting = False
    for number in numbers:
        effect = face.effects[number]
        if effect.condition is not None and not conditions.is_true(g, scope, effect.condition):
            continue
        if not any_opponent_serves(g, scope, effect, budget):
            return False
        counting = True
    return counting


def any_opponent_serves(g: Kaosz, scope: Scope, effect: Effect, budget: int | None = None) -> bool:
    """Whether there are targets, whoever is meant by "opponent"."""
    if open_modes(g, scope, effect, budget):
        return True
    if not effect.says_opponent or len(g.order) == 2:
        return False
    return any(open_modes(g, _facing(scope, seat), effect, budget) for seat in g.neighbours(scope.seat))


def _facing(scope: Scope, opponent: int) -> Scope:
    other = Scope(**scope.pack())
    other.opponent = opponent
    return other


def ask_parts(
    g: Kaosz, f: Frame, scope: Scope, face: Face, numbers: Iterable[int], budget: int | None = None, key: str = ""
) -> list[Part]:
    """Ask the player for all choices of these effects; nothing changes yet. X ends up in `scope.x`.

    With `key`, several cards can be asked about in one step.
    """
    made = []
    for number in numbers:
        effect = face.effects[number]
        if effect.condition is None or conditions.is_true(g, scope, effect.condition):
            part = ask_part(g, f, scope, effect, number, budget, key)
            if part is not None:
                made.append(part)
    return made


def ask_part(
    g: Kaosz, f: Frame, scope: Scope, effect: Effect, number: int, budget: int | None = None, key: str = ""
) -> Part | None:
    """The choices of one effect; None if it has no target."""
    slot = f"{number}/{key}"
    opponent = ask_opponent(g, f, scope, effect, slot, budget)
    scope = _facing(scope, opponent) if opponent != scope.opponent else scope
    modes = open_modes(g, scope, effect, budget)
    if not modes:
        return None
    mode = f.pick(
        MODE.by(f.flow).of(slot),
        scope.seat,
        [("mode", i) for i in modes],
        only=True,
        rule="KG-D12",
        source=scope.source,
    )[1]
    if effect.x == "choose":
        scope.x = f.amount(NUMBER.by(f.flow).of(slot), scope.seat, 0, budget or 0, rule="KG-D12", source=scope.source)
    scope.targets = []
    within = _affords(g, scope, effect, budget)
    asked = effect.modes[mode].target
    for i, sel in enumerate(asked):
        taken = alike(asked, scope.targets, sel)
        scope.targets.append(_ask_target(g, f, scope, sel, f"{slot}/{i}", within if i == 0 else None, taken))
    if effect.x not in (None, "choose"):
        scope.x = max(0, amount(g, scope, effect.x))
    return {
        "effect": number, "mode": mode, "x": scope.x, "opponent": opponent, "targets": scope.targets,
        "aboard": aboard(g, scope.source) or scope.aboard,
    }  # fmt: skip


def ask_opponent(g: Kaosz, f: Frame, scope: Scope, effect: Effect, slot: str, budget: int | None = None) -> int:
    """KG-11.33: who is meant by "opponent", if there are two neighbours and none is bound yet."""
    bound = g.bound[scope.source] if scope.source >= 0 else -1
    if not effect.says_opponent or bound >= 0 or len(g.order) == 2:
        return scope.opponent
    serving = [s for s in g.neighbours(scope.seat) if open_modes(g, _facing(scope, s), effect, budget)]
    if not serving:
        return only_opponent(g, scope.seat)
    picked: int = f.pick(
        OPPONENT.by(f.flow).of(slot), scope.seat, serving, only=True, rule="KG-D31", source=scope.source
    )
    return picked


def alike(asked: Sequence[Selector], chosen: Sequence[Chosen], sel: Selector) -> list[int]:
    """The cards already chosen where the same was asked for: they are no second targets."""
    return [card for other, group in zip(asked, chosen, strict=False) if other == sel for card, _ in group]


def _ask_target(
    g: Kaosz, f: Frame, scope: Scope, sel: Selector, slot: str, within: selectors.Affords | None, taken: list[int]
) -> Chosen:
    there, target = selectors.choices(g, scope, sel, within), TARGET.by(f.flow).of(slot)
    if sel.zone == STACK:
        item = f.pick(target, scope.seat, [("item", pair[0]) for pair in there], rule="KG-D12", source=scope.source)
        return [[item[1], ITEM]]
    cards = [pair[0] for pair in there if pair[0] not in taken]
    high = len(cards) if sel.all else min(max(0, amount(g, scope, sel.count)), len(cards))
    if sel.all:
        return pairs(g, cards)
    if high == 1 and not sel.up_to:
        return pairs(g, [f.pick(target, scope.seat, cards, rule="KG-D12", source=scope.source)])
    low = 1 if sel.up_to else high
    return pairs(g, f.some(target, scope.seat, cards, low, high, rule="KG-D12", source=scope.source))


def mode_of(face: Face, part: Part) -> Mode:
    return face.effects[part["effect"]].modes[part["mode"]]


def live_targets(g: Kaosz, scope: Scope, face: Face, part: Part) -> list[Chosen] | None:
    """The targets that are still legal, group by group; None if all have become illegal (KG-6.14, 6.22)."""
    mode = mode_of(face, part)
    if not mode.target:
        return []
    found = [
        _live(g, scope, sel, chosen) for sel, chosen in zip(mode.target, part["targets"], strict=False)
    ]  # fmt: skip
    return found if any(found) else None


def _live(g: Kaosz, scope: Scope, sel: Selector, chosen: Chosen) -> Chosen:
    if sel.zone == STACK:
        there = [item.id for item in selectors.items(g, scope, sel)]
        return [pair for pair in chosen if pair[0] in there]
    return pairs(g, [
        card for card in same(g, chosen)
        if selectors.fits(g, scope, sel, card) and (not sel.targeted or selectors.may_be_target(g, scope.seat, card))
    ])  # fmt: skip


def part_locals(g: Kaosz, item: Any, part: Part, about: Any) -> dict[str, Json] | None:
    """The locals of the frame that carries a part out; None if it has lost all its targets."""
    face: Face = g.content[item["design"]]
    scope = Scope(
        item["card"], item["design"], item["seat"], part["opponent"], part["x"], (),
        about["subject"], about["actor"], about["extent"], aboard=part["aboard"],
    )  # fmt: skip
    targets = live_targets(g, scope, face, part)
    if targets is None:
        return None
    scope.targets = targets
    return {"block": mode_of(face, part).do.number, "index": 0, **scope.pack()}


def item_of(g: Kaosz, item_id: int) -> Item | None:
    """An item on the stack."""
    return next((item for item in g.stack if item.id == item_id), None)
