"""CL-E, UI-7: Empire Advantages that are used at a moment of a battle."""

import pytest

from rules.core.chance import Chance
from rules.empires.battle.retreat import first_round, withdrawals
from rules.empires.battle.volley import is_better_borne, needed
from rules.empires.economy import head_start
from rules.empires.economy.ledger import Ledger
from rules.empires.flows.bombardment import bombs
from rules.empires.state import facts
from rules.empires.state.lines import as_ship
from rules.empires.state.values import Shot, shots, to_hit
from tests.games.empires.advantages import GAME, give, shown, table

# -- powers of a moment


def fighting(red, blue="", **fleets):
    """A battle of red's cruisers with blue's, at the first question of its first round."""
    t = table(red, blue, raiders="off", experience="off", titans="on")
    t.red.has("CA", fleets.get("mine", 2), at=(5, 4))
    t.blue.has(fleets.get("foe", "CA"), fleets.get("theirs", 2), at=(5, 4), ship_size=7)
    t.begins("red").ends()
    return t


def fires(t, *faces):
    """Everybody fires with everything, once each, until the round is over."""
    round = t.state.battle.round
    t.rolls(*faces)
    while t.state.battle is not None and t.state.battle.round == round and not t.red.is_asked("round.card"):
        who = t.red if t.red.is_asked("round.fire") else t.blue
        if not who.is_asked("round.fire"):
            break
        fire = next(each for each in who.offered("round.fire") if each[0] == "fire")
        who.answers("round.fire", (*fire, 1))


@pytest.mark.parametrize(("card", "is_asked"), [("e33", True), ("e41", True), ("e44", True), ("e32", False)])
def test_the_question_for_a_card_tells_nothing(card, is_asked):
    """UI-7, CL-13.5: whoever could have such a card is asked; not who has shown another one."""
    t = fighting(card)
    assert t.red.is_asked("round.card") == is_asked and not t.blue.is_asked("round.card")


def test_nobody_is_asked_once_all_such_cards_are_known():
    """UI-7."""
    t = table("e41", "e44", raiders="off")
    card = facts(t.state).card["e44"]
    t.state.card_seen[card] = 0b11
    t.red.has("CA", at=(5, 4))
    t.blue.has("CA", at=(5, 4))
    t.begins("red").ends()
    assert not t.red.is_asked("round.card") and not t.blue.is_asked("round.card")


def test_whoever_has_several_such_cards_may_play_all_of_them():
    """SE-22.4, CL-E33, CL-E44: in the same round; a single card brings no second question."""
    t = table("e33", raiders="off")
    give(t, t.red, "e44")
    t.red.has("CA", 2, at=(5, 4)), t.blue.has("CA", 2, at=(5, 4))
    t.begins("red").ends()
    t.red.answers("round.card", "pass")
    fires(t, 10, 10, 10, 10)
    t.red.answers("round.card", "charge")
    assert t.red.offered("round.card") == ["pass", "ignore"]
    t.red.answers("round.card", "ignore")
    assert not t.red.is_asked("round.card") and sorted(shown(t, t.red)) == ["e33", "e44"]


def test_knights_charge_once_after_the_first_round():
    """CL-E33, CL-23.4, D-31: twice as many shots; afterwards the enemy aims better, and nobody leaves."""
    t = fighting("e33")
    g = t.state
    assert t.red.offered("round.card") == ["pass"]
    t.red.answers("round.card", "pass")
    fires(t, 10, 10, 10, 10)
    assert "charge" in t.red.offered("round.card") and shown(t, t.red) == [None]
    t.red.answers("round.card", "charge")
    g = t.state
    b = g.battle
    mine = next(line for line, owner in enumerate(b.owner) if owner == 0)
    foe = next(line for line, owner in enumerate(b.owner) if owner == 1)
    assert shown(t, t.red) == ["e33"] and b.unfired[mine] == 4 and b.unfired[foe] == 2
    before = needed(g, b, foe, mine)
    assert first_round(g, 0) == 4 and first_round(g, 1) == 2
    fires(t, *[10] * 6)
    g, b = t.state, t.state.battle
    assert g.battle.round == 3 and not t.red.is_asked("round.card")
    assert needed(g, b, foe, mine) == before + 1 and needed(g, b, mine, foe) == before


