"""CL-12 and CL-A: alien technology cards."""

import pytest

from rules import find
from rules.core.chance import Chance
from rules.core.derived import forget
from rules.empires.atoms import cards as atoms
from rules.empires.atoms.battles import add_line
from rules.empires.battle.aftermath import analyse, cover_again
from rules.empires.cards.deck import show_all
from rules.empires.economy import income
from rules.empires.economy.ledger import Ledger
from rules.empires.ground.values import Soldier
from rules.empires.ground.values import attack as ground_attack
from rules.empires.printed.constants import CAPTURED, NOBODY
from rules.empires.printed.levels import level, with_level
from rules.empires.state import equipped, facts, renewed
from rules.empires.state.battle import Battle
from rules.empires.state.values import VALUES, Shot, attack, class_of, hooks, hull, ship, size, to_hit
from tests.games.empires.support import galaxy

GAME = find("empires")
ON = {"alien_cards": "on", "boarding": "on", "ground": "on", "reaction": "on"}


def table(*ids, **options):
    """Red holds these cards, which nobody else has seen."""
    t = galaxy(options={**ON, **options})
    give(t, "red", *ids)
    return t


def give(t, player, *ids):
    g, seat = t.state, getattr(t, player).seat
    for id in ids:
        card = facts(g).card[id]
        g.alien_deck.remove(card)
        g.drawn, g.finds[seat] = [card], g.finds[seat] + 1
        g.card_seen[card] |= 1 << seat
        atoms.keep(g, seat, card, owed=False)


def far_barren(t):
    """A Barren Planet in deep space, with a Colony Ship of red that may settle there."""
    t.red.knows(terraforming=1)
    t.marker((6, 5), "barren", up=True)
    return t.red.has("CO", at=(6, 5), terraforming=1)


def settle(t, ship):
    t.begins("red").does(ship, "settle")


# -- CL-12


def test_cards_that_change_no_rule_of_the_game_are_left_out():
    """CL-12.1, CL-22.7; CL-A29, CL-4.5.7: where captured ships teach nothing, nor do they under this card."""

    def ids(*names, **options):
        g = galaxy(*names, options={"alien_cards": "on", **options}).state
        return {facts(g).cards[card].id for card in g.alien_deck}

    assert not {"a16", "a23", "a29"} & ids()
    assert {"a16", "a23"} <= ids(ground="on") and {"a23", "a29"} <= ids(boarding="on")
    assert not {"a08", "a14", "a15"} & ids(carriers="off")
    assert not {"a24", "a26"} & ids(mines="off") and "a09" in ids(mines="off") and "a30" not in ids(raiders="off")
    assert "a09" not in ids(mines="off", raiders="off")
    strict = {"boarding": "on", "no_tech_theft": "on"}
    assert "a29" in ids(**strict) and "a29" not in ids("red", "blue", "green", **strict)
    assert "a29" in ids("red", "blue", "green", "gold", four="uneasy_teams", **strict)
    assert not galaxy().state.alien_deck


def test_whoever_captures_a_planet_in_another_turn_draws_at_once():
    """CL-12.2, CL-14.7.3: troops may come down in an opponent's Combat phase, too."""
    t = galaxy(options={"alien_cards": "on"})
    t.state.finds[1] = 1
    t.begins("red").ends()
    assert t.blue.is_asked("finding.card")


def test_whoever_settles_a_far_barren_planet_keeps_one_of_two_cards():
    """CL-12.2, CL-12.7, D-50: at once, in secret; the other one is discarded face down."""
    t = table()
    colony_ship = far_barren(t)
    settle(t, colony_ship)
    t.red.ends()
    drawn = t.state.drawn[:]
    asked = t.red.decision("finding.card")
    ids = [facts(t.state).cards[card].id for card in drawn]
    assert list(asked.options) == ids and len(ids) == 2
    assert GAME.view(t.state, t.blue.seat)["cards"]["drawn"] == [None, None]
    t.red.answers("finding.card", ids[0])
    assert t.state.held[t.red.seat] == [drawn[0]] and t.state.alien_discards == [drawn[1]]
    assert GAME.view(t.state, t.red.seat)["cards"]["held"] == [[ids[0]], []]
    assert GAME.view(t.state, t.blue.seat)["cards"]["held"] == [[None], []]
    assert not t.state.unpaid[t.red.seat]  # with aliens in play it is free


