"""One round of a battle (SE-5.2.8, SE-5.2.9): screening, the Fleet Size Bonus, fire by class, retreats."""

from __future__ import annotations

from rules.core.decisions import RangedOptions, Value
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of

from ..atoms import battles, course, fleets, unique
from ..battle import abilities, machines, moments, rerolls, retreat, volley
from ..battle.aftermath import analyse, cover_again
from ..battle.amoebas import is_confused
from ..battle.screening import SCUTTLE, UNITS, Screening
from ..battle.volley import best_target
from ..cards import unharmed
from ..cards.deck import may_be_used, meet_aliens, show, show_used
from ..map.carrying import bays_of, lose_surplus
from ..map.hazards import BLACK_HOLE, swallow
from ..map.mining import search_wreck
from ..printed.constants import NOBODY, NOWHERE, UNTRAINED
from ..printed.designs import SECOND_SALVO, TRACTOR
from ..printed.powers import CHARGES, FALSE_GROUPS, IGNORES_HITS, LEARNS_QUICKLY, LEAVES_EARLY, NEW_DICE, OUTNUMBERS
from ..questions import ROUND_AVOW, ROUND_BEAM, ROUND_CARD, ROUND_CRYSTAL, ROUND_FIRE, ROUND_SCREEN, ROUND_SPARE
from ..state import Galaxy, Hex, Owner, Slot, experience, facts, has_terrain, lines, monsters
from ..state.battle import ATTACKERS, DEFENDERS, NO_LINE, NO_SIDE, Battle
from ..state.cloaking import is_cloaked
from ..state.holding import has, holder
from ..state.ranges import OWNER
from ..state.unique_ships import has as has_ability
from ..state.values import Shot, damage_of, hull, size, to_hit
from .landing import spilling

LEAVING = (retreat.RETREAT, retreat.UNHURT, retreat.EMPTY)
MACHINE_WRECKS = 2  # SE-17.6: what is rolled for each machine that is destroyed

round_ = Flow(
    "empires.round",
    locals={"left": list_of(OWNER), "struck": list_of(COUNT)},
    set_from=dict.fromkeys(("play_cards", "call_again", "grip", "spill"), ("left",)),
    set_in={"spare": ("struck",)},
)


@round_.step
def begin(g: Galaxy, f: Frame) -> None:
    """SE-12.6: cloaking works again once the last scanner is gone, from the start of a round on."""
    b = lines.under_way(g)
    battles.begin_round(g, b)
    if facts(g).ground:
        battles.tell_manned(g, b, lines.manned(g, b))
    for line in range(len(b.owner)):
        battles.set_cloaked(g, b, line, b.slot[line] >= 0 and is_cloaked(g, b, line))
    unseen = [owner for owner in lines.owners(b) if may_be_used(g, owner)] if facts(g).advantages else []
    if unseen:
        fired = volley.every_shot(g, b)
        for owner in unseen:
            show_used(g, owner, fired)
    _show_abilities(g, b)
    f.left = [owner for owner in lines.owners(b) if _may_play(g, b, owner)] if facts(g).advantages else []


def _may_play(g: Galaxy, b: Battle, owner: Owner) -> bool:
    """Whether a seat can come to be asked for a card of this moment."""
    return owner < len(g.cp) and (not facts(g).asks_needed or moments.is_asked(g, b, owner))


def _show_abilities(g: Galaxy, b: Battle) -> None:
    """CL-19.2.4."""
    if facts(g).unique in b.unit:
        for owner, ability in list(abilities.used(g, b)):
            unique.show_ability(g, owner, ability)


