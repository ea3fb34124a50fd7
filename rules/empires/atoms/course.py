"""The course of play: phases and turns, CP and technology, bids and the order of play, the end."""

from __future__ import annotations

from rules.core.derived import forget
from rules.core.state import Result

from ..printed.constants import DIE, ELSEWHERE, LEDGERS, NOBODY, OVER
from ..printed.levels import with_level
from ..state import NO_HEX, NO_SLOT, Galaxy, Hex, Seat, facts, groups_of, renewed
from .cards import turn_up


def choose_homes(g: Galaxy, extra: list[Hex], homeworlds: list[Hex]) -> None:
    """SE-20.9, step 6: what all seats have chosen is shown."""
    g.extra, g.homeworld, g.layout = extra, homeworlds, None
    g.emit("homes", extra=extra[:], homeworlds=homeworlds[:])


def find_situation(g: Galaxy, names: list[str]) -> None:
    """CL-21.1: from now on the game is played by tables that know it."""
    g.situation, g.tables, g.derived = names, None, None
    g.emit("situation", names=names[:])


def begin_cycle(g: Galaxy) -> None:
    g.cycle += 1
    g.turn = 0
    g.emit("cycle", cycle=g.cycle)


def begin_turn(g: Galaxy) -> None:
    g.turn += 1
    g.emit("turn", turn=g.turn, cycle=g.cycle)


def enter_phase(g: Galaxy, phase: str, seat: Seat = NOBODY) -> None:
    """A phase begins; of one seat, or (NOBODY) of all."""
    if seat != g.active:
        forget(g, ELSEWHERE)
    g.phase, g.active, g.marching = phase, seat, NO_SLOT
    forget(g, LEDGERS)
    if g.heard is not None:
        g.emit("phase", phase=phase, seat=seat, turn=g.turn, cycle=g.cycle)


def set_order(g: Galaxy, order: list[Seat], why: str) -> None:
    """SE-3.5, SE-7.4.2."""
    g.order = order
    g.emit("order", order=order[:], why=why)


def roll_die(g: Galaxy, seat: int, why: str, hex: Hex = NO_HEX, need: int | None = None) -> int:
    """All dice are open; `need`: a roll up to this number hits, which everybody knows."""
    face = g.roll(DIE)
    if need is None:
        g.emit("roll", seat=seat, face=face, why=why, hex=hex)
    else:
        g.emit("roll", seat=seat, face=face, why=why, hex=hex, need=need)
    return face


def change_cp(g: Galaxy, seat: Seat, by: int, why: str) -> None:
    """CP are known to their owner only."""
    if by == 0:
        return
    g.cp[seat] += by
    if g.heard is not None:
        g.emit("cp", seat=seat, by=by, now=g.cp[seat], why=why, only=(seat,))


def earn_cp(g: Galaxy, seat: Seat, cp: int, why: str) -> None:
    """SE-7.1, SE-7.2: income, which everybody can count."""
    g.earned[seat] += cp
    change_cp(g, seat, cp, why)


def owe(g: Galaxy, seat: Seat, by: int) -> None:
    """CL-13.3: a debt grows, for all to see, or is paid back: that is on the sheet and tells what maintenance costs."""
    if by:
        g.debt[seat] += by
        g.emit("debt", seat=seat, by=by, now=g.debt[seat], only=None if by > 0 else (seat,))


def change_rp(g: Galaxy, seat: Seat, by: int, why: str, hex: Hex = NO_HEX) -> None:
    """CL-17.1: RP are known to their owner only."""
    if by:
        g.rp[seat] += by
        g.emit("rp", seat=seat, by=by, now=g.rp[seat], why=why, hex=hex, only=(seat,))


def learn(g: Galaxy, seat: Seat, technology: int, to: int, why: str) -> None:
    """A level of a technology; nobody else hears of it."""
    g.tech[seat] = with_level(g.tech[seat], technology, to)
    g.studies[seat][technology] = 0
    keep_up(g, seat)
    g.emit("learned", seat=seat, technology=facts(g).technologies[technology].id, level=to, why=why, only=(seat,))