@pytest.mark.parametrize("seen", ["home", "again", "fertile"])
def test_no_card_for_planets_at_home_or_settled_before(seen):
    """CL-12.2: nor for one that is not barren."""
    t = table()
    colony_ship = far_barren(t)
    if seen == "again":
        t.state.sites.append(t.hex((6, 5)))
    elif seen == "fertile":
        t.marker((6, 5), "planet", up=True)
    else:
        t.marker((4, 5), "barren", up=True)
        t.red.fleet.hex[colony_ship] = t.hex((4, 5))
    settle(t, colony_ship)
    assert t.colony(t.place(t.state.colony.index(0))) and not any(t.state.finds)


def test_with_more_aliens_a_barren_planet_at_home_brings_a_card():
    """CL-20.1, CL-12.2: like those of deep space."""
    t = table(more_aliens="on")
    t.marker((4, 5), "barren", up=True)
    settle(t, t.red.has("CO", at=(4, 5), terraforming=1))
    assert t.state.finds == [1, 0]


@pytest.mark.parametrize(("strange", "owed"), [("on", False), ("off", True)])
def test_a_card_is_free_with_aliens_in_play_only(strange, owed):
    """CL-12.3: without them it waits to be paid for."""
    t = table(aliens=strange)
    settle(t, far_barren(t))
    t.red.ends()
    t.red.answers("finding.card", t.red.decision("finding.card").options[0])
    assert bool(t.state.unpaid[0]) == owed and len(t.state.held[0]) == 1


@pytest.mark.parametrize(("paid", "kept"), [(True, 1), (False, 0)])
def test_without_aliens_a_card_must_be_paid_for(paid, kept):
    """CL-12.3."""
    t = table(aliens="off")
    card = t.state.alien_deck[-1]
    t.state.finds[0] = 1
    atoms.draw(t.state, 0, 2)
    atoms.keep(t.state, 0, card, owed=True)
    t.economy()
    id = facts(t.state).cards[card].id
    before = t.red.cp
    t.red.sheet(cards=(id,) if paid else ())
    t.blue.sheet()
    assert len(t.state.held[0]) == kept and not t.state.unpaid[0]
    assert (card in t.state.alien_discards) == (not paid)
    if paid:
        assert before - t.red.cp == 10


@pytest.mark.parametrize(("paid", "price"), [((), 3 * 9), (("a04",), 3 * 7 + 10)])
def test_a_card_that_is_given_up_makes_no_unit_cheaper(paid, price):
    """CL-12.3, SE-7.0: it is paid for before units are bought."""
    t = table("a04", aliens="off")
    t.state.unpaid[0] = t.state.held[0][:]
    t.red.has("SY", 4, at=(3, 5))
    t.red.knows(ship_size=2)
    t.economy(saved=30)
    before = t.red.cp
    assert GAME.view(t.state, 0)["sheet"]["units"]["destroyer"] == 9
    t.red.sheet(build={"destroyer@3,5": 3}, cards=paid)
    t.blue.sheet()
    assert before - t.red.cp == price


def test_an_empty_deck_is_filled_with_the_discards():
    """CL-12.8; nobody knows any more where they are."""
    t = table()
    g = t.state
    g.alien_discards, g.alien_deck = g.alien_deck[:3], g.alien_deck[3:4]
    g.card_seen = [1] * len(g.card_seen)
    g.finds[0] = 1
    atoms.draw(g, 0, 2)
    assert len(g.drawn) == 2 and len(g.alien_deck) == 2 and not g.alien_discards
    assert all(g.card_seen[card] == 0 for card in g.alien_deck)


def test_the_discards_are_shuffled():
    """CL-12.8: whoever has seen them go does not know in which order they come."""
    t = table()
    g = t.state
    g.alien_discards, g.alien_deck = g.alien_deck, []
    laid = g.alien_discards[:]
    atoms.draw(g, 0, 2)
    assert sorted(g.alien_deck + g.drawn) == sorted(laid)
    assert g.alien_deck + g.drawn[::-1] != laid


