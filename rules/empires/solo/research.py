"""How an alien empire spends its Tech column (SE-25.9, SE-25.10)."""

from __future__ import annotations

from ..atoms import course, rivals
from ..printed.levels import level
from ..state import Galaxy, Owner, facts, rival_of

LEAST = 20  # with less nothing is bought
MOVEMENT_ON = 4
TITANS_FROM = 7  # the Ship Size of a human who has shown a Titan
# SE-25.10 (e): up to which roll the next Ship Size is bought, by the present one.
# Ruling on SE-25.19: Titans (from 6) as rarely as Dreadnoughts.
SHIP_SIZE_ON = {1: 10, 2: 7, 3: 6, 4: 5, 5: 3, 6: 3}
CHOICES = (
    "attack", "attack", "defence", "defence", "tactics", "cloaking", "scanner", "fighter", "point_defence", "minesweep",
)  # fmt: skip
HIGHEST = 7  # no technology has more levels
COUNTERS = {"scanner": "cloaking", "point_defence": "fighter", "minesweep": "mines"}


def has(g: Galaxy, owner: Owner, name: str) -> int:
    return level(rival_of(g, owner).tech, facts(g).technology[name])


def shown(g: Galaxy, name: str) -> int:
    """What the human has shown to any of them."""
    return level(g.seen_tech[0], facts(g).technology[name])


def _needed(g: Galaxy, name: str) -> int:
    """Up to which level what the human has shown is to be answered."""
    level = shown(g, name)
    return HIGHEST if level and facts(g).tech_cost(facts(g).technology[name], level + 1) is None else level


def can_buy(g: Galaxy, owner: Owner, name: str) -> bool:
    """Whether the next level exists and can be paid; of a mere answer only one level is bought before it is needed.

    Ruling: against Mines, of which there is one level only, every level of Minesweep is needed.
    """
    to = has(g, owner, name) + 1
    cost = facts(g).tech_cost(facts(g).technology[name], to)
    ahead = name in COUNTERS and to > _needed(g, COUNTERS[name]) + 1
    return cost is not None and cost <= rival_of(g, owner).research and not ahead


def buy(g: Galaxy, owner: Owner, name: str, face: int = 0, openly: bool = True) -> bool:
    if not can_buy(g, owner, name):
        return False
    technology, to = facts(g).technology[name], has(g, owner, name) + 1
    rivals.change_column(g, owner, rivals.RESEARCH, -(facts(g).tech_cost(technology, to) or 0))
    rivals.learn(g, owner, technology, to, face, openly)
    return True


def buy_movement(g: Galaxy, owner: Owner) -> None:
    """SE-25.9: at each launch, in secret."""
    if rival_of(g, owner).research >= LEAST:
        face = rivals.secret_die(g, owner, "movement")
        if face <= MOVEMENT_ON:
            buy(g, owner, "movement", face, openly=False)


def spend(g: Galaxy, owner: Owner, raiding: bool, at_home: bool) -> None:
    """SE-25.10: at the first combat of a fleet, in this order."""
    if rival_of(g, owner).research < LEAST:
        return

    def on(most: int, name: str) -> None:
        face = course.roll_die(g, owner, "rival_tech")
        if face <= most:
            buy(g, owner, name, face)

    if raiding and has(g, owner, "cloaking") == 1 and can_buy(g, owner, "cloaking"):
        on(6, "cloaking")
    if shown(g, "fighter") and not has(g, owner, "point_defence"):
        buy(g, owner, "point_defence")
    if shown(g, "mines") and not has(g, owner, "minesweep"):
        buy(g, owner, "minesweep")
    if shown(g, "cloaking") > has(g, owner, "scanner") and can_buy(g, owner, "scanner"):
        face = course.roll_die(g, owner, "rival_tech")
        while face <= 4 and shown(g, "cloaking") > has(g, owner, "scanner") and buy(g, owner, "scanner", face):
            pass
    size = has(g, owner, "ship_size")
    if size == 1:
        buy(g, owner, "ship_size")
    elif size in SHIP_SIZE_ON and can_buy(g, owner, "ship_size"):
        on(SHIP_SIZE_ON[size], "ship_size")
    if has(g, owner, "fighter") and not shown(g, "point_defence") and can_buy(g, owner, "fighter"):
        on(6, "fighter")
    if shown(g, "boarding") and not has(g, owner, "security"):
        buy(g, owner, "security")  # SE-25.19, AI-7
    _spend_rest(g, owner, at_home)


def _spend_rest(g: Galaxy, owner: Owner, at_home: bool) -> None:
    """SE-25.10 (g): again and again while something can be paid; what cannot is rolled anew."""
    while any(_wanted(g, owner, face, at_home) for face in range(1, len(CHOICES) + 1)):
        face = course.roll_die(g, owner, "rival_tech")
        name = _wanted(g, owner, face, at_home)
        if name == "either":
            name = "attack" if course.roll_die(g, owner, "rival_tech") <= 5 else "defence"
            name = name if can_buy(g, owner, name) else {"attack": "defence", "defence": "attack"}[name]
        if name:
            buy(g, owner, name, face)


def _wanted(g: Galaxy, owner: Owner, face: int, at_home: bool) -> str:
    """What a roll means; "" if it is rolled anew."""
    name = CHOICES[face - 1]
    if name == "tactics":
        attack, defence = has(g, owner, "attack"), has(g, owner, "defence")
        if attack < 2 or defence < 2:
            if attack == defence:
                return "either" if can_buy(g, owner, "attack") or can_buy(g, owner, "defence") else ""
            name = "attack" if attack < defence else "defence"
        elif facts(g).tech_cost(facts(g).technology["tactics"], has(g, owner, "tactics") + 1) is None:
            name = "academy"  # SE-25.19, AI-7: nothing is left to learn of tactics
    if name == "cloaking" and shown(g, "ship_size") >= TITANS_FROM:
        name = "fighter"  # SE-25.19, AI-7: fighters hunt Titans
    if name == "cloaking" and shown(g, "scanner") > 1:
        return ""
    if name == "minesweep" and at_home:
        return ""
    return name if can_buy(g, owner, name) else ""