def test_each_knight_that_is_left_attacks_twice():
    """CL-E33, CL-23.4: one of two falls before they fire; Bases and Shipyards fire once."""
    t = fighting("e33", foe="BC")
    yard = t.red.has("SY", at=(9, 9))
    t.red.answers("round.card", "pass")
    fires(t, 10, 10, 10, 10)
    t.red.answers("round.card", "charge")
    b = t.state.battle
    mine = next(line for line, owner in enumerate(b.owner) if owner == 0)
    t.blue.answers("round.fire", ("fire", 1 - mine, mine, 2), rolls=(1, 1))
    assert t.red.count(b.slot[mine]) == 1 and t.state.battle.unfired[mine] == 2
    one = as_ship(t.state, t.state.battle, mine)
    assert (shots(t.state, one), shots(t.state, one._replace(unit=t.red.fleet.unit[yard]))) == (2, 1)


@pytest.mark.parametrize("code", ["Base", "SY", "BD", "CA"])
def test_all_enemies_aim_better_after_a_charge(code):
    """CL-E33: Bases and Shipyards, too; a boarding is another number (CL-4.2.2)."""
    t = fighting("e33")
    t.red.answers("round.card", "pass")
    fires(t, *[10] * 4)
    g, b = t.state, t.state.battle
    mine, foe = as_ship(g, b, b.owner.index(0)), as_ship(g, b, b.owner.index(1))
    by = foe._replace(unit=facts(g).code[code], round=3)
    boards = code == "BD"
    before = to_hit(g, Shot(by, mine, False, boards))
    t.red.answers("round.card", "charge")
    assert to_hit(t.state, Shot(by, mine, False, boards)) == before + (not boards)


def test_immortals_ignore_a_point_in_each_round():
    """CL-E44, CL-23.3, EX-15: once; from then on everybody knows them."""
    t = fighting("e44", mine=1)
    t.red.answers("round.card", "ignore")
    t.blue.answers("round.screen", t.blue.decision("round.screen").opening())
    assert shown(t, t.red) == ["e44"]
    fires(t, 1)
    t.red.answers("round.spare", ("spare", 0))
    fires(t, 1, 10)
    b = t.state.battle
    mine = next(line for line, owner in enumerate(b.owner) if owner == 0)
    assert t.red.fleet.damage[b.slot[mine]] == 1 and len(t.happened("spared")) == 1


def meets(t, who):
    """Red's turn ends, and a battle begins in which one side fires first."""
    t.begins("red").ends()
    while not who.is_asked("round.fire"):
        asked = t.players[t.asked()[0][0]]
        if asked.is_asked("round.screen"):
            asked.answers("round.screen", asked.decision("round.screen").opening())
        elif asked.is_asked("round.beam"):
            asked.answers("round.beam", tuple(0 for _ in asked.decision("round.beam").slots))
        else:
            asked.answers("round.card", "pass")


def struck(t, *faces):
    """Red, whose card everybody knows, has a cruiser and a scout; three ships of blue fire at the cruiser."""
    give(t, t.red, "e44")
    t.state.card_seen[facts(t.state).card["e44"]] = 0b11
    mine = t.red.has("CA", at=(5, 4)), t.red.has("SC", at=(5, 4))
    t.blue.has("BC", 3, at=(5, 4))
    meets(t, t.blue)
    b = t.state.battle
    cruiser, scout = (b.slot.index(slot) for slot in mine)
    t.blue.answers("round.fire", ("fire", b.owner.index(1), cruiser, 3), rolls=(*faces,))
    return mine[0], cruiser, scout


def test_immortals_say_which_hit_they_ignore():
    """CL-E44, D-36: of each hit of a round, until one was ignored; the last one needs no question."""
    t = table(raiders="off", experience="off")
    cruiser, at, _ = struck(t, 1, 1, 10)
    assert t.red.offered("round.spare") == [("spare", at), "pass"] and t.state.battle.unfired[-1] == 2
    t.red.answers("round.spare", "pass")
    assert t.red.fleet.damage[cruiser] == 1 and not t.happened("spared")
    t.red.answers("round.spare", ("spare", at))
    assert t.red.fleet.damage[cruiser] == 1 and len(t.happened("spared")) == 1
    assert t.state.battle.unfired[t.state.battle.owner.index(1)] == 0