def test_a_captured_ship_keeps_what_its_builder_gave_it_and_no_one_copies_it():
    """CL-12.4, CL-12.6; nor does it have what its builder has found since, and keeps secret. CL-12.5: what its owner's
    own card does for all his ships it has, for it is one of them (CL-4.3.1)."""
    t = table("a11")
    own, taken, other = (t.blue.has("CA", at=place) for place in ((5, 4), (5, 5), (5, 6)))
    g = t.state
    assert attack(g, ship(g, 1, taken)._replace(builder=0)) == 4
    atoms.turn_up(g, 0, facts(g).card["a11"], "fight")
    assert attack(g, ship(g, 1, own)._replace(builder=NOBODY)) == 4
    assert attack(g, ship(g, 1, taken)._replace(builder=0)) == 5
    mine = t.red.has("CA", at=(4, 4))
    assert attack(g, ship(g, 0, mine)) == 5 and attack(g, ship(g, 0, mine)._replace(builder=1)) == 5
    assert attack(g, ship(g, 1, other)) == 4


def test_the_captor_of_a_colony_sees_the_cards_of_the_loser():
    """CL-15.2.1: and nobody else does."""
    t = galaxy("red", "blue", "green", options=ON)
    give(t, "red", "a01")
    show_all(t.state, 0, 1)
    assert [GAME.view(t.state, seat)["cards"]["held"][0] for seat in range(3)] == [["a01"], ["a01"], [None]]


# -- the cards


@pytest.mark.parametrize(
    ("card", "code", "change"),
    [("a02", "DD", 1), ("a11", "CA", 1), ("a12", "BC", 1), ("a13", "BB", 1)],
)  # fmt: skip
def test_some_cards_give_attack(card, code, change):
    """CL-A02, CL-A11, CL-A12, CL-A13: to their kind of ship, of their owner only (CL-12.5: at once to all)."""
    t = table(card)
    g = t.state
    slots = {each: t.red.has(each, at=(5, 4)) for each in (code, "SC")}
    foe = t.blue.has(code, at=(6, 4))
    plain = attack(g, ship(g, 1, foe))
    assert attack(g, ship(g, 0, slots[code])) == plain + change
    assert attack(g, ship(g, 0, slots["SC"])) == 3


@pytest.mark.parametrize(("terrain", "fires"), [("", "B"), ("nebula", "E"), ("asteroids", "E")])
def test_long_lances_make_destroyers_fire_early(terrain, fires):
    """CL-A05: as class B, but terrain still rules."""
    t = table("a05")
    if terrain:
        t.marker((6, 5), terrain, up=True)
    lance = t.red.has("DD", at=(6, 5))
    assert "ABCDEF"[class_of(t.state, ship(t.state, 0, lance))] == fires


def test_emissive_armor_takes_a_hit_more_but_the_hull_stays():
    """CL-A10: no help against boarding."""
    t = table("a10")
    g = t.state
    cruiser, boarder = t.red.has("CA", at=(5, 4)), t.blue.has("BD", at=(5, 4), boarding=1)
    target = ship(g, 0, cruiser)
    assert hull(g, target) == 3 and size(g, target) == 2
    assert to_hit(g, Shot(ship(g, 1, boarder), target, boards=True)) == 5 - 2


@pytest.mark.parametrize(("card", "small", "large"), [("a14", 1, 0), ("a15", 0, 1)])
def test_fighters_learn_to_hit_ships_by_their_hull(card, small, large):
    """CL-A14: hull 1; CL-A15: larger ones."""
    t, plain = table(card), table()
    found = []
    for each in (t, plain):
        g = each.state
        squadron = each.red.has("F", at=(5, 4), fighter=1)
        targets = [each.blue.has(code, at=(5, 4)) for code in ("SC", "CA")]
        found.append([to_hit(g, Shot(ship(g, 0, squadron), ship(g, 1, target))) for target in targets])
    assert [one - other for one, other in zip(*found, strict=True)] == [small, large]


def test_stim_packs_help_ground_units():
    """CL-A16."""
    t = table("a16")
    g = t.state
    infantry = next(i for i, each in enumerate(facts(g).troops) if each.code == "Inf")
    mine, theirs = (Soldier(owner, infantry, t.hex((5, 4)), attacks=True) for owner in (0, 1))
    assert ground_attack(g, mine) == 6 and ground_attack(g, theirs) == 5


@pytest.mark.parametrize(
    ("card", "code", "price"),
    [("a04", "DD", 7), ("a17", "CA", 9), ("a18", "BC", 12), ("a19", "BB", 16), ("a20", "DN", 20)],
)  # fmt: skip
def test_some_ships_cost_less(card, code, price):
    """CL-A04, CL-A17, CL-A18, CL-A19, CL-A20."""
    t = table(card)
    unit = facts(t.state).code[code]
    mine, theirs = Ledger(t.state, 0), Ledger(t.state, 1)
    assert mine.cost[unit] == price and theirs.cost[unit] == facts(t.state).cost[unit]


