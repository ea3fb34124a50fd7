"""CL-13 and CL-E: Empire Advantages that change numbers, prices and technology."""

import pytest

from rules import Answer, Setup, apply, new_game, waiting
from rules.core.chance import Chance
from rules.core.derived import forget
from rules.empires.atoms import cards
from rules.empires.battle.forces import Force
from rules.empires.battle.odds import odds
from rules.empires.battle.retreat import first_round
from rules.empires.cards.deck import show_all
from rules.empires.cards.effects import holds
from rules.empires.economy import head_start, income
from rules.empires.economy.ledger import Ledger
from rules.empires.economy.refits import refit_price
from rules.empires.flows.advantages import begin_with
from rules.empires.ground import capture
from rules.empires.ground.values import Aim, Soldier
from rules.empires.ground.values import attack as ground_attack
from rules.empires.ground.values import defence as ground_defence
from rules.empires.ground.values import hull as ground_hull
from rules.empires.ground.values import to_hit as ground_to_hit
from rules.empires.map.mining import search_wreck
from rules.empires.printed.levels import level
from rules.empires.state import built_hull, carried, equipped, facts
from rules.empires.state.ground import Captured
from rules.empires.state.lines import clever, outnumbers
from rules.empires.state.lore import starting, teaches
from rules.empires.state.values import VALUES, Shot, attack, class_of, defence, hull, ship, size, speed, to_hit
from tests.games.empires.advantages import GAME, answer, home, ids_of, in_battle, shown, table

# -- CL-13


def test_everybody_keeps_one_of_two_in_secret():
    """CL-13.1, D-03: the other one is discarded face down."""
    g = new_game("empires", Setup("empires", [{}, {}], {"advantages": "random", "map": "large"}), 3)
    for _ in range(4):
        if any(g.dealt):
            break
        answer(g, waiting(g)[0])
    hands = [hand[:] for hand in g.dealt]
    assert [len(hand) for hand in hands] == [2, 2]
    assert GAME.view(g, 0)["cards"]["dealt"][1] == [None, None]
    for decision in list(waiting(g)):
        apply(g, Answer(decision.seat, decision.prompt, (decision.items[0],)))
    assert [len(held) for held in g.held] == [1, 1]
    assert all(held[0] in hand for held, hand in zip(g.held, hands, strict=True))
    assert GAME.view(g, 0)["cards"]["held"][1] == [None]
    assert not GAME.violations(g)


def test_cards_without_their_rule_are_never_dealt():
    """CL-13.8, CL-13.9."""
    assert {"e34", "e53", "e47", "e49"} <= ids_of()
    assert not {"e34", "e53"} & ids_of(map="small") and not {"e34", "e53"} & ids_of(map="knife_fight")
    assert not {"e34", "e53"} & ids_of(seats=3, three="quick_conquest")
    assert "e47" in ids_of(boarding="off") and "e47" not in ids_of(boarding="off", ground="off")
    assert "e49" not in ids_of(pipelines="off") and "e53" not in ids_of(move_7="off")
    assert "e47" not in ids_of(gates="on")
    assert not ids_of(advantages="off")


def test_nobody_has_an_advantage_alone():
    """SE-25.1."""
    reason = GAME.excluded(Setup("empires", [{}], {"advantages": "random"}))
    assert reason is not None and reason.id == "empires.not_alone"


@pytest.mark.parametrize(
    ("scenario", "seats", "held"), [("two_vs_one", 3, [4, 0, 0]), ("three_vs_one", 4, [1, 1, 1, 1])]
)
def test_whoever_plays_against_several_chooses_among_more(scenario, seats, held):
    """SE-22.4, SE-23.6."""
    switch = {3: "three", 4: "four"}[seats]
    chosen = {"advantages": "random", switch: scenario}
    g = new_game("empires", Setup("empires", [{} for _ in range(seats)], chosen), 5)
    dealt = []
    for _ in range(40):
        if g.turn:
            break
        dealt = max(dealt, [len(hand) for hand in g.dealt])
        decision = waiting(g)[0]
        answer(g, decision)
    assert [len(each) for each in g.held] == held
    assert dealt[0] == (6 if seats == 3 else 3)
    assert not any(facts(g).raised)