def test_immortals_are_asked_while_a_salvo_may_follow():
    """CL-E44, D-36, CL-19.3.12: the ship that fires last may hit once more."""
    t = table("", "e44", unique_ships="on", raiders="off", experience="off")
    t.state.card_seen[facts(t.state).card["e44"]] = 0b11
    t.red.designs("A5-0-x2", "second_salvo")
    t.red.has("UN", at=(5, 4))
    t.blue.has("SC", at=(5, 4))
    meets(t, t.red)
    t.red.answers("round.fire", (*next(each for each in t.red.offered("round.fire") if each[0] == "fire"), 1), rolls=1)
    t.blue.answers("round.spare", t.blue.offered("round.spare")[0])
    assert len(t.happened("spared")) == 1 and t.red.is_asked("round.fire"), "the salvo"


def test_a_point_is_kept_for_the_ship_that_would_fall():
    """CL-E44, D-36: what is proposed bears a hit that destroys nothing while another ship could fall, and saves who
    would; of two points it saves nobody whom the second one destroys."""
    t = table(raiders="off", experience="off", titans="on")
    cruiser, at, scout = struck(t, 1)
    g, b = t.state, t.state.battle
    by = b.owner.index(1)
    assert is_better_borne(g, b, by, at) and not is_better_borne(g, b, by, scout)
    t.red.fleet.damage[cruiser] = 1
    assert not is_better_borne(g, b, by, at)
    b.unit[by] = facts(g).titan
    assert is_better_borne(g, b, by, at) and is_better_borne(g, b, by, scout)


@pytest.mark.parametrize(("foe", "lost"), [("CA", False), ("TN", True)])
def test_one_ship_alone_cannot_destroy_an_immortal_but_a_titan_can(foe, lost):
    """EX-15, CL-E44, CL-23.3: a Titan does two points, and one is ignored."""
    t = fighting("e44", mine=1, foe=foe, theirs=1)
    t.red.answers("round.card", "ignore")
    slot = next(slot for slot, count in enumerate(t.red.fleet.count) if count)
    for _ in range(2):
        assert t.red.count(slot)
        fires(t, 1, 10)
    assert bool(t.red.count(slot)) != lost


def test_immortals_pay_for_it():
    """CL-E44: Colony Ships cost 2 more, no boarding, and nothing is saved before the game."""
    t = table("e44", head_start="off", gates="on")  # SE-27.7: settlers are Colony Ships, too
    g, known = t.state, facts(t.state)
    t.red.saves(100)
    ledger = Ledger(g, 0)
    raised = {code: ledger.cost[known.code[code]] - known.cost[known.code[code]] for code in ("CO", "GCO", "Miner")}
    assert raised == {"CO": 2, "GCO": 2, "Miner": 0}
    assert "boarding" not in ledger.technologies
    g.cp = [75, 75]
    for seat, kept in ((0, 0), (1, 10)):
        head_start.buy(g, seat, tuple(0 for _ in head_start.fields(g, seat)["levels"].slots))
        assert g.cp[seat] == kept


@pytest.mark.parametrize(("card", "leaves"), [("e46", True), ("e41", False)])
def test_horsemen_leave_between_rounds(card, leaves):
    """SE-5.2.10, CL-E46, CL-23.5, EX-12: after the first round at the earliest, even if they have fired."""
    t = fighting(card, mine=1, theirs=1)
    assert t.red.offered("round.card") == ["pass"]
    t.red.answers("round.card", "pass")
    fires(t, 10, 10)
    ways = [each for each in t.red.offered("round.card") if each[0] == "withdraw"]
    assert bool(ways) == leaves
    if leaves:
        t.red.answers("round.card", (*ways[0], 1))
        assert t.state.battle is None and shown(t, t.red) == ["e46"]
        assert t.place(ways[0][2]) != (5, 4) and t.red.groups(t.place(ways[0][2])) == [("CA", 1)]