def test_no_price_falls_below_one(monkeypatch):
    """CL-22.3."""
    t = table("a04")
    unit = facts(t.state).code["DD"]
    assert hooks.ask(t.state, "price", 2, (0, unit)) == 0
    known = facts(t.state)
    monkeypatch.setattr(known, "cost", (*known.cost[:unit], 2, *known.cost[unit + 1 :]))
    forget(t.state, VALUES)
    assert Ledger(t.state, 0).cost[unit] == 1


@pytest.mark.parametrize(
    ("card", "codes"),
    [
        ("a01", ("SC", "DD")), ("a06", ("CA", "BC")), ("a07", ("BB", "DN")), ("a08", ("CV", "F")), ("a09", ("R", "SW")),
        ("a23", ("BD", "T")),
    ],
)  # fmt: skip
def test_half_maintenance_is_counted_on_the_sum(card, codes):
    """CL-A01, CL-A06, CL-A07, CL-A08, CL-A09, CL-A23, CL-22.1: rounded down once."""
    t, plain = table(card), table()
    due = []
    for each in (t, plain):
        for slot in list(range(len(each.red.fleet.unit))):
            each.red.fleet.hex[slot], each.red.fleet.count[slot] = -1, 0
        for code in codes:
            each.red.has(code, 3, at=(3, 5), fighter=1)
        due.append(Ledger(each.state, 0).maintenance.due)
    assert due[0] == due[1] // 2 and due[1]


def test_low_maintenance_halves_the_whole_sum_after_the_card():
    """CL-22.1, SE-28.1: 3 Scouts cost 1, and with 2 Cruisers (4) half of 5, rounded down."""
    t = table("a01", low_maintenance="on")
    for slot in list(range(len(t.red.fleet.unit))):
        t.red.fleet.hex[slot], t.red.fleet.count[slot] = -1, 0
    t.red.has("SC", 3, at=(3, 5)), t.red.has("CA", 2, at=(3, 5))
    assert Ledger(t.state, 0).maintenance.due == 2


def test_the_best_crews_of_a_named_kind_pay_nothing():
    """CL-22.2, EC-51."""
    t = galaxy(options={**ON, "experience": "on"})
    give(t, "red", "a06")
    for slot in list(range(len(t.red.fleet.unit))):
        t.red.fleet.hex[slot], t.red.fleet.count[slot] = -1, 0
    t.red.trains(t.red.has("CA", 2, at=(3, 5)), 3)
    t.red.trains(t.red.has("CA", 3, at=(3, 5)), 1)
    assert Ledger(t.state, 0).maintenance.due == 3


def test_efficient_factories_give_one_more_and_nobody_can_count_it():
    """CL-A21: 5-CP Colonies give 6; CL-22.6: rich colonies come on top."""
    t = table("a21", rich_colonies="on")
    t.red.settles_at((4, 4), value=5)
    t.red.settles_at((4, 5), value=3)
    lines = [line for line in income.lines(t.state, 0) if line.hex != t.state.homeworld[0]]
    assert sorted(line.cp for line in lines) == [1, 6, 8]
    earned = t.state.earned[0]
    t.economy()
    assert t.state.earned[0] - earned == 23 + 8 + 6


@pytest.mark.parametrize(("value", "gives"), [(5, 6), (10, 10)])
def test_a_homeworld_of_5_cp_has_factories_too(value, gives):
    """CL-A21: "Colony" includes the Homeworld unless a rule says otherwise (empires-base.md)."""
    t = table("a21")
    t.state.value[t.state.homeworld[0]] = value
    assert sum(line.cp for line in income.lines(t.state, 0)) == gives


@pytest.mark.parametrize(("code", "shown"), [("DD", True), ("SC", False)])
def test_a_card_is_turned_up_when_its_ships_fight(code, shown):
    """CL-A02 and the others, FIGHT: only then does everybody see it."""
    t = table("a02", reaction="off", raiders="off")
    t.red.has(code, at=(5, 4))
    t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    held = GAME.view(t.state, None)["cards"]["held"]
    assert held[0] == (["a02"] if shown else [None])