@round_.step
def play_cards(g: Galaxy, f: Frame) -> Next:
    """UI-7, CL-E33, CL-E44, CL-E46: whoever could have a power of this moment is asked, whether he has it or not."""
    b = lines.under_way(g)
    if not lines.is_fought(g, b):
        battles.end_round(g, b)
        return done()
    if not f.left:
        return None
    owner: Owner = f.left[0]
    what: Value = moments.CONTINUE
    if facts(g).asks_needed or moments.is_asked(g, b, owner):
        ranges = moments.leaving(g, b, owner) or None
        what = f.pick(ROUND_CARD, owner, RangedOptions(moments.options(g, b, owner), ranges), rule="CL-13.5")
    if type(what) is tuple:
        _may_avow(g, f, owner, what[2])
    if what == moments.CHARGE:
        show(g, owner, CHARGES)
        battles.charge(g, b, owner)
    elif what == moments.IGNORE:
        show(g, owner, IGNORES_HITS)
    elif what != moments.CONTINUE:
        show(g, owner, LEAVES_EARLY)
        _retreat(g, b, what[1], retreat.RETREAT, what[2], what[3])
    # Whoever has played a card may have another one (SE-22.4).
    if what == moments.CONTINUE or (facts(g).asks_needed and not moments.is_asked(g, b, owner)):
        f.left = f.left[1:]
    return _lost_aboard(g, b, what, "play_cards") if type(what) is tuple else goto("play_cards")


@round_.step
def count(g: Galaxy, f: Frame) -> None:
    """SE-5.5.1."""
    b = lines.under_way(g)
    battles.count_sides(g, b, [lines.strength(g, b, side) for side in (ATTACKERS, DEFENDERS)])


@round_.step
def screen(g: Galaxy, f: Frame) -> Next:
    """SE-5.5: the larger side may set units aside, as many as it has more than the other (D-29)."""
    b = lines.under_way(g)
    side, f.left = lines.may_screen(g, b), []
    if side == NO_SIDE:
        return None
    most = abs(b.strong[ATTACKERS] - b.strong[DEFENDERS])
    chosen = []
    for owner in b.sides[side]:
        screening = Screening(g, b, owner, most)
        if owner < len(g.cp) and screening.places and most > 0:  # SE-14.3: others never screen
            fits = screening.check()
            filled = f.form(ROUND_SCREEN, owner, screening.fields, fits=fits, rule="SE-5.5.1")
            chosen.append((screening, filled))
            gone = sum(screening.units[line] for line in filled.get(SCUTTLE, ()))
            most -= sum(filled[UNITS]) + gone
    fewer = _transports(g, b) if facts(g).ground else {}
    for screening, filled in chosen:
        _set_aside(g, b, screening, filled)
    f.left = _crowded(g, b, fewer)
    return None


def _set_aside(g: Galaxy, b: Battle, screening: Screening, filled: FormValues) -> None:
    for line in filled.get(SCUTTLE, ()):
        battles.lose(g, b, line, lines.count(g, b, line), "scuttled")
    for line, (units, hurt) in screening.by_line(filled).items():
        whole = units == lines.count(g, b, line)
        battles.screen(g, b, line if whole else battles.split_line(g, b, line, units, hurt))


@round_.step
def spill(g: Galaxy, f: Frame) -> Next:
    """CL-14.1.4: of Transports that were scuttled."""
    if not f.left:
        return None
    owner, f.left = f.left[0], f.left[1:]
    return call(spilling, "spill", owner=owner, hex=lines.under_way(g).hex)


@round_.step
def fix(g: Galaxy, f: Frame) -> None:
    """SE-5.6.1, SE-5.3: bonus and order of fire hold for the whole round."""
    b = lines.under_way(g)
    armed = volley.arms(g, b)
    _show_tactics(g, b)
    battles.fix_round(g, b, _bonus(g, b), armed, volley.order_of_fire(g, b, armed))
    _show_abilities(g, b)
    battles.release(g, b)
    f.left = lines.owners(b) if facts(g).unique in b.unit else []


def _bonus(g: Galaxy, b: Battle) -> lines.Side:
    """Who outnumbers the other; against machines only a large fleet does (SE-24.6), and many kinds of ships
    against some amoebas (SE-26.5)."""
    if not lines.against_monsters(g, b):
        return lines.larger(g, b)
    side = 1 - lines.side_of(b, monsters(g))
    return side if machines.has_large_fleet(g, b, side) or is_confused(g, b, side) else NO_SIDE