def test_some_horsemen_leave_and_others_stay():
    """CL-E46, D-38, SE-5.7.4: units of a group leave, the damaged one first; without a counter only all (SE-5.9.8)."""
    t = fighting("e46", mine=3, theirs=3)
    t.red.answers("round.card", "pass")
    fires(t, *[10] * 6)
    b, asked = t.state.battle, t.red.decision("round.card")
    mine = b.owner.index(0)
    t.red.fleet.damage[b.slot[mine]] = 1
    way = next(each for each in asked.options if each[0] == "withdraw")
    assert asked.ranges[way] == (1, 3)
    t.red.answers("round.card", (*way, 1))
    assert t.red.groups(t.place(way[2])) == [("CA", 1)] and t.red.groups((5, 4)) == [("CA", 2)]
    assert not any(t.red.fleet.damage)
    for _ in range(5):
        t.red.has("CA", at=(9, 9))
    assert set(withdrawals(t.state, t.state.battle, 0).values()) == {(2, 2)}


def test_transports_of_horsemen_may_leave_for_a_black_hole():
    """CL-E46, SE-5.9.6, CL-14.1.4: each rolls, and their owner says who dies with those that are lost."""
    t = table("e46", raiders="off", experience="off", questions="needed")
    t.red.settles_at((4, 2))
    t.marker((4, 4), "black_hole", up=True)
    ships = t.red.transports(2, at=(5, 4), Inf=12)
    t.blue.has("CA", 2, at=(5, 4))
    t.begins("red").ends()
    fires(t, *[10] * 4)
    t.red.answers("round.card", ("withdraw", t.state.battle.owner.index(0), t.hex((4, 4)), 2), rolls=(7, 6))
    t.red.answers("spilling.lost", t.red.decision("spilling.lost").opening())
    assert t.red.at(ships) == (4, 4) and t.red.count(ships) == 1 and t.red.hold(ships) == {"Inf": 6}


def test_horsemen_are_asked_again_and_bases_stay():
    """CL-23.5: what can never retreat does not; another line may follow."""
    t = table("e46", raiders="off")
    t.red.settles_at((5, 4))
    for code in ("CA", "DD", "Base"):
        t.red.has(code, at=(5, 4))
    t.blue.has("CA", 4, at=(5, 4))
    t.begins("blue").ends()
    b = t.state.battle
    b.round = 2
    lines = {facts(t.state).units[b.unit[each[1]]].code for each in withdrawals(t.state, b, 0)}
    assert lines == {"CA", "DD"}


def test_horsemen_bombard_planets_better():
    """CL-E46."""
    t = table("e46")
    mine, theirs = t.red.has("CA", at=(5, 4)), t.blue.has("CA", at=(5, 4))
    assert bombs(t.state, 0, mine) == bombs(t.state, 1, theirs) + 2


def test_horsemen_are_known_when_they_bombard():
    """CL-E46: that is a use of the card, too."""
    t = table("e46", raiders="off", ground="off")
    t.blue.settles_at((5, 4))
    ship = t.red.has("CA", at=(5, 4))
    t.begins("red").ends()
    assert shown(t, t.red) == [None]
    t.red.answers("bombardment.shot", ("fire", ship, 1), rolls=10)
    assert shown(t, t.red) == ["e46"]


@pytest.mark.parametrize("discard", ["e34", "e54"])
def test_what_is_dreamt_does_not_depend_on_what_is_hidden(discard):
    """D-03: neither on the card of another seat nor on the one that it has discarded."""
    dreams = []
    for held, spare in (("e41", discard), ("e49", "e31")):
        t = table("e45", held)
        t.state.card_seen[facts(t.state).card[spare]] = 0b10
        GAME.imagine(t.state, 0, Chance(7))
        dreams.append((t.state.held, t.state.spare_advantages, t.state.card_seen))
    assert dreams[0] == dreams[1]


def test_nobody_is_thought_to_hide_what_the_numbers_would_show():
    """CL-E51, CL-E53: in a battle that is under way."""
    t = fighting("e41")
    seen = set()
    for seed in range(30):
        world = t.state.clone()
        GAME.imagine(world, 1, Chance(seed))
        seen.add(facts(world).cards[world.held[0][0]].id)
    assert len(seen) > 3 and not seen & {"e47", "e51", "e53"}