def test_a_raider_that_joins_the_fight_shows_what_it_can_do():
    """CL-A30, SE-5.2.6: it was hidden when the others were revealed."""
    t = table("a30", reaction="off")
    raider = t.red.has("R", at=(5, 4), cloaking=1)
    t.red.has("SC", at=(5, 4))
    t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.blue.answers("declaration.cloak", ())
    t.red.answers("battle.slip", "stay")
    assert GAME.view(t.state, None)["cards"]["held"][0] == [None]
    t.red.answers("battle.join", (raider,))
    assert GAME.view(t.state, None)["cards"]["held"][0] == ["a30"]


def test_whoever_slips_away_has_not_seen_the_cards_of_the_enemy():
    """SE-5.2.4, SE-5.2.5, CL-A02: they are shown with the technology, after cloaked ships may have left."""
    t = table("a02", reaction="off")
    t.red.has("DD", at=(5, 4))
    raider = t.blue.has("R", at=(5, 4), cloaking=1)
    t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", ())
    t.blue.answers("declaration.cloak", (raider,))
    t.red.answers("declaration.scan_1", "silent")
    assert t.blue.is_asked("battle.slip") and GAME.view(t.state, None)["cards"]["held"][0] == [None]
    t.blue.answers("battle.slip", "stay")
    assert GAME.view(t.state, None)["cards"]["held"][0] == ["a02"]


def test_a_bombardment_shows_the_card_of_the_ships_that_fire():
    """CL-A02, FIGHT: the number that they need lies open."""
    t = table("a02", reaction="off", raiders="off", ground="off")
    destroyer = t.red.has("DD", at=(5, 4))
    t.blue.settles_at((5, 4))
    t.begins("red").ends()
    assert GAME.view(t.state, None)["cards"]["held"][0] == [None]
    t.red.answers("bombardment.shot", ("fire", destroyer, 1))
    assert GAME.view(t.state, None)["cards"]["held"][0] == ["a02"]


# -- secrets


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_imagined_worlds_keep_what_a_seat_has_seen(seat):
    """Cards that a seat knows stay, all others could be anywhere; their number in each place is public."""
    t = galaxy("red", "blue", "green", options=ON)
    give(t, "red", "a01", "a02")
    give(t, "blue", "a03")
    t.state.unpaid[0] = t.state.held[0][1:]
    seen = set()
    for seed in range(6):
        world = t.state.clone()
        GAME.imagine(world, seat, Chance(seed))
        assert [len(held) for held in world.held] == [2, 1, 0] and [len(owed) for owed in world.unpaid] == [1, 0, 0]
        assert not GAME.violations(world)
        assert (world.held[0] == t.state.held[0]) or seat != 0
        seen.add(tuple(world.held[0]))
    assert len(seen) == 1 if seat == 0 else len(seen) > 1


def test_two_games_that_differ_only_in_secret_cards_look_alike():
    one, other = table("a02"), table("a11")
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(one.state, 0) != GAME.view(other.state, 0)


# -- cards that are more than a number


def test_interlinked_computers_let_destroyers_carry_any_attack_technology():
    """CL-A03: those that are there must be refitted for the higher levels."""
    t = table("a03")
    g = t.state
    old = t.red.has("DD", at=(3, 5), attack=1)
    t.red.knows(attack=3)
    unit = facts(g).code["DD"]
    assert t.red.level("attack", old) == 1
    for seat, carries in ((0, 3), (1, 1)):
        assert level(equipped(g, seat, unit, g.tech[0]), facts(g).attack) == carries
    assert level(renewed(g, 0, old), facts(g).attack) == 3
    assert level(equipped(g, 0, facts(g).code["SC"], g.tech[0]), facts(g).attack) == 1


@pytest.mark.parametrize(("jammed", "level_of", "left"), [(False, 1, 1), (True, 1, 2), (True, 2, 1)])
def test_a_jammer_makes_sweepers_worse(jammed, level_of, left):
    """CL-A24: level 1 sweeps nothing; the card is turned up when it is tried."""
    t = table(*(["a24"] if jammed else []), reaction="off", raiders="off")
    t.red.has("Mine", 2, at=(5, 4))
    t.blue.has("SW", at=(5, 4), minesweep=level_of)
    t.begins("blue").ends()
    swept = sum(event.data["count"] for event in t.events if event.kind == "lost" and event.data["why"] == "swept")
    assert 2 - swept == left
    assert t.state.card_seen[facts(t.state).card["a24"]] == (3 if jammed else 0)