def _show_tactics(g: Galaxy, b: Battle) -> None:
    """CL-E45: turned up when it first gives the bonus, or takes it from the enemy."""
    holders = [owner for owner in lines.owners(b) if has(g, owner, OUTNUMBERS)] if facts(g).advantages else []
    if holders and lines.larger(g, b) != lines.larger(g, b, tactics=False):
        for owner in holders:
            show(g, owner, OUTNUMBERS)


@round_.step
def grip(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.8, CL-19.3.10: Tractor Beams choose, attacker first (D-30)."""
    if not f.left:
        return None
    b, owner = lines.under_way(g), f.left[0]
    aims = abilities.holdable(g, b, owner)
    if aims:
        ships = abilities.tractors(g, b, owner)
        chosen = f.split(ROUND_BEAM, owner, aims, 0, len(ships), rule="CL-19.3.10")
        if any(chosen.values()):
            unique.show_ability(g, owner, TRACTOR)
            battles.hold(g, b, ships, chosen)
    f.left = f.left[1:]
    return goto("grip")


@round_.step
def rise(g: Galaxy, f: Frame) -> None:
    """CL-3.3.3, CL-3.3.8: groups that have done with firing roll for what they destroyed, before the next fires."""
    b = lines.under_way(g)
    for line in experience.finished(g, b):
        owner, succeeds = b.owner[line], False
        for kill in experience.kills(g, b, line) if experience.may_rise(g, b, line) else ():
            need = experience.promotion(g, kill)
            if experience.academy_of(g, owner) >= experience.EASE:
                battles.show_academy(g, owner, experience.EASE)
            if experience.dice(g, kill.by) > 1 and has(g, owner, LEARNS_QUICKLY):
                show(g, owner, LEARNS_QUICKLY)
            faces = [course.roll_die(g, owner, "experience", b.hex) for _ in range(experience.dice(g, kill.by))]
            succeeds = succeeds or min(faces) <= need
        if succeeds:  # CL-3.3.7, EC-06: one level, however many of the rolls succeed
            battles.promote(g, b, line)
        battles.forget_kills(g, b, line)


@round_.step
def fire(g: Galaxy, f: Frame) -> Next:
    """SE-5.3: whoever's moment it is fires, holds fire or retreats (D-32, D-33, D-34)."""
    b = lines.under_way(g)
    if not b.queue or not lines.is_fought(g, b):
        battles.end_round(g, b)
        return done()
    entries = volley.at_once(g, b)
    first = volley.line_of(entries[0])
    owner = b.owner[first]
    if facts(g).is_amoeba[b.unit[first]] and b.unfired[first]:
        return call("empires.bite", "fire", line=first)  # SE-26.6
    seat = lines.controller(g, b, owner)
    chosen: Value = f.given(ROUND_FIRE, seat)
    if chosen is None:
        options, ranges = volley.offers(g, b, entries, _doomed(g, b, first))
        if not options:
            battles.drop(g, b, entries[:1])
            return goto(_fired(g, f, b))
        if owner == seat or (seat != NOBODY and len(options) > 1):
            f.pick(ROUND_FIRE, seat, RangedOptions(options, ranges), rule="SE-5.3.6")
        line = options[0][1]
        aims = [option[2] for option in options if option[:2] == (volley.FIRE, line)]
        aim = machines.target if facts(g).is_machine[b.unit[line]] else best_target
        chosen = (volley.FIRE, line, aim(g, b, line, aims), 1)  # nobody leads them, or there is no choice
    if chosen[0] in LEAVING:
        _may_avow(g, f, owner, chosen[2])
    fewer = _transports(g, b) if facts(g).ground else {}
    f.struck = _do(g, b, entries, chosen)
    if f.struck:
        return _spill_over(g, b, fewer, "spare")
    then = _fired(g, f, b)
    return _spilled(g, b, chosen, fewer, then) if fewer else goto(then)


@round_.step
def spare(g: Galaxy, f: Frame) -> Next:
    """CL-E44, D-36: whoever may ignore this hit says whether he does; then the rest of the volley is fired."""
    b = lines.under_way(g)
    by, at, rest, twice = f.struck
    spares = _is_ignored(f, b, by, at)
    fewer = _transports(g, b) if facts(g).ground else {}
    shot = volley.shot(g, b, by, at)
    _strike(g, b, by, at, shot, spares)
    over = _is_over(g, b, by, at, shot.at.unit, bool(twice), kept=False)
    f.struck = [] if over else _volley(g, b, by, at, rest)
    if f.struck:
        return _spill_over(g, b, fewer, "spare")
    _go_on(g, b, by)
    return _spill_over(g, b, fewer, "rise" if b.felled_by else "fire")


def _is_ignored(f: Frame, b: Battle, by: int, at: int) -> bool:
    """D-36: what the owner of a ship says that is hit."""
    said = f.pick(ROUND_SPARE, b.owner[at], moments.answers_to_hit(at), rule="CL-E44", source=by)
    return bool(said != moments.BEAR)


def _doomed(g: Galaxy, b: Battle, by: int) -> list[int]:
    """CL-A22: targets of which the dice that are kept leave nothing."""
    return [at for at in sorted(set(b.dice_at)) if moments.is_doomed(g, b, by, at)]


def _fired(g: Galaxy, f: Frame, b: Battle) -> str:
    """The next step; when a group has done with firing, somebody may call for new dice (CL-A22)."""
    if not b.dice_at or b.firing != NO_LINE:
        return "rise" if b.felled_by else "fire"
    f.left = [owner for owner in lines.owners(b) if rerolls.is_asked(g, b, owner)]
    return "call_again"


@round_.step
def call_again(g: Galaxy, f: Frame) -> Next:
    """CL-A22, D-35, UI-7: whoever could have the crystals is asked."""
    b = lines.under_way(g)
    if not f.left:
        return None
    owner: Owner = f.left[0]
    if f.pick(ROUND_CRYSTAL, owner, rerolls.options(g, b, owner), rule="CL-A22") == rerolls.REROLL:
        show(g, holder(g, NEW_DICE), NEW_DICE)
        by = b.fired
        battles.roll_again(g, b, by, [volley.needed(g, b, by, at) for at in b.dice_at])
        f.left = []
    else:
        f.left = f.left[1:]
    return goto("call_again")


@round_.step
def deal_out(g: Galaxy, f: Frame) -> Next:
    """The hits of a group take effect; one that may be ignored waits for its victim's word (D-36)."""
    b, by, dealt = lines.under_way(g), lines.under_way(g).fired, False
    fewer = _transports(g, b) if facts(g).ground else {}
    while b.dice_at:
        at = b.dice_at[0]
        strikes = b.dice_hit[0] and lines.count(g, b, at) and lines.count(g, b, by)
        asks = strikes and moments.has_choice(g, b, by, at, volley.shot(g, b, by, at))
        # CL-14.1.4: whoever has lost Transports says who dies with them before others are hit (SE-23.5)
        if dealt and (asks or _crowded(g, b, fewer) not in ([], [b.owner[at]])):
            return _spill_over(g, b, fewer, "deal_out")
        spares = not asks or _is_ignored(f, b, by, at)
        battles.deal_out(g, b)
        if strikes:
            _strike(g, b, by, at, volley.shot(g, b, by, at), spares)
        dealt = True
        if asks:
            return _spill_over(g, b, fewer, "deal_out")
    battles.forget_dice(g, b)
    return _spill_over(g, b, fewer, "rise" if b.felled_by else "fire")


def _transports(g: Galaxy, b: Battle) -> dict[Owner, int]:
    """Transports in the battle; everybody sees them."""
    transport = facts(g).transport
    found: dict[Owner, int] = {}
    for line, unit in enumerate(b.unit) if transport in b.unit else ():
        if unit == transport and b.slot[line] != NOWHERE:
            found[b.owner[line]] = found.get(b.owner[line], 0) + lines.count(g, b, line)
    return found


def _spilled(g: Galaxy, b: Battle, chosen: Value, before: dict[Owner, int], then: str) -> Next:
    """CL-14.1.4: when Transports were lost and others are left, their owner says which ground units die."""
    return _lost_aboard(g, b, chosen, then) if chosen[0] in LEAVING else _spill_over(g, b, before, then)


def _lost_aboard(g: Galaxy, b: Battle, chosen: Value, then: str) -> Next:
    """CL-14.1.4, SE-5.9.6: of Transports that have retreated into a Black Hole."""
    line, hex = chosen[1], chosen[2]
    if facts(g).ground and b.unit[line] == facts(g).transport and has_terrain(g, hex, BLACK_HOLE):
        return call(spilling, then, owner=b.owner[line], hex=hex)
    return goto(then)


def _spill_over(g: Galaxy, b: Battle, before: dict[Owner, int], then: str) -> Next:
    """A hit, and what follows from it, costs one owner Transports."""
    crowded = _crowded(g, b, before)
    return call(spilling, then, owner=crowded[0], hex=b.hex) if crowded else goto(then)


def _crowded(g: Galaxy, b: Battle, before: dict[Owner, int]) -> list[Owner]:
    """Who has fewer Transports than before, and some left."""
    now = _transports(g, b) if before else {}
    return [owner for owner, ships in before.items() if 0 < now.get(owner, 0) < ships]


def _do(g: Galaxy, b: Battle, entries: list[int], chosen: Value) -> list[int]:
    """Gives the hit that waits for its victim's word, if there is one (see `_volley`)."""
    verb, line = chosen[0], chosen[1]
    mine = [each for each in entries if volley.line_of(each) == line]
    if verb in (volley.HOLD, volley.WAIT) and b.salvo == line:
        battles.end_salvo(g, b, fired=False)
    elif verb in (volley.HOLD, volley.WAIT):
        battles.drop(g, b, mine)
        return []
    elif verb == retreat.SCUTTLE:
        battles.lose(g, b, line, chosen[2], "scuttled")
    elif verb == volley.FIRE:
        struck = _volley(g, b, line, chosen[2], chosen[3])
        if struck:
            battles.engage(g, b, line)
            return struck
    else:
        _retreat(g, b, line, verb, chosen[2], chosen[3])
    _go_on(g, b, line)
    return []


def _go_on(g: Galaxy, b: Battle, line: int) -> None:
    """SE-5.3.3: a line that has begun is completed; one that has done has had its moments."""
    if b.unfired[line]:
        battles.engage(g, b, line)
    else:
        battles.drop(g, b, [volley.entry(line, early) for early in (False, True)])


def _volley(g: Galaxy, b: Battle, by: int, at: int, shots: int) -> list[int]:
    """SE-5.3.4, SE-5.3.6: one die after the other; those that are left over when the target is gone may choose anew.

    CL-19.3.12: so may a second salvo. Gives the hit that waits for its victim's word (D-36): by whom, at whom, how many
    shots are still to come, and whether a salvo may follow; nothing without one.
    """
    shot = volley.shot(g, b, by, at)
    need = to_hit(g, shot)
    second = b.salvo == by
    if second:
        battles.end_salvo(g, b, fired=True)
    twice = not second and has_ability(g, shot.by.owner, shot.by.slot, SECOND_SALVO)
    kept = bool(b.dice_at) or rerolls.is_anybody_asked(g, b)
    for left in reversed(range(shots)):
        hits = battles.shoot(g, b, by, at, need)
        if kept:
            battles.keep_die(g, b, by, at, hits)
        elif hits and moments.has_choice(g, b, by, at, shot, more=twice):
            return [by, at, left, int(twice)]
        elif hits:
            _strike(g, b, by, at, shot)
        if _is_over(g, b, by, at, shot.at.unit, hits and twice, kept):
            break
    return []


def _is_over(g: Galaxy, b: Battle, by: int, at: int, unit: int, again: bool, kept: bool) -> bool:
    """Whether a volley ends with a die: a salvo follows, or there is nothing more to fire at."""
    if again and _salvo(g, b, by, unit):
        return True
    gone = not lines.is_open(g, b, at) or not lines.count(g, b, by)
    return gone or (kept and moments.is_doomed(g, b, by, at))


def _strike(g: Galaxy, b: Battle, by: int, at: int, shot: Shot, spares: bool = True) -> None:
    """One hit: a ship is damaged, destroyed or captured; with `spares` a point is ignored if one may be (CL-E44)."""
    fake = next((line for line in (by, at) if lines.is_fake(g, b, line)), None)
    if fake is not None:  # CL-E55.4: it is hit, boarded, or would hit
        owner = b.owner[fake]
        battles.unmask(g, b, fake)
        show(g, owner, FALSE_GROUPS)
        return
    if shot.boards:
        battles.capture(g, b, by, at)
        battles.tell_security(g, b)
    harm = damage_of(g, shot)
    if spares and not shot.boards and moments.ignores(g, shot.at):
        battles.spare(g, b, at)
        harm -= 1
        if not harm:
            return
    gone = shot.boards or battles.hit(g, b, at, hull(g, shot.at), harm)
    if gone and shot.at.experience != UNTRAINED:
        battles.fell(g, b, by, max(1, size(g, shot.at)))  # CL-3.3.3, CL-3.3.10, CL-3.3.11, CL-E43
    if gone and shot.at.unit == facts(g).wanderer and shot.by.owner < len(g.cp):
        for _ in range(MACHINE_WRECKS):
            search_wreck(g, shot.by.owner)  # SE-17.6: he, and no Blood Brother of his


def _salvo(g: Galaxy, b: Battle, by: int, unit: int) -> bool:
    """CL-19.3.12: whether a line may fire once more: there is a target of the same type."""
    if not lines.is_fought(g, b) or not set(abilities.salvo_targets(g, b, by, unit)) - set(_doomed(g, b, by)):
        return False
    unique.show_ability(g, b.owner[by], SECOND_SALVO)
    battles.begin_salvo(g, b, by, unit)
    return True


def _retreat(g: Galaxy, b: Battle, line: int, verb: str, hex: Hex, units: int) -> None:
    """SE-5.9: the units leave the battle, and fighters with their carriers (SE-11.7)."""
    owner = b.owner[line]
    carriers = bays_of(g, owner, b.slot[line])
    going = retreat.aboard(g, b, line, units) if carriers and verb == retreat.RETREAT else []
    slots = (
        [_depart(g, b, each, some, True) for each, some in ((line, units), *going)]
        if verb != retreat.UNHURT
        else [_depart(g, b, line, units, False)]
    )
    for slot in slots:
        fleets.shift_group(g, owner, slot, hex, "retreat")
    arrive(g, owner, slots, hex)
    if facts(g).ground:
        battles.tell_manned(g, b, lines.manned(g, b))  # CL-4.2.6: those who stay may be empty
    left = [slot for slot in slots if g.fleets[owner].hex[slot] >= 0]
    if b.taken[line]:
        for slot in left:
            analyse(g, owner, slot)  # for them the battle is over
    cover_again(g, owner, left)


def _depart(g: Galaxy, b: Battle, line: int, units: int, hurt: bool) -> Slot:
    if units < lines.count(g, b, line):
        line = battles.split_line(g, b, line, units, hurt)
    return battles.leave(g, b, line)


def _may_avow(g: Galaxy, f: Frame, owner: Owner, hex: Hex) -> None:
    """CL-E37, D-17, UI-7: whoever retreats into a Black Hole and could be a Space Pilgrim in secret is asked."""
    if unharmed.could_avow(g, owner, hex):
        unharmed.ask(g, f, ROUND_AVOW, [owner])


def arrive(g: Galaxy, owner: Owner, slots: list[Slot], hex: Hex) -> None:
    """SE-5.9.6: a Black Hole takes its share of those who retreat there."""
    meet_aliens(g, owner, hex)
    if has_terrain(g, hex, BLACK_HOLE):
        swallow(g, owner, slots, hex, secretly=True)
        lose_surplus(g, owner, hex)
