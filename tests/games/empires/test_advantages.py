"""CL-13 and CL-E: Empire Advantages."""

import pytest

from rules import Answer, Setup, apply, find, new_game, waiting
from rules.core.chance import Chance
from rules.core.worked_out import forget
from rules.empires import head_start
from rules.empires.atoms import cards
from rules.empires.battle.odds import Force, odds
from rules.empires.battle.retreat import first_round, withdrawals
from rules.empires.battle.volley import needed
from rules.empires.cards.advantages.lore import starting, teaches
from rules.empires.cards.advantages.tacticians import clever, outnumbers
from rules.empires.cards.deck import show_all
from rules.empires.cards.effects import holds
from rules.empires.economy import income
from rules.empires.economy.ledger import Ledger
from rules.empires.facts import facts_of
from rules.empires.flows.bombardment import bombs
from rules.empires.flows.orders import refit_price
from rules.empires.ground import capture
from rules.empires.ground.record import Captured
from rules.empires.ground.values import Soldier
from rules.empires.ground.values import attack as ground_attack
from rules.empires.ground.values import defence as ground_defence
from rules.empires.levels import level
from rules.empires.state import built_hull, carried, equipped, facts
from rules.empires.values import VALUES, Shot, attack, class_of, defence, hull, ship, size, speed, to_hit
from rules.empires.wrecks import search_wreck
from tests.games.empires.support import galaxy

GAME = find("empires")
ON = {
    "advantages": "random", "boarding": "on", "ground": "on", "move_7": "on", "experience": "on",
}  # fmt: skip


def table(red="", blue="", **options):
    """Red and blue have these advantages, which nobody else has seen."""
    t = galaxy(map="large", options={**ON, **options})
    g = t.state
    for held in g.held:
        g.spare_advantages += held
        held.clear()
    g.card_seen = [0] * len(g.card_seen)
    g.tech = list(facts(g).starts_with)
    give(t, t.red, red)
    give(t, t.blue, blue)
    return t


def give(t, player, id):
    g, seat = t.state, player.seat
    if id:
        card = facts(g).card[id]
        g.spare_advantages.remove(card)
        g.held[seat].append(card)
        g.card_seen[card] = 1 << seat


def answer(g, decision):
    apply(g, Answer(decision.seat, decision.prompt, decision.sample(Chance(1))))


def home(t, player):
    return t.place(t.state.homeworld[player.seat])


def in_battle(one, round=1, stance="attacker"):
    return one._replace(round=round, stance=stance)


def shown(t, player):
    return GAME.view(t.state, None)["cards"]["held"][player.seat]


def ids_of(**options):
    seats = options.pop("seats", 2)
    chosen = {**ON, **({"map": "large"} if seats == 2 else {}), **options}
    content = GAME.content([])
    known = facts_of(content, Setup("empires", [{} for _ in range(seats)], chosen))
    return {known.cards[card].id for card in known.advantages}


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
    assert not GAME.unsound(g)


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
    t.begins("red")
    t.red.ends()
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


# -- the cards


@pytest.mark.parametrize(("terrain", "round", "fires"), [("", 1, "A"), ("", 2, "C"), ("nebula", 1, "E")])
def test_the_fearless_fire_first(terrain, round, fires):
    """CL-E31: in round 1 only, and terrain still rules."""
    t = table("e31")
    if terrain:
        t.marker((6, 5), terrain, up=True)
    one = in_battle(ship(t.state, 0, t.red.has("CA", at=(6, 5))), round)
    assert "ABCDEF"[class_of(t.state, one)] == fires
    boarder = in_battle(ship(t.state, 0, t.red.has("BD", at=(6, 6), boarding=1)), 1)
    assert "ABCDEF"[class_of(t.state, boarder)] == "F"


@pytest.mark.parametrize(("card", "earliest"), [("e31", 3), ("e32", 2)])
def test_the_fearless_do_not_retreat_before_round_three(card, earliest):
    """CL-E31, CL-23.11."""
    t = table(card)
    assert first_round(t.state, 0) == earliest and first_round(t.state, 1) == 2


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
    assert ledger.upkeep[scout] == 2
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
    """CL-E34, CL-E43, CL-E53."""
    t = table(card)
    t.red.saves(100)
    t.blue.saves(100)
    assert technology not in Ledger(t.state, 0).technologies and technology in Ledger(t.state, 1).technologies