def test_too_few_cards_are_dealt_one_after_the_other():
    """EC-53."""
    g = table().state
    g.spare_advantages = list(facts(g).advantages)[:3]
    cards.deal_advantages(g, [2, 2])
    assert [len(hand) for hand in g.dealt] == [2, 1]


@pytest.mark.parametrize(("card", "is_shown"), [("e32", True), ("e41", False)])
def test_some_are_turned_up_in_the_first_combat(card, is_shown):
    """CL-13.5: FIRST, also against aliens."""
    t = table(card, raiders="off")
    t.red.has("CA", at=(6, 4))
    t.marker((6, 4), "barren", up=True)
    t.aliens_at((6, 4), "alien_c")
    t.begins("red").ends()
    assert shown(t, t.red) == ([card] if is_shown else [None])
    assert t.state.fought & 1


def test_capturing_a_colony_turns_it_up_for_all_and_gives_it_to_nobody():
    """CL-13.5, CL-13.6, CL-15.2.1."""
    t = table("e41")
    show_all(t.state, 0, 1)
    assert shown(t, t.red) == ["e41"] and not t.state.held[1]


def test_captured_ships_lose_it_unless_the_card_says_otherwise():
    """CL-13.7."""
    t = table("e32", "e34")
    g = t.state
    taken = in_battle(ship(g, 1, t.blue.has("CA", at=(6, 4)))._replace(builder=0))
    assert attack(g, taken) == 4 and hull(g, taken) == 2  # neither Warriors nor Giants have built or lead it
    other = in_battle(ship(g, 0, t.red.has("CA", at=(6, 5)))._replace(builder=1))
    assert hull(g, other) == 3 and attack(g, other) == 5


def test_ships_captured_from_insectoids_stay_small():
    """CL-E43, CL-13.7: and what they capture stays as it is."""
    t = table("e43")
    g = t.state
    theirs = in_battle(ship(g, 1, t.blue.has("CA", at=(6, 4)))._replace(builder=0))
    own = in_battle(ship(g, 0, t.red.has("CA", at=(6, 4)))._replace(builder=1))
    assert [(hull(g, one), size(g, one)) for one in (theirs, own)] == [(1, 1), (2, 2)]


# -- the cards


@pytest.mark.parametrize(("terrain", "round", "fires"), [("", 1, "A"), ("", 2, "C"), ("nebula", 1, "E")])
def test_the_fearless_fire_first(terrain, round, fires):
    """CL-E31: in round 1 only, and terrain still rules."""
    t = table("e31")
    if terrain:
        t.marker((6, 5), terrain, up=True)
    one = in_battle(ship(t.state, 0, t.red.has("CA", at=(6, 5))), round)
    assert "ABCDEF"[class_of(t.state, one)] == fires
    boarder, yard = (in_battle(ship(t.state, 0, t.red.has(code, at=(6, 6))), 1) for code in ("BD", "SY"))
    assert ["ABCDEF"[class_of(t.state, each)] for each in (boarder, yard)] == ["F", "A"]


@pytest.mark.parametrize(("card", "earliest"), [("e31", 3), ("e32", 2)])
def test_the_fearless_do_not_retreat_before_round_three(card, earliest):
    """CL-E31, CL-23.11."""
    t = table(card)
    assert first_round(t.state, 0) == earliest and first_round(t.state, 1) == 2


@pytest.mark.parametrize(("code", "change"), [("Base", -1), ("SY", -1), ("F", -1), ("BD", 0)])
def test_all_warriors_but_boarding_ships_defend_badly(code, change):
    """CL-E32: "all but BD", so Bases and Shipyards do, too; nor do Boarding Ships attack better."""
    t = table("e32")
    one = ship(t.state, 0, t.red.has(code, at=(6, 5)))
    found = [attack(t.state, one._replace(stance=stance, round=1)) for stance in ("defender", "", "attacker")]
    assert found == [attack(t.state, one) + more for more in (change, 0, -change)]