def keep_up(g: Galaxy, seat: Seat) -> None:
    """SE-15.1: where that was agreed on all units have the newest technology at once; captured ones after a battle."""
    known, fleet = facts(g), g.fleets[seat]
    for slot in groups_of(g, seat) if known.options["upgrades"] == "instant" else ():
        unit = fleet.unit[slot]
        if not known.newest[unit]:
            fleet.tech[slot] = renewed(g, seat, slot)


def study(g: Galaxy, seat: Seat, technology: int, grants: int) -> int:
    """SE-19.1: dice for grants, which only their owner sees; gives what they have added up to."""
    faces = [g.roll(DIE) for _ in range(grants)]
    g.studies[seat][technology] += sum(faces)
    total = g.studies[seat][technology]
    name = facts(g).technologies[technology].id
    g.emit("studied", seat=seat, technology=name, faces=faces, total=total, only=(seat,))
    return total


def lay_out_sheets(g: Galaxy) -> None:
    """The production sheets are made anew when they are next looked at."""
    forget(g, LEDGERS)


def note_research(g: Galaxy, seat: Seat, spent: int) -> None:
    """SE-18.1: what was spent on technology in this phase."""
    g.researched[seat] = spent


def show_bids(g: Galaxy, bids: list[int]) -> None:
    """SE-7.4.4: the sheets have been carried out, and what they were made of is no more."""
    forget(g, LEDGERS)
    g.bid = bids
    g.paid = [before + bid for before, bid in zip(g.paid, bids, strict=True)]
    g.emit("bids", bids=bids[:], reveals=True)


def count_arrival(g: Galaxy, machine: str, hex: Hex, face: int) -> None:
    """SE-24.4: one more Doomsday Machine has come."""
    g.arrived += 1
    g.emit("arrival", machine=machine, hex=hex, face=face, number=g.arrived, rule="SE-24.4")


def learn_weakness(g: Galaxy, unit: int, weakness: str, face: int) -> None:
    """SE-24.6: everybody knows it from now on."""
    g.weakness[unit - facts(g).first_machine] = weakness
    g.emit("weakness", machine=facts(g).units[unit].id, weakness=weakness, face=face, rule="SE-24.6")


def leave(g: Galaxy, seat: Seat) -> None:
    """SE-23.10.3: a player is out. Ruling: his technology is shown, for a conqueror may learn from it."""
    g.out[seat] = True
    g.fallen.append(seat)
    g.order = [each for each in g.order if each != seat]
    g.seen_tech[seat] = g.tech[seat]
    g.cp[seat] = g.bid[seat] = g.researched[seat] = 0
    g.emit("out", seat=seat, levels=g.tech[seat], reveals=True)


def promise_spoils(g: Galaxy, seat: Seat, cp: int) -> None:
    """SE-23.10.3: CP that come in with the next Economic Phase."""
    g.spoils[seat] += cp
    g.emit("spoils", seat=seat, cp=cp)


def take_spoils(g: Galaxy, seat: Seat) -> None:
    cp, g.spoils[seat] = g.spoils[seat], 0
    if cp:
        earn_cp(g, seat, cp, "spoils")


def list_battles(g: Galaxy, hexes: list[Hex]) -> None:
    """The hexes in which battles are still to be fought in this Combat phase."""
    g.battles = hexes


def end_game(g: Galaxy, result: Result) -> None:
    g.phase, g.active, g.marching = OVER, NOBODY, NO_SLOT
    forget(g, ELSEWHERE)
    g.outcome = result
    for seat, held in enumerate(g.held):  # CL-13.5: END
        for card in held:
            turn_up(g, seat, card, "end")
    house = list(facts(g).house_rules)  # SE-24.2: the result of a solo game says so
    g.emit(
        "over", places=[tied[:] for tied in result.places], scores=result.scores[:], reason=result.reason, house=house
    )