def test_insectoids_are_small_and_cheap_to_keep():
    """CL-E43: hull 0 has no maintenance and technology, is refitted for nothing, takes half a hull of a Shipyard."""
    t = table("e43")
    g, known = t.state, facts(t.state)
    t.red.knows(attack=2, defence=2)
    scout, cruiser = t.red.has("SC", at=(6, 4)), t.red.has("CA", at=(6, 5))
    assert level(equipped(g, 0, known.code["SC"], g.tech[0]), known.attack) == 0
    assert level(equipped(g, 0, known.code["CA"], g.tech[0]), known.attack) == 1
    ledger = Ledger(g, 0)
    assert (ledger.upkeep[scout], ledger.upkeep[cruiser]) == (0, 1)
    assert ledger.halves(known.code["SC"]) == 1 and ledger.halves(known.code["CA"]) == 2
    assert refit_price(g, 0, scout) == 0 and refit_price(g, 0, cruiser) == 1
    assert hull(g, ship(g, 0, scout)) == 1 and size(g, ship(g, 0, scout)) == 0
    assert hull(g, ship(g, 0, cruiser)) == 1


def test_a_hull_of_nothing_counts_as_one_for_experience():
    """CL-E43: and is destroyed by one hit."""
    t = table("", "e43", raiders="off")
    killer = t.red.trains(t.red.has("DN", at=(5, 4), attack=3), 1)
    t.blue.trains(t.blue.has("SC", at=(5, 4)), 1)
    t.begins("red")
    t.rolls(1, 2)
    t.red.ends()
    while t.red.is_asked("round.fire") or t.blue.is_asked("round.fire"):
        who = t.red if t.red.is_asked("round.fire") else t.blue
        fire = next(each for each in who.offered("round.fire") if each[0] == "fire")
        who.answers("round.fire", (*fire, 1))
    assert t.red.crew(killer) == 2  # 2 is enough for a ship of hull 1


def test_the_hive_grows_with_the_rounds():
    """CL-E38: Defence from round 2, Attack from 4, hull from 6; nothing outside battles."""
    t = table("e38")
    g = t.state
    one = ship(g, 0, t.red.has("CA", at=(6, 5)))
    found = [(defence(g, each), attack(g, each), hull(g, each)) for each in (in_battle(one, r) for r in (1, 2, 4, 6))]
    assert found == [(1, 4, 2), (2, 4, 2), (2, 5, 2), (2, 5, 3)]
    assert (defence(g, one), attack(g, one)) == (1, 4)
    soldier = Soldier(0, facts(g).troop["Inf"], t.hex((6, 5)), attacks=True, round=2)
    before = soldier._replace(round=1)
    assert ground_defence(g, soldier) == ground_defence(g, before) + 1
    assert ground_attack(g, soldier._replace(round=4)) == ground_attack(g, before) + 1


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


