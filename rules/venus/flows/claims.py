"""Claiming a tile: undefended ones with a single unit (5.4), defended ones by an attempt (5.5)."""

from __future__ import annotations

from itertools import combinations

from rules.core.decisions import Option, Value
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, SEAT_OR_NONE, row

from .. import atoms, points
from ..facts import ALIEN, DICE, FACTORY, MINE, building_kind
from ..kinds import UNITS
from ..legal import own_units
from ..playing import Faces, boosts, card_options, encores, laid_out, victims
from ..questions import ATTEMPT, LOSE
from ..ranges import BUILDING, PLANET, TILE, TILE_OR_ALIEN, UNIT
from ..state import Attempt, Onward, card_of, faces, facts, held, planet_of_tile, tile_of, units_at
from .cards import limit, play_call, take_encore

GIVE_UP, CONFIRM, CLEAR = "give_up", "confirm", "clear"
_AT_DICE = frozenset(("reroll", "exclude", "spare", "points_draw"))
_LANDINGS = tuple(("land", unit) for unit in UNITS)


def claim_call(g: Onward, seat: int, option: Option, then: str) -> Call:
    """The flow that carries a claim out."""
    verb = option[0]
    if verb == "claim":
        return call(claim, then, seat=seat, tile=option[1], unit=UNITS.index(option[2]))
    if verb == "alien":
        return call(attempt, then, seat=seat, planet=facts(g).index[option[1]], tile=ALIEN, target=-1, building=-1)
    target, building = (option[2], building_kind(option[3])) if verb == "tension" else (-1, -1)
    tile = option[1]
    return call(attempt, then, seat=seat, planet=planet_of_tile(g, tile), tile=tile, target=target, building=building)


claim = Flow("venus.claim", params={"seat": SEAT, "tile": TILE, "unit": UNIT})


@claim.step
def land_one(g: Onward, f: Frame) -> Next:
    """OV-5.26: exactly one unit, no dice."""
    planet, kind = planet_of_tile(g, f.tile), tile_of(g, f.tile).kind
    units = [0, 0, 0]
    units[f.unit] = 1
    atoms.land(g, f.seat, planet, units)
    if kind == "trophy":  # OV-5.30
        atoms.keep_tile(g, f.seat, planet, f.tile)
        return done()
    atoms.discard_tile(g, planet, f.tile)
    course = facts(g).course
    if kind == "factory":  # OV-5.27
        atoms.build(g, f.seat, planet, FACTORY)
    elif kind == "fortune":  # OV-5.29
        atoms.gain_money(g, f.seat, course.fortune, "fortune")
    else:  # OV-5.28
        for _ in range(course.draw_tile):
            atoms.draw(g, f.seat)
        return call(limit, seat=f.seat)
    return done()


attempt = Flow(
    "venus.attempt",
    params={"seat": SEAT, "planet": PLANET, "tile": TILE_OR_ALIEN, "target": SEAT_OR_NONE, "building": BUILDING},
    locals={"most": COUNT, "lost": COUNT, "rescued": row(COUNT, COUNT, COUNT), "struck": UNIT},
    set_from={"lose": ("most", "lost", "rescued"), "lost_one": ("struck",)},
)  # fmt: skip


@attempt.step
def declare(g: Onward, f: Frame) -> None:
    """OV-5.37, OV-5.38: the tile, the target, then the dice."""
    made = Attempt(f.seat, f.planet, f.tile, f.target, f.building)
    atoms.begin_attempt(g, made)
    atoms.set_dice(g, made, atoms.roll_dice(g, DICE), list(range(DICE)))
    atoms.note_played(g, [])


@attempt.step
def act(g: Onward, f: Frame) -> Next:
    """The dice window and the commit window in one (OV-5.39, 5.41, 5.74): cards, units, then confirm or give up."""
    made = g.attempt
    assert made is not None
    chosen = f.given(ATTEMPT, f.seat)
    if chosen is None:
        return f.asking(ATTEMPT, f.seat, options(g, made), rule="OV-5.41", source=f.tile)
    verb = chosen if isinstance(chosen, str) else chosen[0]
    if verb == CONFIRM:
        return goto("succeed")
    if verb == GIVE_UP:
        made.forget()
        atoms.note_played(g, [])  # OV-5.76: ENCORE on what took effect in the window belongs there
        atoms.end_attempt(g, False)
        return goto("count_losses")
    if verb in _DECLARED:
        _DECLARED[verb](g, made, chosen)
        return goto("act")
    made.forget()  # the dice, the hand or the board change: what was laid out is taken back first
    if verb == "encore":
        take_encore(g, f.seat, chosen)
        return goto("act")
    atoms.note_played(g, [])
    if verb == "card":
        return play_call(f.seat, chosen, "act")
    return _dice_card(g, made, chosen)


