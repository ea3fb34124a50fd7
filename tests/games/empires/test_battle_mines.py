"""SE-13, SE-5.2.7: mines and minesweepers."""

import pytest

from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import CLOAK, FIRE, HERE

MINES = "battle.mines"


def lost(t, why):
    return [(e.data["seat"], e.data["unit"], e.data["count"]) for e in t.happened("lost", why=why)]


def test_mines_destroy_ships_of_their_owners_choice():
    """SE-13.4, SE-5.2.7, D-28: one ship each, whatever its hull."""
    t = theatre()
    dread, scouts = t.red.has("DN"), t.red.has("SC", 2)
    t.blue.has("Mine", 2)
    t.fight()
    asked = t.blue.decision(MINES)
    assert asked.slots == (t.red.line(dread), t.red.line(scouts)) and (asked.low, asked.high) == (
        2,
        2,
    )
    t.blue.answers(MINES, (1, 1))
    assert t.red.at(dread) is None and t.red.count(scouts) == 1
    assert t.blue.codes() == [] and lost(t, "exploded") == [(1, "mine", 2)]


def test_mines_must_explode_and_surplus_mines_stay():
    """SE-13.5, SE-13.4: nobody is asked where all targets are hit."""
    t = theatre()
    t.red.has("CA", 2)
    mines = t.blue.has("Mine", 5)
    t.fight()
    assert t.red.codes() == [] and t.blue.count(mines) == 3 and t.blue.is_asked("movement.group")


@pytest.mark.parametrize(("level", "sweepers", "left"), [(1, 1, 2), (2, 1, 1), (1, 2, 1), (2, 2, 0)])
def test_minesweepers_clear_mines_first(level, sweepers, left):
    """SE-13.4: each as many as its level."""
    t = theatre()
    t.red.has("SW", sweepers, minesweep=level)
    t.red.has("SC", 6)
    t.blue.has("Mine", 3)
    t.fight()
    assert sum(count for _, _, count in lost(t, "swept")) == 3 - left
    if left:
        assert t.blue.decision(MINES).high == left


def test_they_explode_once_at_the_start():
    """SE-13.6, SE-13.9: before the first round; mines neither fire nor are fired at, nor count."""
    t = theatre()
    cruisers = t.red.has("CA", 3)
    t.blue.has("Mine"), t.blue.has("CA", 2)
    t.fight()
    assert t.red.count(cruisers) == 2 and t.battle().round == 1
    assert t.asked()[0][1].endswith(FIRE)  # two against two: nobody screens


def test_fighters_may_be_chosen():
    """SE-13.4: one mine, one squadron."""
    t = theatre()
    t.red.has("CV", fighter=1), t.red.has("F", 3, fighter=1)
    t.blue.has("Mine")
    t.fight()
    assert len(t.blue.decision(MINES).slots) == 2


def test_fighters_of_a_carrier_that_a_mine_destroys():
    """SE-13.8: those without room die too, before the first round."""
    t = theatre()
    carriers = t.red.has("CV", 2, fighter=1)
    fighters = t.red.has("F", 5, fighter=1)
    t.blue.has("Mine"), t.blue.has("SC")
    t.fight()
    t.blue.answers(MINES, tuple(int(at == t.red.line(carriers)) for at in t.blue.decision(MINES).slots))
    assert t.red.count(carriers) == 1 and t.red.count(fighters) == 3


def test_ships_that_cannot_fight_are_targets():
    """SE-13.4: every ship is."""
    t = theatre()
    t.red.has("SC"), t.red.has("CO")
    t.blue.has("Mine")
    t.fight()
    assert len(t.blue.decision(MINES).slots) == 2


def cloaked(give_up, scanner=0):
    """A red Raider and a scout against a mine, a blue cruiser, and perhaps a Destroyer with scanners."""
    t = galaxy()
    t.raider, t.scout = t.red.has("R", cloaking=1), t.red.has("SC")
    t.blue.has("Mine"), t.blue.has("CA")
    if scanner:
        t.blue.has("DD", scanner=scanner)
    t.fight()
    if t.red.is_asked("battle.draw"):
        t.red.answers("battle.draw", (int(give_up),))
    return t


def test_cloaked_ships_are_no_targets():
    """SE-13.7: the scout is hit without a question."""
    t = cloaked(False)
    assert t.red.at(t.scout) is None and t.red.at(t.raider) == HERE


def test_unless_scanners_find_them():
    """SE-13.7."""
    t = cloaked(False, scanner=1)
    assert not t.happened("uncloaked") and len(t.blue.decision(MINES).slots) == 2