@pytest.mark.parametrize(
    ("units", "others", "clever", "against", "bonus"),
    [
        (3, 2, True, False, True), (2, 2, True, False, False), (4, 2, False, True, False), (6, 2, False, True, True),
        (4, 2, False, False, True), (3, 2, False, False, False), (1, 0, True, False, False),
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
    t.begins("red")
    t.red.ends()
    t.red.answers("round.card", "continue")
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


@pytest.mark.parametrize(("card", "technology", "to"), [("e47", "ground_combat", 2), ("e53", "movement", 7)])
def test_some_begin_with_technology_that_nobody_learns_from_them(card, technology, to):
    """CL-E47, CL-E53."""
    t = table(card)
    g = t.state
    place = facts(g).technology[technology]
    assert starting(g, 0) == {place: to}
    t.red.knows(**{technology: to}, attack=2)
    taught = teaches(g, 1, 0, g.tech[0])
    assert level(taught, place) == 0 and level(taught, facts(g).attack) == 2
    hex = t.hex((6, 5))
    g.captured.append(Captured(hex, 0, g.tech[0]))
    assert technology not in capture.lessons(g, hex, 1) and "attack" in capture.lessons(g, hex, 1)


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
    assert "traders" in income.UNSEEN


@pytest.mark.parametrize(
    ("code", "target", "change"), [("SC", "CA", 1), ("F", "CA", 1), ("SC", "SC", 0), ("CA", "CA", 0)]
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
    t.begins("red")
    t.red.ends()
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


def test_speed_is_paid_for_with_weakness():
    """CL-E53: +2 against its ships, captured ones too; not against Bases and Shipyards."""
    t, plain = table("e53"), table()
    changes = {}
    for code in ("CA", "Base", "SY"):
        found = []
        for each in (t, plain):
            g = each.state
            by, at = each.blue.has("CA", at=(6, 4)), each.red.has(code, at=(6, 4))
            found.append(to_hit(g, Shot(in_battle(ship(g, 1, by)), in_battle(ship(g, 0, at)))))
        changes[code] = found[0] - found[1]
    assert changes == {"CA": 2, "Base": 0, "SY": 0}
    g = t.state
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
        assert not GAME.unsound(world)
        assert world.held[seat] == t.state.held[seat]
        seen.add(facts(world).cards[world.held[1 - seat][0]].id)
    assert len(seen) > 3 and not seen & {"e31", "e32", "e34", "e38", "e43"}


def test_two_games_that_differ_only_in_the_advantage_look_alike():
    one, other = table("e41"), table("e49")
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    assert GAME.view(one.state, 0) != GAME.view(other.state, 0)


# -- cards with orders of their own


def clear(t, *places):
    for at in places:
        t.state.marker[t.hex(at)], t.state.also[t.hex(at)] = -1, -1


@pytest.mark.parametrize(("card", "goes_on"), [("e37", True), ("e41", False)])
def test_terrain_does_not_stop_pilgrims(card, goes_on):
    """CL-E37: they are laid down like everybody, and known only when they go on."""
    t = table(card)
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.marker((6, 5), "nebula", up=True)
    clear(t, (6, 6))
    t.begins("red")
    t.red.goes(slot, (6, 5))
    assert t.red.is_asked("movement.group") and shown(t, t.red) == [None]
    assert ((6, 6) in t.red.steps(slot)) == goes_on
    if goes_on:
        t.red.goes(slot, (6, 6))
        assert t.red.at(slot) == (6, 6) and shown(t, t.red) == ["e37"]


def test_enemies_in_terrain_stop_pilgrims_like_everybody():
    """CL-E37 with SE-4.7."""
    t = table("e37", raiders="off")
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.blue.has("SC", at=(6, 5))
    t.marker((6, 5), "asteroids", up=True)
    t.begins("red")
    t.red.goes(slot, (6, 5))
    assert t.red.steps(slot) == []


@pytest.mark.parametrize(("avows", "left"), [(True, 1), (False, 0)])
def test_pilgrims_may_roll_at_a_black_hole_to_stay_secret(avows, left):
    """CL-E37."""
    t = table("e37")
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.marker((6, 5), "black_hole", up=True)
    t.begins("red")
    if avows:
        t.red.does(slot, "avow")
    else:
        t.rolls(10)
    t.red.goes(slot, (6, 5))
    assert t.red.count(slot) == left and shown(t, t.red) == (["e37"] if avows else [None])


def test_pilgrims_are_not_lost_in_space_but_danger_holds():
    """CL-E37."""
    for marker, left in (("lost", 1), ("danger", 0)):
        t = table("e37")
        slot = t.red.has("CA", at=(6, 4))
        t.marker((6, 5), marker)
        t.begins("red")
        t.red.goes(slot, (6, 5))
        t.red.ends()
        assert t.red.count(slot) == left
        assert shown(t, t.red) == (["e37"] if left else [None])


def test_nano_technology_refits_anywhere_for_nothing():
    """CL-E39: instead of moving; barred with instant upgrades (CL-13.8)."""
    t = table("e39")
    slot, moved = t.red.has("CA", at=(6, 4)), t.red.has("CA", at=(6, 6))
    t.red.knows(attack=2)
    clear(t, (6, 7))
    t.begins("red")
    t.red.goes(moved, (6, 7))
    assert "refit" not in t.red.orders(moved)
    t.red.does(slot, "refit", 1)
    assert t.red.level("attack", slot) == 2 and t.red.cp == 0
    assert t.red.steps(slot) == []
    assert "e39" not in ids_of(upgrades="instant") and "e39" in ids_of()


def test_quick_learners_take_the_better_of_two_dice():
    """CL-E40, CL-23.10: they begin with an academy and pay for its second level."""
    t = table("e40", raiders="off")
    t.red.knows(academy=1)
    killer = t.red.trains(t.red.has("DN", at=(5, 4), attack=3), 1)
    t.blue.trains(t.blue.has("SC", at=(5, 4)), 1)
    t.begins("red")
    t.rolls(1, 9, 2)
    t.red.ends()
    t.red.answers("round.card", "continue")
    fire = next(each for each in t.red.offered("round.fire") if each[0] == "fire")
    t.red.answers("round.fire", (*fire, 1))
    assert t.red.crew(killer) == 2 and shown(t, t.red) == ["e40"]
    assert starting(t.state, 0) == {facts(t.state).academy: 1}
    t.red.saves(100)
    assert Ledger(t.state, 0).technologies["academy"][1] == 2
    assert "e40" not in ids_of(experience="off")


@pytest.mark.parametrize(("face", "far"), [(8, True), (9, False)])
def test_engineers_risk_a_breakdown_for_one_hex_more(face, far):
    """CL-E42: each ship rolls openly; with 9 or 10 it does not move at all."""
    t = table("e42")
    slot = t.red.has("CA", at=(6, 4))
    clear(t, (6, 5), (6, 6))
    t.begins("red")
    assert "push" in t.red.orders(slot)
    t.rolls(face)
    t.red.does(slot, "push")
    assert shown(t, t.red) == ["e42"] and "push" not in t.red.orders(slot)
    if far:
        t.red.goes(slot, (6, 5), (6, 6))
        assert t.red.at(slot) == (6, 6)
    else:
        assert t.red.steps(slot) == []


@pytest.mark.parametrize("code", ["Mine", "Base", "Decoy"])
def test_what_is_no_ship_cannot_be_pushed(code):
    """CL-E42: and no ship that has moved."""
    t = table("e42")
    slot = t.red.has(code, at=home(t, t.red))
    t.begins("red")
    assert "push" not in t.red.orders(slot)


def test_broken_down_ships_stay_behind_their_group():
    """CL-E42: captured ships keep the ability (CL-13.7)."""
    t = table("e42")
    slot = t.red.has("SC", 3, at=(6, 4))
    prize = t.blue.has("CA", at=(8, 4))
    t.blue.fleet.builder[prize] = 0
    t.begins("red")
    t.rolls(9, 1, 1)
    t.red.does(slot, "push")
    assert t.red.count(slot) == 2 and sorted(t.red.groups((6, 4))) == [("SC", 1), ("SC", 2)]
    t.begins("blue")
    assert "push" in t.blue.orders(prize)


def test_psychics_see_what_others_hide():
    """CL-E54, CL-23.15: every kind of group, which stays where it is, face up."""
    t = table("e54")
    watcher, plain = t.red.has("CA", at=(6, 4), exploration=1), t.red.has("SC", at=(6, 3))
    groups = [t.blue.has(code, at=(6, 5)) for code in ("Decoy", "Mine", "CA")]
    t.begins("red")
    assert not any(type(each) is tuple and each[0] == "sense" for each in t.red.orders(plain))
    t.red.does(watcher, "sense", (6, 5))
    assert all(t.blue.fleet.up[slot] and t.blue.count(slot) == 1 for slot in groups)
    assert not any(t.blue.fleet.shown[slot] for slot in groups) and shown(t, t.red) == ["e54"]
    assert starting(t.state, 0) == {facts(t.state).exploration: 1}
    assert level(teaches(t.state, 1, 0, t.state.tech[0]), facts(t.state).exploration) == 0


# -- powers of a moment


def fighting(red, blue="", **fleets):
    """A battle of red's cruisers with blue's, at the first question of its first round."""
    t = table(red, blue, raiders="off", experience="off", titans="on")
    t.red.has("CA", fleets.get("mine", 2), at=(5, 4))
    t.blue.has(fleets.get("foe", "CA"), fleets.get("theirs", 2), at=(5, 4), ship_size=7)
    t.begins("red")
    t.red.ends()
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
    t.begins("red")
    t.red.ends()
    assert not t.red.is_asked("round.card") and not t.blue.is_asked("round.card")


def test_knights_charge_once_after_the_first_round():
    """CL-E33, CL-23.4: twice as many shots; afterwards the enemy aims better, and nobody leaves."""
    t = fighting("e33")
    g = t.state
    assert t.red.offered("round.card") == ["continue"]
    t.red.answers("round.card", "continue")
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


def test_immortals_ignore_a_point_in_each_round():
    """CL-E44, CL-23.3, EX-15: once; from then on everybody knows them."""
    t = fighting("e44", mine=1)
    t.red.answers("round.card", "ignore")
    t.blue.answers("round.screen", t.blue.decision("round.screen").opening())
    assert shown(t, t.red) == ["e44"]
    fires(t, 1, 1, 10)
    b = t.state.battle
    mine = next(line for line, owner in enumerate(b.owner) if owner == 0)
    assert t.red.fleet.damage[b.slot[mine]] == 1 and b.spared == 1


@pytest.mark.parametrize(("foe", "lost"), [("CA", False), ("TN", True)])
def test_one_ship_alone_cannot_destroy_an_immortal_but_a_titan_can(foe, lost):
    """EX-15: a Titan does two points, and one is ignored."""
    t = fighting("e44", mine=1, foe=foe, theirs=1)
    t.red.answers("round.card", "ignore")
    slot = next(slot for slot, count in enumerate(t.red.fleet.count) if count)
    for _ in range(2):
        if t.red.count(slot):
            fires(t, 1, 10)
    assert bool(t.red.count(slot)) != lost


def test_immortals_pay_for_it():
    """CL-E44: Colony Ships cost 2 more, no boarding, and nothing is saved before the game."""
    t = table("e44", head_start="off")
    g, known = t.state, facts(t.state)
    t.red.saves(100)
    ledger = Ledger(g, 0)
    assert ledger.cost[known.code["CO"]] == known.cost[known.code["CO"]] + 2
    assert "boarding" not in ledger.technologies
    g.cp = [75, 75]
    for seat, kept in ((0, 0), (1, 10)):
        head_start.buy(g, seat, tuple(0 for _ in head_start.fields(g, seat)["levels"].slots))
        assert g.cp[seat] == kept


@pytest.mark.parametrize(("card", "leaves"), [("e46", True), ("e41", False)])
def test_horsemen_leave_between_rounds(card, leaves):
    """CL-E46, CL-23.5, EX-12: after the first round at the earliest, even if they have fired."""
    t = fighting(card, mine=1, theirs=1)
    assert t.red.offered("round.card") == ["continue"]
    t.red.answers("round.card", "continue")
    fires(t, 10, 10)
    ways = [each for each in t.red.offered("round.card") if each[0] == "withdraw"]
    assert bool(ways) == leaves
    if leaves:
        t.red.answers("round.card", ways[0])
        assert t.state.battle is None and shown(t, t.red) == ["e46"]
        assert t.place(ways[0][2]) != (5, 4) and t.red.groups(t.place(ways[0][2])) == [("CA", 1)]


def test_horsemen_are_asked_again_and_bases_stay():
    """CL-23.5: what can never retreat does not; another line may follow."""
    t = table("e46", raiders="off")
    t.red.settles_at((5, 4))
    for code in ("CA", "DD", "Base"):
        t.red.has(code, at=(5, 4))
    t.blue.has("CA", 4, at=(5, 4))
    t.begins("blue")
    t.blue.ends()
    b = t.state.battle
    b.round = 2
    lines = {facts(t.state).units[b.unit[each[1]]].code for each in withdrawals(t.state, b, 0)}
    assert lines == {"CA", "DD"}


def test_horsemen_bombard_planets_better():
    """CL-E46."""
    t = table("e46")
    mine, theirs = t.red.has("CA", at=(5, 4)), t.blue.has("CA", at=(5, 4))
    assert bombs(t.state, 0, mine) == bombs(t.state, 1, theirs) + 2


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