def _dice_card(g: Onward, made: Attempt, chosen: Option) -> Next:
    """REROLL, EXCLUDE, NOSKULL and PTS1DRAW take effect at once (OV-5.75)."""
    verb, card, *dice = chosen
    atoms.play_card(g, made.seat, card)
    if verb == "reroll":  # OV-6.16
        faces = list(made.dice)
        for i, face in zip(dice, atoms.roll_dice(g, len(dice)), strict=True):
            faces[i] = face
        atoms.set_dice(g, made, faces, dice)
    elif verb == "exclude":
        atoms.exclude_die(g, made, dice[0])
    elif verb == "spare":
        atoms.spare_skull(g, made)
    else:  # OV-6.2
        atoms.add_bonus(g, made, card_of(g, card).numbers["n"])
        atoms.draw(g, made.seat)
    atoms.spend_card(g, card)
    atoms.note_played(g, [card])
    return call(limit, "act", seat=made.seat)


@attempt.step
def succeed(g: Onward, f: Frame) -> None:
    """OV-5.43: units land, cards are spent, the tile's effect."""
    made = g.attempt
    assert made is not None
    atoms.tell_declaration(g, made, points.points(g, made), points.requirement(g, made))
    atoms.land(g, f.seat, f.planet, made.landing)
    for _, unit, _ in made.sacrifices:
        atoms.remove_unit(g, f.seat, f.planet, unit, True, "sacrifice", False)
    _spend_cards(g, made)
    atoms.note_played(g, [])
    _take_tile(g, made)
    made.forget()
    atoms.end_attempt(g, True)


def _spend_cards(g: Onward, made: Attempt) -> None:
    """The declared cards; one that ENCORE takes back stays in the hand, and everybody knows it (OV-5.76)."""
    cards = dict.fromkeys([*made.cards, *(card for card, _, _ in made.sacrifices)])
    for card in cards:
        atoms.spend_card(g, card)
    if made.encore >= 0:
        atoms.spend_card(g, made.encore)
        if not made.again:
            atoms.take_back(g, made.seat, made.encored)


def _take_tile(g: Onward, made: Attempt) -> None:
    if made.tile == ALIEN:  # OV-5.54
        atoms.defeat_alien(g, made.seat, made.planet)
        return
    kind = tile_of(g, made.tile).kind
    if kind == "crisis":  # OV-5.52, OV-6.43
        atoms.keep_tile(g, made.seat, made.planet, made.tile)
        atoms.drop_turncoats(g, made.planet)
        return
    atoms.discard_tile(g, made.planet, made.tile)
    if kind == "tension":  # OV-5.53
        atoms.remove_building(g, made.target, made.planet, made.building, "tension")
        atoms.build(g, made.seat, made.planet, made.building)
    else:  # OV-5.51
        atoms.build(g, made.seat, made.planet, MINE)


@attempt.step
def count_losses(g: Onward, f: Frame) -> None:
    """OV-5.59: how many units there are to lose is counted once, before the first is removed."""
    at = units_at(g, f.planet, f.seat)
    f.most, f.lost, f.rescued = sum(g.orbit[at : at + 3]) + sum(g.surface[at : at + 3]), 0, [0, 0, 0]


@attempt.step
def lose(g: Onward, f: Frame) -> Next:
    """OV-5.57 to 5.59: one own unit for each skull, also after a failed attempt."""
    made = g.attempt
    assert made is not None
    left = min(points.skulls(made), f.most) - f.lost
    if left <= 0:
        atoms.clear_attempt(g)
        return done()
    spare = [("spare", card) for card in held(g, f.seat, "spare")]
    units, back = own_units(g, f.seat, f.planet, f.rescued), encores(g, f.seat)
    chosen = f.pick(LOSE, f.seat, [*units, *spare, *back], rule="OV-5.59", source=f.tile)
    if chosen[0] == "encore":
        take_encore(g, f.seat, chosen)
        return goto("lose")
    if chosen[0] == "spare":
        return goto_spare(g, made, chosen[1])
    f.lost += 1
    f.struck = UNITS.index(chosen[1])
    atoms.note_played(g, [])
    return call(
        "venus.destroy", seat=f.seat, planet=f.planet, unit=f.struck, landed=chosen[2] == "surface", why="dice",
        by=f.seat,
    )  # fmt: skip


@attempt.step
def lost_one(g: Onward, f: Frame) -> Next:
    """OV-5.59: whoever was rescued to Earth's orbit is safe from the same dice, on Earth too."""
    if f.returned and f.planet == facts(g).home:
        f.rescued = [count + (kind == f.struck) for kind, count in enumerate(f.rescued)]
    return goto("lose")