@pytest.mark.parametrize(("code", "stance", "change"), [("CA", "attacker", 1), ("CA", "defender", -1), ("CA", "", 0)])
def test_warriors_attack_well_and_defend_badly(code, stance, change):
    """CL-E32: not in bombardment (no stance there); CL-23.2: it adds up with others."""
    t = table("e32", alien_cards="on")
    g = t.state
    one = ship(g, 0, t.red.has(code, at=(6, 5)))._replace(stance=stance, round=1)
    assert attack(g, one) == 4 + change
    card = facts(g).card["a11"]
    g.alien_deck.remove(card)
    g.held[0].append(card)
    forget(g, VALUES)
    assert attack(g, one) == 5 + change


def test_giants_are_larger_for_all_that_hull_means():
    """CL-E34, CL-23.8: damage, technology, capacity, maintenance, boarding; prices stay."""
    t = table("e34")
    g, known = t.state, facts(t.state)
    scout = t.red.has("SC", at=(6, 4))
    t.red.knows(attack=2, ship_size=2, boarding=1)
    one = ship(g, 0, scout)
    assert hull(g, one) == 2 and size(g, one) == 2
    ledger = Ledger(g, 0)
    unit = known.code["SC"]
    assert ledger.halves(unit) == 4 and ledger.cost[unit] == known.cost[unit]
    assert ledger.maintenance.upkeep[scout] == 2
    yard = (
        next(slot for slot, each in enumerate(t.red.fleet.unit) if each == known.code["SY"])
        if known.code["SY"] in t.red.fleet.unit
        else t.red.has("SY", at=home(t, t.red))
    )
    assert level(carried(g, 0, yard), known.attack) == min(2, known.hull[known.code["SY"]] + 1)
    assert built_hull(g, 0, known.code["Decoy"]) == 0 and built_hull(g, 1, unit) == 1
    boarder = ship(g, 1, t.blue.has("BD", at=(6, 4), boarding=1))
    assert to_hit(g, Shot(boarder, one, boards=True)) == 5 - 2


@pytest.mark.parametrize(
    ("card", "technology"), [("e34", "fighter"), ("e43", "academy"), ("e43", "fighter"), ("e53", "cloaking")]
)
def test_some_technology_is_never_theirs(card, technology):
    """CL-E34, CL-E43, CL-E53; no price is told of what nobody would sell them."""
    t = table(card)
    t.red.saves(100)
    t.blue.saves(100)
    mine, theirs = Ledger(t.state, 0), Ledger(t.state, 1)
    assert technology not in mine.technologies and technology in theirs.technologies
    place = facts(t.state).technology[technology]
    assert mine.next_price(place) is None and theirs.next_price(place) == theirs.technologies[technology][2]


def test_insectoids_are_small_and_cheap_to_keep():
    """CL-E43: hull 0 has no maintenance and technology, is refitted for nothing, takes half a hull of a Shipyard."""
    t = table("e43")
    g, known = t.state, facts(t.state)
    t.red.knows(attack=2, defence=2)
    scout, cruiser = t.red.has("SC", at=(6, 4)), t.red.has("CA", at=(6, 5))
    assert level(equipped(g, 0, known.code["SC"], g.tech[0]), known.attack) == 0
    assert level(equipped(g, 0, known.code["CA"], g.tech[0]), known.attack) == 1
    ledger = Ledger(g, 0)
    assert (ledger.maintenance.upkeep[scout], ledger.maintenance.upkeep[cruiser]) == (0, 1)
    assert ledger.halves(known.code["SC"]) == 1 and ledger.halves(known.code["CA"]) == 2
    assert refit_price(g, 0, scout) == 0 and refit_price(g, 0, cruiser) == 1
    assert hull(g, ship(g, 0, scout)) == 1 and size(g, ship(g, 0, scout)) == 0
    assert hull(g, ship(g, 0, cruiser)) == 1


