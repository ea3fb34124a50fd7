"""The sheet of an alien empire in an Economic Phase (SE-25.5 to SE-25.8): rolls, columns, launches."""

from __future__ import annotations

from ..atoms import rivals
from ..state import Galaxy, Owner, facts, groups_of, rival_of, rival_owners
from . import research
from .fleet_lists import RAIDER_COST, SET_COST, is_unseen
from .muster import knowledge

# -- numbers that are no rows of a table (SE-25.3, SE-25.6, SE-25.7)
LAST_ROW = 20  # after it the last two rows alternate
CP_OF = {"easy": 5, "normal": 5, "hard": 10, "harder": 10, "really_tough": 15, "good_luck": 15}  # SE-25.3
LATER = 3  # phases until an extra roll counts
MOST_DEFENCE = 50
MOST_FLEETS = 3
LEAST_LAUNCH = 6


def row_of(phase: int) -> int:
    return phase if phase <= LAST_ROW else LAST_ROW - phase % 2


def fill_in(g: Galaxy) -> None:
    """SE-25.6: after the human, each alien empire that still has its Homeworld."""
    for owner in rival_owners(g):
        if rival_of(g, owner).hex >= 0:
            earn(g, owner)
            launch(g, owner)


def earn(g: Galaxy, owner: Owner) -> None:
    rival = rival_of(g, owner)
    row, cp = facts(g).economy[row_of(g.cycle)], CP_OF[facts(g).options["difficulty"]]
    for _ in range(row.rolls + sum(phase <= g.cycle for phase in rival.extra)):
        face = rivals.secret_die(g, owner, "rival_economy")
        if face <= row.economy:
            rivals.earn_roll(g, owner, g.cycle + LATER)
        elif face <= row.fleet:
            rivals.change_column(g, owner, rivals.FLEET, cp)
        elif face <= row.research:
            rivals.change_column(g, owner, rivals.RESEARCH, cp)
        else:
            more = min(2 * cp, MOST_DEFENCE - rival.defence)
            rivals.change_column(g, owner, rivals.DEFENCE, more)
            rivals.change_column(g, owner, rivals.FLEET, 2 * cp - more)


def launch(g: Galaxy, owner: Owner) -> None:
    """SE-25.7, SE-25.8."""
    rival, row = rival_of(g, owner), facts(g).economy[row_of(g.cycle)]
    if not row.launch or rival.fleet < LEAST_LAUNCH or fleets_out(g, owner) >= MOST_FLEETS:
        return
    know = knowledge(g, owner)
    face = rivals.secret_die(g, owner, "rival_launch")
    if know.fighter > know.seen_point_defence and rival.fleet >= SET_COST:
        face -= 2
    raiding = is_unseen(know) and rival.fleet >= RAIDER_COST
    if face - 2 * raiding > row.launch:
        return
    cp = rival.fleet - rival.fleet % RAIDER_COST if raiding else rival.fleet
    rivals.change_column(g, owner, rivals.FLEET, -cp)
    research.buy_movement(g, owner)
    rivals.launch(g, owner, cp, raiding)


def fleets_out(g: Galaxy, owner: Owner) -> int:
    """Unbuilt fleets, and hexes with built ones. Ruling: built fleets that share a hex are one."""
    fleet, known = g.fleets[owner], facts(g)
    counter = known.unit["rival_fleet"]
    out = [slot for slot in groups_of(g, owner) if known.moves[fleet.unit[slot]] or fleet.unit[slot] == counter]
    built = {fleet.hex[slot] for slot in out if fleet.unit[slot] not in (counter, known.code["Mine"])}
    return sum(fleet.unit[slot] == counter for slot in out) + len(built)