def goto_spare(g: Onward, made: Attempt, card: int) -> Next:
    """OV-5.39: NOSKULL may also be played when losses are taken."""
    atoms.play_card(g, made.seat, card)
    atoms.spare_skull(g, made)
    atoms.spend_card(g, card)
    atoms.note_played(g, [card])
    return goto("lose")


# -- what can be done in the windows


def options(g: Onward, made: Attempt) -> list[Option]:
    """Everything the active player may do next in the attempt."""
    found: list[Option] = [CONFIRM] if points.suffices(g, made) else []
    found.append(GIVE_UP)
    landing = made.landing
    if _is_laid_out(made):
        found.append(CLEAR)
    at, orbit = units_at(g, made.planet, made.seat), g.orbit
    for kind in (0, 1, 2):
        if orbit[at + kind] > landing[kind]:
            found.append(_LANDINGS[kind])
    mine = faces(g, made.seat, laid_out(made))
    found += _point_cards(g, made, mine)
    found += _dice_options(made, mine)
    found += card_options(g, made.seat, mine, False, attempt=True)
    found += encores(g, made.seat)
    return found


def _dice_options(made: Attempt, mine: Faces) -> list[Option]:
    """OV-5.39; EXCLUDE at most once, NOSKULL only against a skull, PTS1DRAW at any time."""
    found: list[Option] = []
    for card, face in mine:
        if face.do not in _AT_DICE:
            continue
        free = [i for i in range(len(made.dice)) if i != made.excluded]
        if face.do == "reroll":
            for count in range(1, len(free) + 1):
                found += [("reroll", card, *dice) for dice in combinations(free, count)]
        elif face.do == "exclude" and made.excluded < 0:
            found += [("exclude", card, i) for i in free]
        elif face.do == "spare" and points.skulls(made):
            found.append(("spare", card))
        elif face.do == "points_draw":
            found.append(("draw", card))
    return found


def _point_cards(g: Onward, made: Attempt, mine: Faces) -> list[Option]:
    """Cards for the declaration: points, one booster of each kind, sacrifices, ENCORE on one of them."""
    found: list[Option] = []
    for card, face in mine:
        do = face.do
        if do in points.POINTS:
            if points.printed_points(g, made, face):
                found.append(("add", card))
        elif do == "boost":
            if not boosts(g, made, face.numbers["unit"]):
                found.append(("add", card))
        elif do == "sacrifice":
            found += [("sacrifice", card, unit, where) for unit, where in victims(g, made, face.numbers["units"])]
        elif do == "encore" and made.encore < 0:
            found += _declared_encores(g, made, card)
    return found


def _declared_encores(g: Onward, made: Attempt, encore: int) -> list[Option]:
    """OV-5.76: a declared card counts a second time (not a booster), or comes back after success."""
    found: list[Option] = []
    for card in made.cards:
        found.append(("keep", encore, card))
        if points.card_points(g, made, card):
            found.append(("again", encore, card))
    for card, _, _ in made.sacrifices:
        found.append(("keep", encore, card))
        units = card_of(g, card).numbers["units"]
        found += [("again", encore, card, unit, where) for unit, where in victims(g, made, units)]
    return found


def _land(g: Onward, made: Attempt, option: Option) -> None:
    made.landing[UNITS.index(option[1])] += 1


def _add(g: Onward, made: Attempt, option: Option) -> None:
    made.cards.append(option[1])


def _sacrifice(g: Onward, made: Attempt, option: Option) -> None:
    made.sacrifices.append((option[1], UNITS.index(option[2]), option[3] == "landed"))


def _keep(g: Onward, made: Attempt, option: Option) -> None:
    made.encore, made.encored = option[1], option[2]


def _again(g: Onward, made: Attempt, option: Option) -> None:
    _keep(g, made, option)
    made.again = True
    if len(option) > 3:
        made.sacrifices.append((option[2], UNITS.index(option[3]), option[4] == "landed"))


def _clear(g: Onward, made: Attempt, option: Option) -> None:
    made.forget()


def _is_laid_out(made: Attempt) -> bool:
    return bool(made.cards or made.sacrifices or any(made.landing))


_DECLARED = {"land": _land, "add": _add, "sacrifice": _sacrifice, "keep": _keep, "again": _again, CLEAR: _clear}


def is_free(g: Onward, prompt: str, value: Value) -> bool:
    """OV-5.41: what is laid out in an attempt is spent only when it is confirmed."""
    return prompt == ATTEMPT and isinstance(value, tuple) and value[0] in _DECLARED


__all__ = ["attempt", "claim", "claim_call", "options"]