@pytest.mark.parametrize(("card", "change", "same"), [("e34", 1, ("Decoy",)), ("e43", -1, ("Decoy", "Mine"))])
def test_whose_hull_is_larger_or_smaller(card, change, same):
    """CL-E34, CL-E43, CL-23.8: all units, or all ships: SY, Base, FLAG, CO, Miner, MS too; no Decoys, and a Mine is no
    ship. Shipyard capacity goes by it."""
    t = table(card, flagship="on", ground="on")
    g, known, ledger = t.state, facts(t.state), Ledger(t.state, 0)
    codes = ("SC", "CA", "TN", "BD", "T", "SY", "Base", "FLAG", "CO", "Miner", "MS", "Mine", "Decoy")
    found = {code: size(g, ship(g, 0, t.red.has(code, at=(6, 4)))) - known.hull[known.code[code]] for code in codes}
    assert found == {code: 0 if code in same else change for code in codes}
    hulls = {code: known.hull[known.code[code]] + found[code] for code in ("SC", "CA", "CO", "MS", "Mine")}
    assert {code: ledger.halves(known.code[code]) for code in hulls} == {c: max(1, 2 * h) for c, h in hulls.items()}


def test_a_hull_of_nothing_counts_as_one_for_experience():
    """CL-E43: and is destroyed by one hit."""
    t = table("", "e43", raiders="off")
    killer = t.red.trains(t.red.has("DN", at=(5, 4), attack=3), 1)
    t.blue.trains(t.blue.has("SC", at=(5, 4)), 1)
    t.begins("red")
    t.red.ends(rolls=(1, 2))
    while t.red.is_asked("round.fire") or t.blue.is_asked("round.fire"):
        who = t.red if t.red.is_asked("round.fire") else t.blue
        fire = next(each for each in who.offered("round.fire") if each[0] == "fire")
        who.answers("round.fire", (*fire, 1))
    assert t.red.crew(killer) == 2  # 2 is enough for a ship of hull 1


def test_the_hive_grows_with_the_rounds():
    """CL-E38: Defence from round 2, Attack from 4, hull from 6, of Boarding Ships too; nothing outside battles."""
    t = table("e38")
    g = t.state
    for code in ("CA", "BD"):
        one = ship(g, 0, t.red.has(code, at=(6, 5)))
        plain = defence(g, one), attack(g, one), hull(g, one)
        assert [_grown(plain, _worth(g, in_battle(one, r))) for r in range(1, 7)] == HIVE
    assert plain == (0, 1, 2)
    soldier = Soldier(0, facts(g).troop["Inf"], t.hex((6, 5)), attacks=True, round=1)
    rounds = [soldier._replace(round=r) for r in range(1, 7)]
    found = [(ground_defence(g, each), ground_attack(g, each), ground_hull(g, each)) for each in rounds]
    assert [_grown(found[0], each) for each in found] == HIVE