def test_a_hidden_turret_arms_minesweepers():
    """CL-A26: they fire as E3."""
    t = table("a26")
    sweepers = [each.has("SW", at=(5, 4), minesweep=1) for each in (t.red, t.blue)]
    assert [attack(t.state, ship(t.state, seat, slot)) for seat, slot in enumerate(sweepers)] == [3, 1]


@pytest.mark.parametrize(("card", "open_"), [("a27", False), ("a01", True)])
def test_ships_are_closed_again_after_a_battle(card, open_):
    """CL-A27: and the first time the card is seen."""
    t = table(card, reaction="off", raiders="off")
    winner = t.red.has("DN", 3, at=(5, 4))
    t.blue.has("Decoy", at=(5, 4))
    t.blue.has("CO", at=(5, 4))
    t.state.fleets[0].up[winner] = True
    cover_again(t.state, 0, [winner])
    assert t.red.fleet.up[winner] == open_
    assert t.state.card_seen[facts(t.state).card[card]] == (1 if open_ else 3)


@pytest.mark.parametrize(("known", "up"), [(True, [False, True]), (False, [True, True])])
def test_a_captured_ship_keeps_its_emitter(known, up):
    """CL-A27, CL-12.6: what its builder has shown; the captor's own ships do not gain it (CL-12.4)."""
    t = table(boarding="on")
    give(t, "blue", "a27")
    if known:
        atoms.turn_up(t.state, 1, facts(t.state).card["a27"], "use")
    prize, own = t.red.has("CA", at=(5, 4), up=True), t.red.has("CA", at=(5, 4), up=True)
    t.red.fleet.builder[prize] = 1
    cover_again(t.state, 0, [prize, own])
    assert [t.red.fleet.up[slot] for slot in (prize, own)] == up


def test_captured_alien_ships_stay_open():
    """CL-A27, CL-4.6.4: they are marked as their owner's, for all to see."""
    t = table("a27", boarding="on")
    known = facts(t.state)
    prize = t.red.has(known.units[known.first_alien].code, at=(5, 4), up=True)
    cover_again(t.state, 0, [prize])
    assert t.red.fleet.up[prize]


@pytest.mark.parametrize(("card", "known"), [("a29", 1), ("a01", 0)])
def test_a_mobile_bay_studies_captured_ships_at_once(card, known):
    """CL-A29, CL-22.4: as scrapping would, without Shipyard and without losing the ship; nobody else hears of it."""
    t = table(card)
    prize = t.red.has("CA", at=(5, 4))
    t.red.fleet.tech[prize] = with_level(0, facts(t.state).attack, 2)
    t.red.fleet.builder[prize] = 1
    t.red.fleet.notes[prize] |= CAPTURED
    t.state.heard = t.events
    analyse(t.state, 0, prize)
    assert t.red.level("attack") == known and t.red.at(prize) == (5, 4)
    learned = [event for event in t.events if event.kind == "learned" and event.data["technology"] == "attack"]
    assert [event.only for event in learned] == [(0,)] * known


@pytest.mark.parametrize(("scanner", "fires", "harder"), [(0, "A", 2), (1, "A", 0), (2, "D", 0)])
def test_adaptive_cloaks_still_fire_early_when_found(scanner, fires, harder):
    """CL-A30: +2 if not found; found by equal scanners: A, B, C, D from round to round; by better ones: as ever."""
    t = table("a30", reaction="off")
    raider = t.red.has("R", at=(6, 5), cloaking=1)
    t.blue.has("DD", at=(6, 5), scanner=scanner)
    g = t.state
    g.battle = Battle(hex=t.hex((6, 5)), sides=[[0], [1]])
    for owner in (0, 1):
        add_line(g, g.battle, owner, 0)
    hidden = scanner == 0
    one = ship(g, 0, raider, 1)._replace(cloaked=hidden)
    assert "ABCDEF"[class_of(g, one)] == fires
    assert attack(g, one) - attack(g, one._replace(round=2)) == harder
    if scanner == 1:
        rounds = [one._replace(round=number) for number in (1, 2, 3, 4, 5)]
        assert "".join("ABCDEF"[class_of(g, each)] for each in rounds) == "ABCDD"