def test_a_cloaked_ship_may_draw_the_mine():
    """SE-13.7, D-60: its owner gives up the cloak, and the owner of the mine still chooses among all."""
    t = cloaked(True)
    slots = t.blue.decision(MINES).slots
    assert set(slots) == {t.red.line(t.raider), t.red.line(t.scout)}
    t.blue.answers(MINES, tuple(int(at == t.red.line(t.scout)) for at in slots))
    assert not t.battle().cloaked[t.red.line(t.raider)]


@pytest.mark.parametrize(("others", "bare"), [(0, 1), (3, 3)])
def test_a_part_of_a_group_may_draw_mines(others, bare):
    """SE-13.7, D-60: each ship by itself; where no counter is free for it (SE-5.7.4) the whole group does."""
    t = galaxy()
    raiders = t.red.has("R", 3, cloaking=1)
    for _ in range(others):
        t.red.has("R", at=(3, 5), cloaking=1)
    t.blue.has("Mine"), t.blue.has("CA")
    t.fight()
    t.red.answers("battle.draw", (1,))
    assert t.red.count(raiders) == 3 - 1
    assert sum(t.red.fleet.count[s] for i, s in enumerate(t.battle().slot) if s >= 0 and t.battle().bare[i]) == bare - 1


def test_a_cloaked_retreat_comes_before_the_mines():
    """EC-13, SE-5.2.4: order of steps."""
    t = galaxy()
    raider = t.red.has("R", cloaking=1)
    scout = t.red.has("SC")
    t.blue.has("Mine", 3)
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.nobody_hides()
    t.red.answers("battle.slip", ("leave", raider, t.hex((4, 4))))
    assert t.red.at(raider) == (4, 4) and t.red.at(scout) is None


def test_mines_alone_with_hidden_ships_wait():
    """SE-13.7, SE-12.2: nothing explodes."""
    t = galaxy()
    raider = t.red.has("R", 2, cloaking=1)
    mines = t.blue.has("Mine", 2)
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.nobody_hides()
    assert t.blue.count(mines) == 2 and t.red.count(raider) == 2 and not t.happened("revealed")


@pytest.mark.parametrize("joins", [False, True], ids=["hidden", "joins"])
def test_surplus_mines_stay_beside_a_cloaked_enemy(joins):
    """SE-13.4, SE-13.5, SE-13.7: of three mines one finds its ship; a Raider that hides, or that joins the fight under
    its cloak, is none for the others."""
    t = galaxy()
    raider, scout = t.red.has("R", cloaking=1), t.red.has("SC")
    mines = t.blue.has("Mine", 3)
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.nobody_hides()
    t.red.answers("battle.slip", "stay")
    t.red.answers("battle.join", (raider,) if joins else ())
    if joins:
        t.red.answers("battle.draw", (0,))
    assert t.red.at(raider) == HERE and t.red.at(scout) is None and t.blue.count(mines) == 2


def test_mines_find_what_hid_from_them_once_a_scanner_is_beside_them():
    """SE-13.4, SE-12.10: in the Combat phase of their own owner; the Raider does not bear on the second mine."""
    t = galaxy()
    raider, mines = t.red.has("R", cloaking=1), t.blue.has("Mine", 2)
    t.blue.has("DD", scanner=1)
    t.knowing()
    t.begins("blue").ends()
    t.blue.answers(CLOAK, ())
    t.red.answers(CLOAK, (raider,))
    t.blue.answers("declaration.scan_1", "tell")
    t.red.answers("declaration.more", "silent")
    assert t.red.at(raider) is None and t.blue.count(mines) == 1


def test_technology_is_not_told_to_mines():
    """SE-9.10: only if both sides have combat-capable units."""
    t = theatre()
    t.red.has("CA", 3), t.blue.has("Mine")
    t.fight()
    assert not t.happened("technology_shown") and t.happened("revealed", unit="cruiser")


def test_a_colony_behind_a_minefield_may_be_bombarded():
    """SE-5.12.1, SE-5.2.12: once the mines are gone."""
    t = theatre()
    t.blue.settles_at(HERE)
    t.red.has("CA", 3), t.blue.has("Mine")
    t.fight()
    assert t.red.is_asked("bombardment.shot")


def test_mines_do_not_save_who_has_nothing_else():
    """SE-13.5: a fight goes on with what is left."""
    t = theatre()
    cruiser, scouts = t.red.has("CA", 2), t.blue.has("SC")
    t.blue.has("Mine")
    t.fight()
    t.red.fires(cruiser, scouts, rolls=1)
    assert t.blue.codes() == []