HIVE = [(0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (1, 1, 1)]  # Defence, Attack and hull by round


def _worth(g, one):
    return defence(g, one), attack(g, one), hull(g, one)


def _grown(before, after):
    return tuple(b - a for a, b in zip(before, after, strict=True))


def test_scientists_learn_for_less_and_build_for_more():
    """CL-E41, CL-23.1, CL-23.17: a third, rounded down; ground units cost more, too."""
    t = table("e41", scientists="slow")
    g, known = t.state, facts(t.state)
    t.red.saves(100)
    t.blue.saves(100)
    mine, theirs = Ledger(g, 0), Ledger(g, 1)
    for name, (_, _, cost) in theirs.technologies.items():
        assert mine.technologies[name][2] == cost - cost // 3
    scout = known.code["SC"]
    assert mine.cost[scout] == theirs.cost[scout] + 1
    assert mine.recruits.prices[0] == theirs.recruits.prices[0] + 1
    assert mine.grant == theirs.grant


def test_a_head_start_goes_by_the_card():
    """CL-E41, CL-20.8: scientists learn for less before the game, too; CL-E44, CL-E43: never what a card forbids."""
    t = table("e41", "e44", experience="on")
    prices = [head_start._prices(t.state, seat) for seat in (0, 1)]
    assert all(
        mine == tuple(cp - cp // 3 for cp in prices[1][name]) for name, mine in prices[0].items() if name in prices[1]
    )
    assert "boarding" in prices[0] and "boarding" not in prices[1]
    offered = dict(head_start.fields(table("e43", experience="on").state, 0))["levels"].slots
    assert not {"fighter", "academy"} & {name for name, _, _ in offered} and len(offered) > 5


@pytest.mark.parametrize(
    ("units", "others", "clever", "against", "bonus"),
    [
        (3, 2, True, False, True), (2, 2, True, False, False), (4, 2, False, True, False), (6, 2, False, True, True),
        (4, 2, False, False, True), (3, 2, False, False, False), (1, 0, True, False, True),
    ],
)  # fmt: skip
def test_tacticians_need_one_unit_more(units, others, clever, against, bonus):
    """CL-E45, SE-5.6.1."""
    assert outnumbers(units, others, clever, against) == bonus


@pytest.mark.parametrize(("card", "bonus"), [("e45", 0), ("e41", -1)])
def test_tacticians_show_themselves_by_the_bonus(card, bonus):
    """CL-E45."""
    t = table(card, raiders="off")
    t.red.has("SC", 3, at=(5, 4))
    t.blue.has("SC", 2, at=(5, 4))
    t.begins("red").ends()
    t.red.answers("round.card", "pass")
    t.red.answers("round.screen", t.red.decision("round.screen").opening())
    assert t.state.battle.bonus == bonus
    assert shown(t, t.red) == (["e45"] if bonus == 0 else [None])


def test_two_sides_of_tacticians_count_as_everybody():
    """CL-23.6."""
    t = table("e45")
    assert clever(t.state, [[0], [1]]) == (True, False)
    t.state.held[1] = t.state.held[0][:]
    assert clever(t.state, [[0], [1]]) == (False, False)


def test_swords_help_aboard_and_on_the_ground():
    """CL-E47: also against boarders; it begins with Ground Combat 2."""
    t = table("e47")
    g = t.state
    mine, theirs = (who.has("BD", at=(6, 4), boarding=1) for who in (t.red, t.blue))
    ships = [ship(g, owner, slot) for owner, slot in ((0, mine), (1, theirs))]
    assert to_hit(g, Shot(ships[0], ships[1], boards=True)) - to_hit(g, Shot(ships[1], ships[0], boards=True)) == 2
    militia = Soldier(0, facts(g).militia, t.hex((6, 5)), attacks=False)
    foe = militia._replace(owner=1)
    assert ground_attack(g, militia) == ground_attack(g, foe) + 1
    assert ground_defence(g, militia) == ground_defence(g, foe) + 1


def test_a_one_hits_the_best_guarded_on_the_ground():
    """CL-14.8.4, CL-E47, CL-14.11.1: 4 - 2, less one for the support and one for the card."""
    t = table("e47")
    heavy = Soldier(0, facts(t.state).troop["HI"], t.hex((6, 5)), attacks=False, supported=True)
    foe = Soldier(1, heavy.troop, heavy.hex, attacks=True)
    assert ground_attack(t.state, foe) - ground_defence(t.state, heavy) == 0
    assert ground_to_hit(t.state, Aim(foe, heavy)) == 1


@pytest.mark.parametrize(
    ("card", "technology", "to"),
    [("e40", "academy", 1), ("e47", "ground_combat", 2), ("e53", "movement", 7), ("e54", "exploration", 1)],
)
def test_some_begin_with_technology_that_nobody_learns_from_them(card, technology, to):
    """CL-E40, CL-E47, CL-E53, CL-E54, CL-15.2.4."""
    t = table(card, experience="on")
    g = t.state
    place = facts(g).technology[technology]
    assert starting(g, 0) == {place: to}
    begin_with(g, 0)
    assert t.red.level(technology) == to
    t.red.knows(attack=2)
    taught = teaches(g, 1, 0, g.tech[0])
    assert level(taught, place) == 0 and level(taught, facts(g).attack) == 2
    hex = t.hex((6, 5))
    g.captured.append(Captured(hex, 0, g.tech[0]))
    assert technology not in capture.lessons(g, hex, 1) and "attack" in capture.lessons(g, hex, 1)


@pytest.mark.parametrize(
    ("card", "technology"),
    [("e34", "fighter"), ("e43", "fighter"), ("e43", "academy"), ("e44", "boarding"), ("e53", "cloaking")],
)
def test_nobody_learns_what_his_card_forbids(card, technology):
    """CL-15.2.4, CL-4.5.8, CL-E34, CL-E43, CL-E44, CL-E53: neither from a Colony nor from a ship."""
    t = table(card, experience="on")
    g, hex = t.state, t.hex((6, 5))
    t.blue.knows(**{technology: 1}, attack=2)
    taught = teaches(g, 0, 1, g.tech[1])
    assert level(taught, facts(g).technology[technology]) == 0 and level(taught, facts(g).attack) == 2
    g.captured.append(Captured(hex, 1, g.tech[1]))
    assert technology not in capture.lessons(g, hex, 0) and "attack" in capture.lessons(g, hex, 0)


def test_no_start_with_technology_that_is_not_in_play():
    """CL-13.8, CL-E47."""
    assert not starting(table("e47", ground="off").state, 0)


def test_traders_earn_twice_what_pipelines_bring():
    """CL-E49, CL-23.12: never at the Homeworld; others cannot count it."""
    t = table("e49")
    plain = table()
    for each in (t, plain):
        row, col = home(each, each.red)
        near = next(each.place(hex) for hex in facts(each.state).chart.laid((), False).around[each.state.homeworld[0]])
        each.red.settles_at(near)
        each.red.has("MS", at=near, up=True)
        each.red.has("MS", at=(row, col), up=True)
    extra = [line for line in income.lines(t.state, 0) if line.source == "traders"]
    joined = [line for line in income.lines(plain.state, 0) if line.source == "pipeline"]
    assert len(extra) == len(joined) == 1 and extra[0].hex != t.state.homeworld[0]
    assert not [line for line in income.lines(plain.state, 0) if line.source == "traders"]
    assert "traders" in income.UNSEEN


@pytest.mark.parametrize(
    ("code", "target", "change"), [("SC", "CA", 1), ("DD", "CA", 1), ("F", "CA", 1), ("SC", "SC", 0), ("CA", "CA", 0)]
)
def test_wolves_hunt_large_ships(code, target, change):
    """CL-E51, CL-E34: what was made larger is large."""
    t, plain = table("e51"), table()
    found = []
    for each in (t, plain):
        g = each.state
        by, at = each.red.has(code, at=(6, 4)), each.blue.has(target, at=(6, 4))
        found.append(to_hit(g, Shot(in_battle(ship(g, 0, by)), in_battle(ship(g, 1, at)))))
    assert found[0] - found[1] == change
    unit = facts(t.state).code["DD"]
    assert Ledger(t.state, 0).cost[unit] == 8


@pytest.mark.parametrize(("target", "is_shown"), [("CA", True), ("SC", False)])
def test_wolves_are_known_when_their_aim_shows(target, is_shown):
    """CL-E51, CL-13.5."""
    t = table("e51", raiders="off")
    t.red.has("SC", at=(5, 4))
    t.blue.has(target, at=(5, 4))
    t.begins("red").ends()
    assert shown(t, t.red) == (["e51"] if is_shown else [None])


@pytest.mark.parametrize("code", ["CO", "Miner", "MS", "Mine"])
def test_the_people_move_with_the_newest_engines(code):
    """CL-E52: and everybody knows it when one goes farther than a hex."""
    t = table("e52")
    t.red.knows(movement=4)
    slot = t.red.has(code, at=(6, 4), up=code != "Mine")
    for at in ((6, 5), (6, 6)):
        t.state.marker[t.hex(at)] = -1
    t.begins("red")
    assert speed(t.state, 0, slot) == 2
    t.red.goes(slot, (6, 5))
    assert shown(t, t.red) == [None]
    t.red.goes(slot, (6, 6))
    assert shown(t, t.red) == ["e52"]


@pytest.mark.parametrize(("card", "known"), [("e52", [[None], [None]]), ("e53", [[None], ["e53"]])])
def test_who_shows_himself_by_a_warship_that_goes_far(card, known):
    """CL-E52, CL-E53: only the House of Speed, with the second hex; the people's engines are not for warships."""
    t = table(card)
    old, new = t.red.has("CA", at=(6, 4)), t.red.has("CA", at=(6, 4), movement=7)
    for at in ((6, 5), (6, 6)):
        t.state.marker[t.hex(at)] = -1
    t.begins("red")
    assert (speed(t.state, 0, old), speed(t.state, 0, new)) == (1, 3)
    seen = []
    for at in ((6, 5), (6, 6)):
        t.red.goes(new, at)
        seen.append(shown(t, t.red))
    assert seen == known


def test_speed_is_paid_for_with_weakness():
    """CL-E53: +2 against its ships, fighters and captured ones too, also by boarders; not against Bases and
    Shipyards."""
    t, plain = table("e53"), table()
    changes = {}
    for code in ("CA", "F", "Base", "SY"):
        found = []
        for each in (t, plain):
            g = each.state
            by, at = each.blue.has("CA", at=(6, 4)), each.red.has(code, at=(6, 4))
            found.append(to_hit(g, Shot(in_battle(ship(g, 1, by)), in_battle(ship(g, 0, at)))))
        changes[code] = found[0] - found[1]
    assert changes == {"CA": 2, "F": 2, "Base": 0, "SY": 0}
    g = t.state
    boarder, victim = ship(g, 1, t.blue.has("BD", at=(6, 4), boarding=1)), ship(g, 0, t.red.has("CA", at=(6, 4)))
    assert to_hit(g, Shot(in_battle(boarder), in_battle(victim), boards=True)) == 5 - 2 + 2
    prize = ship(g, 1, t.blue.has("CA", at=(6, 5)))._replace(builder=0)
    mine = ship(g, 0, t.red.has("CA", at=(6, 5)))._replace(builder=1)
    card = facts(g).cards[facts(g).card["e53"]]
    assert holds(g, 0, card, card.changes[0], Shot(prize, prize))
    assert not holds(g, 0, card, card.changes[0], Shot(mine, mine))


def test_a_wreck_teaches_nobody_what_he_may_not_have():
    """CL-E53 with SE-6.8: but Movement 7 is no more to be improved."""
    t = table("e53")
    t.red.knows(movement=7)
    t.rolls(8)
    search_wreck(t.state, 0)
    assert t.red.level("movement") == 7


# -- odds


def test_odds_know_warriors_and_tacticians():
    """AI-5: by side, and by number."""
    wins = {}
    for card in ("", "e32", "e45", "e34"):
        t = table(card)
        g = t.state
        cruiser = facts(g).code["CA"]
        forces = [Force(cruiser, 0, 3)], [Force(cruiser, 0, 2), Force(facts(g).code["SC"], 0, 1)]
        if card == "e45":
            forces = [Force(cruiser, 0, 4)], forces[1]
        plain = odds(table().state, t.hex((6, 5)), (0, 1), forces, seed=7, runs=150).win[0]
        wins[card] = odds(g, t.hex((6, 5)), (0, 1), forces, seed=7, runs=150).win[0] - plain
    assert wins.pop("") == 0 and min(wins.values()) > 0.02, wins


# -- secrets


@pytest.mark.parametrize("seat", [0, 1])
def test_imagined_worlds_hold_other_advantages_that_could_be(seat):
    """CL-13.5: who has fought has none that is turned up in the first combat."""
    t = table("e41", "e49")
    t.state.fought = 0b11
    seen = set()
    for seed in range(12):
        world = t.state.clone()
        GAME.imagine(world, seat, Chance(seed))
        assert not GAME.violations(world)
        assert world.held[seat] == t.state.held[seat]
        seen.add(facts(world).cards[world.held[1 - seat][0]].id)
    assert len(seen) > 3 and not seen & {"e31", "e32", "e34", "e38", "e43"}


def test_two_games_that_differ_only_in_the_advantage_look_alike():
    one, other = table("e41"), table("e49")
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(one.state, 0) != GAME.view(other.state, 0)
