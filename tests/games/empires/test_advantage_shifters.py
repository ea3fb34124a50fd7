"""CL-E55: Shape Shifters, whose counters may be false."""

import pytest

from app.games.empires.words import Words
from app.text.texts import Texts
from rules import encode, events_for, imagine, view, waiting
from rules.core.chance import Chance
from rules.empires.battle.mines import sweepers
from rules.empires.battle.retreat import aboard, scuttled, ways
from rules.empires.economy.income import is_blockaded
from rules.empires.economy.ledger import Ledger
from rules.empires.flows.bombardment import could_bombard
from rules.empires.printed.levels import level, with_level
from rules.empires.state import counters_free, facts
from rules.empires.state.lines import larger, outnumbers, strength
from rules.empires.state.values import speed
from tests.games.empires.advantages import GAME, home, shown, table
from tests.games.empires.verbs import FIRE

HERE = (6, 6)
OFF = {"raiders": "off", "experience": "off", "titans": "on"}


def false(t, player, code, count=1, at=HERE, up=False):
    """A group of Decoys that looks like ships of a type."""
    slot = player.has(code, count, at=at, up=up)
    known = facts(t.state)
    player.fleet.unit[slot] = known.false[known.code[code]]
    player.fleet.tech[slot] = 0
    return slot


def fighting(*mine, theirs=("CA", 2), **options):
    """Red's groups (false ones are written with a question mark) against one of blue's, up to the first question."""
    t = table("e55", **{**OFF, **options})
    t.red.knows(ship_size=7, attack=1)
    slots = []
    for code, count in mine:
        slots.append(false(t, t.red, code[1:], count) if code[0] == "?" else t.red.has(code, count, at=HERE))
    foe = t.blue.has(*theirs, at=HERE, ship_size=7)
    t.begins("red").ends()
    calls(t)
    return t, *slots, foe


def calls(t):
    """Neither cards are played nor ships screened."""
    while t.asked() and t.asked()[0][1].endswith(("round.card", "round.screen")):
        player = t.players[t.asked()[0][0]]
        asked = player.decision()
        player.answers("", "pass" if asked.prompt.endswith("card") else asked.opening())


def holds_until(t, player):
    """The other one holds fire as long as he is asked."""
    while not player.is_asked(FIRE):
        other = t.players[t.asked()[0][0]]
        other.answers(FIRE, next(o for o in other.offered(FIRE) if o[0] in ("hold", "wait")))


# -- buying and moving


def test_false_groups_are_bought_like_decoys():
    """CL-E55.1, CL-E55.2, D-58: a CP each, without shipyards; only types that could be built, and one counter each."""
    t = table("e55")
    t.red.saves(50)
    t.red.knows(ship_size=3)
    known = facts(t.state)
    at = t.state.homeworld[0]
    ledger = Ledger(t.state, 0)
    offered = {known.units[berth.unit].id for berth in ledger.berths if berth.unit in known.poses}
    assert {"false_scout", "false_destroyer", "false_cruiser"} <= offered
    assert "false_dreadnought" not in offered and not {"false_mine", "false_base", "false_colony_ship"} & offered
    sham = known.false[known.code["CA"]]
    assert ledger.cost[sham] == 1 and ledger.free(sham) == 1
    false(t, t.red, "CA", 3, at=home(t, t.red))
    assert Ledger(t.state, 0).free(sham) == 0 and at == t.hex(home(t, t.red))
    assert not any(berth.unit in known.poses for berth in Ledger(t.state, 1).berths)


@pytest.mark.parametrize(("card", "is_false", "seen"), [("e55", True, 1), ("e41", False, 1), ("", False, 4)])
def test_nobody_can_tell_how_fast_a_group_is_that_may_be_false(card, is_false, seen):
    """CL-E55.2, CL-11.2, SE-9.10: it uses Fast BC like a Decoy, so two hexes need not be Movement 4."""
    t = table(card, fast_bc="on", **OFF)
    t.red.knows(fast_bc=1, movement=1 if is_false else 4)
    slot = false(t, t.red, "T", up=True) if is_false else t.red.has("T", at=HERE, up=True)
    t.begins("red").goes(slot, (6, 5), (6, 4))
    assert level(t.state.seen_tech[0], facts(t.state).movement) == seen


def test_types_that_cannot_be_built_cannot_be_false():
    """EX-14, CL-E55.1: no Raiders without Cloaking."""
    t = table("e55")
    t.red.saves(20)
    known = facts(t.state)
    sham = known.false[known.code["R"]]
    assert sham not in {berth.unit for berth in Ledger(t.state, 0).berths}
    t.red.knows(cloaking=1)
    assert sham in {berth.unit for berth in Ledger(t.state, 0).berths}


@pytest.mark.parametrize(("size", "may"), [(1, False), (7, True)])
def test_a_false_unique_ship_needs_what_a_real_one_needs(size, may):
    """CL-E55.1, CL-19.2.5: the Ship Size for its design."""
    t = table("e55", unique_ships="on")
    t.red.saves(60)
    t.red.knows(ship_size=size)
    known, ledger = facts(t.state), Ledger(t.state, 0)
    for unit in (known.unique, known.false[known.unique]):
        assert ledger.is_known(unit, t.state.tech[0]) == may


def test_a_counter_that_is_false_is_not_free_for_ships():
    """CL-E55.7: it may be built as a real ship when it is."""
    t = table("e55")
    before = counters_free(t.state, 0, facts(t.state).code["CA"])
    slot = false(t, t.red, "CA", 2)
    assert counters_free(t.state, 0, facts(t.state).code["CA"]) == before - 1
    t.begins("red").does(slot, "scuttle", 2)
    assert counters_free(t.state, 0, facts(t.state).code["CA"]) == before


def test_false_groups_move_like_decoys():
    """CL-E55.2, CL-E55.6: with the newest Movement, fighters without a carrier; no maintenance, nothing is explored."""
    t = table("e55")
    fighters, carriers = false(t, t.red, "F", 3), false(t, t.red, "CV")
    t.red.knows(movement=3)
    t.begins("red", turn=3)
    assert speed(t.state, 0, fighters) == speed(t.state, 0, carriers) == 2
    assert t.red.steps(fighters)
    assert Ledger(t.state, 0).maintenance.due == 0


def test_false_groups_explore_nothing():
    """CL-E55.2: like Decoys, they go where nobody has been with real ships only."""
    t = table("e55", **OFF)
    t.marker((6, 5), "nebula")
    sham, real = false(t, t.red, "SC"), t.red.has("SC", at=HERE)
    t.begins("red")
    assert (6, 5) not in t.red.steps(sham) and (6, 5) in t.red.steps(real)


def test_false_groups_need_an_escort_and_blockade_nobody():
    """CL-E55.2."""
    t = table("e55")
    t.blue.settles_at(HERE)
    slot = false(t, t.red, "CA", at=(6, 5))
    t.begins("red")
    assert HERE not in t.red.steps(slot)
    false(t, t.red, "BB", at=HERE)
    assert not is_blockaded(t.state, t.hex(HERE))


def test_whoever_gets_cp_knows_that_those_above_him_are_false():
    """CL-E55.2: in every world that he imagines his colony is as free as it is, and his sheet offers the same."""
    t = table("e55")
    t.blue.settles_at(HERE, 5)
    false(t, t.red, "BB", at=HERE, up=True)
    t.economy()
    asked = t.blue.decision("economy.sheet")
    for seed in range(5):
        dreamt = imagine(t.state, 1, Chance(seed))
        assert not is_blockaded(dreamt, t.hex(HERE))
        assert next(each for each in waiting(dreamt) if each.seat == 1).fields == asked.fields


# -- in battle


def test_a_false_group_fights_along_as_if_it_were_real():
    """CL-E55.3: it is not removed, and claims what the real ones have; everybody sees what it looks like."""
    t, sham, _, foe = fighting(("?CA", 2), ("CA", 2))
    b = t.battle()
    mine = t.red.line(sham)
    known = facts(t.state)
    assert known.units[b.unit[mine]].code == "CA" and b.unfired[mine] == 2 and level(b.tech[mine], known.attack) == 1
    seen = GAME.view(t.state, 1)["battle"]["lines"]
    theirs = [{**each, "line": 0} for each in seen if each["seat"] == 0]
    assert theirs[0] == theirs[1]
    assert [each["false"] for each in GAME.view(t.state, 0)["battle"]["lines"] if each["seat"] == 0].count(True) == 1
    assert shown(t, t.red) == [None] and t.blue.at(foe) == HERE


def older_ships(sham_alone, seen=0):
    """Red has learnt Attack 3 of which nobody knows; real Cruisers beside the false ones are older."""
    t = table("e55", **OFF)
    t.red.knows(ship_size=7, attack=1)
    real = None if sham_alone else t.red.has("CA", 2, at=HERE)
    t.red.knows(ship_size=7, attack=3)
    sham = false(t, t.red, "CA", 2)
    t.red.has("DD", at=HERE, attack=0)
    t.state.seen_tech[0] = with_level(t.state.seen_tech[0], facts(t.state).attack, seen)
    t.blue.has("CA", 2, at=HERE, ship_size=7)
    t.begins("red").ends()
    calls(t)
    return t, sham, real


def test_a_false_group_claims_no_more_than_the_real_one_beside_it():
    """CL-E55.3: the newest technology would tell which of the two is false, and a level that nobody has seen."""
    t, sham, real = older_ships(sham_alone=False)
    b, attack = t.battle(), facts(t.state).attack
    assert b.tech[t.red.line(sham)] == b.tech[t.red.line(real)]
    assert level(t.state.seen_tech[0], attack) == 1


@pytest.mark.parametrize("seen", [0, 2])
def test_a_false_group_without_real_ones_claims_what_was_seen_of_its_owner(seen):
    """CL-E55.3: Cruisers carry Attack up to 2, and their owner has 3."""
    t, sham, _ = older_ships(sham_alone=True, seen=seen)
    attack = facts(t.state).attack
    assert level(t.battle().tech[t.red.line(sham)], attack) == seen
    assert level(t.state.seen_tech[0], attack) == seen


def test_a_false_group_keeps_what_it_has_shown():
    """CL-E55.3: in a later battle it claims no less than before."""
    t = table("e55", **OFF)
    t.red.knows(ship_size=7, attack=3)
    sham = false(t, t.red, "CA", 2)
    t.red.fleet.shown[sham] = with_level(0, facts(t.state).attack, 2)
    t.red.has("DD", at=HERE, attack=0)
    t.blue.has("CA", 2, at=HERE, ship_size=7)
    t.begins("red").ends()
    calls(t)
    assert level(t.battle().tech[t.red.line(sham)], facts(t.state).attack) == 2


# -- the technology that a false group claims (D-58)

CLAIM = "battle.claim"


def claiming(
    code="BB", red="e55", blue="", shown=0, real=None, sham=True, seen=0, scanner=0, open_card=False, **options
):
    """Red has Attack 3 of which nobody knows; the question of what false ships claim comes first to him."""
    t = table(red, blue, **{**OFF, **options})
    t.claims = True
    attack = facts(t.state).attack
    old = None if real is None else t.red.has(code, 1, at=HERE, ship_size=7, attack=real)
    t.red.knows(ship_size=7, attack=3, **({"cloaking": 2} if code == "R" else {}))
    slot = false(t, t.red, code, 2) if sham else t.red.has(code, 2, at=HERE, attack=seen)
    t.red.knows(attack=3)
    t.red.fleet.shown[slot] = with_level(0, attack, shown)
    t.state.seen_tech[0] = with_level(t.state.seen_tech[0], attack, max(shown, seen))
    t.blue.has("CA", 2, at=HERE, ship_size=7)
    if scanner:
        t.blue.has("DD", at=HERE, scanner=scanner)
    if open_card:
        t.state.card_seen[facts(t.state).card["e55"]] = 0b11
    t.begins("red").ends()
    t.nobody_hides()
    return t, slot, old


def spans(t):
    """The technologies that red chooses, with their lowest and highest level."""
    return {
        name.partition("@")[0]: (low, high) for name, low, high in dict(t.red.decision(CLAIM).fields)["levels"].slots
    }


def says(t, **levels):
    """The answer that changes what is proposed so far."""
    asked = t.red.decision(CLAIM)
    names = [name.partition("@")[0] for name, _, _ in dict(asked.fields)["levels"].slots]
    proposed = dict(zip(names, asked.opening()["levels"], strict=True))
    return {"levels": tuple({**proposed, **levels}[name] for name in names)}


def told_of(t, slot):
    """Attack of a group as blue sees it in battle; as he noted it for the group; and for its owner."""
    mine, g = t.red.line(slot), t.state
    seen = next(each for each in GAME.view(g, 1)["battle"]["lines"] if each["line"] == mine)
    attack = facts(g).attack
    return seen["tech"].get("attack", 0), level(t.red.fleet.shown[slot], attack), level(g.seen_tech[0], attack)


@pytest.mark.parametrize("attack", [0, 1, 2, 3])
def test_a_false_group_claims_any_level_up_to_the_newest(attack):
    """CL-E55.3, D-58: Battleships of an owner with Attack 3; what it claims is seen and remembered."""
    t, slot, _ = claiming()
    assert spans(t)["attack"] == (0, 3)
    t.red.answers(CLAIM, says(t, attack=attack))
    assert told_of(t, slot) == (attack, attack, attack)


def test_a_false_group_claims_nothing_above_the_newest():
    """CL-E55.3."""
    t, _, _ = claiming()
    t.red.cannot(CLAIM, says(t, attack=4), "core.out_of_range")


def test_a_false_group_claims_nothing_below_what_it_has_shown():
    """CL-E55.3."""
    t, slot, _ = claiming(shown=2)
    assert spans(t)["attack"] == (2, 3)
    t.red.cannot(CLAIM, says(t, attack=1), "core.out_of_range")
    t.red.answers(CLAIM, says(t))
    assert told_of(t, slot) == (2, 2, 2)


def test_a_false_group_may_claim_more_than_the_real_one_beside_it():
    """CL-E55.3: what is proposed is as much; the real one says what it has."""
    t, slot, old = claiming(real=1)
    assert dict(zip(spans(t), t.red.decision(CLAIM).opening()["levels"], strict=True))["attack"] == 1
    t.red.answers(CLAIM, says(t, attack=2))
    assert told_of(t, slot)[:2] == (2, 2) and told_of(t, old)[:2] == (1, 1)


def test_no_group_claims_less_than_its_type_needs():
    """CL-E55.3, EX-14: Raiders have Cloaking."""
    t, _, _ = claiming("R", raiders="on")
    assert spans(t)["cloaking"] == (1, 2)


@pytest.mark.parametrize(("cloaking", "hidden"), [(1, False), (2, True)])
def test_false_raiders_are_cloaked_as_they_claim(cloaking, hidden):
    """CL-E55.3, SE-12.6: against Scanner 1."""
    t, slot, _ = claiming("R", scanner=1, raiders="on")
    t.red.answers(CLAIM, says(t, cloaking=cloaking))
    assert t.battle().cloaked[t.red.line(slot)] == hidden


def test_a_claim_is_heard_when_all_have_been_asked():
    """CL-E55.3, UI-7: whoever is asked next neither sees it nor dreams of it."""
    seen = []
    for attack in (0, 3):
        t, _, _ = claiming(blue="e41")
        assert t.asked() == [(0, "empires.battle.claim")]
        events = t.red.answers(CLAIM, says(t, attack=attack))
        assert t.blue.offered(CLAIM) == ["pass"]
        dreamt = [imagine(t.state, 1, Chance(seed)) for seed in range(3)]
        assert all(not world.frames[-1].claims for world in dreamt)
        seen.append((view(t.state, 1), events_for(events, 1), [encode(world) for world in dreamt]))
    assert seen[0] == seen[1]
    assert imagine(t.state, 0, Chance(1)).frames[-1].claims == t.state.frames[-1].claims != []


@pytest.mark.parametrize(("card", "sham"), [("e55", False), ("e41", False)])
def test_nobody_can_tell_from_the_question_who_has_the_card(card, sham):
    """CL-E55.3, UI-7: whoever hides a card that could be it is asked, and all that others see is the same."""
    seen = []
    for red, is_false in (("e55", True), (card, sham)):
        t, _, _ = claiming(red=red, sham=is_false, seen=2)
        asked = t.red.decision(CLAIM)
        before = view(t.state, 1)
        value = says(t, attack=2) if is_false else "pass"
        assert is_false or asked.options == ("pass",)
        events = t.red.answers(CLAIM, value)
        seen.append((before, events_for(events, 1), view(t.state, 1)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("how", "asked"), [
    ({}, True), ({"red": "e32", "sham": False}, False), ({"red": "", "sham": False}, False),
    ({"open_card": True}, True), ({"open_card": True, "sham": False}, True),
    ({"open_card": True, "red": "e41", "sham": False}, False),
    ({"upgrades": "instant"}, False), ({"questions": "needed"}, True), ({"questions": "needed", "sham": False}, False),
    ({"red": "e41", "questions": "needed", "sham": False}, False),
])  # fmt: skip
def test_nobody_is_asked_where_nothing_can_be_given_away(how, asked):
    """CL-E55.3, UI-7: not whoever has shown his card, nor where all ships have the newest technology."""
    t, _, _ = claiming(**how)
    assert t.red.is_asked(CLAIM) == asked and not t.blue.is_asked(CLAIM)


@pytest.mark.parametrize("early", [False, True])
def test_a_false_group_claims_once_before_or_after_others_join_the_battle(early):
    """CL-E55.3, SE-5.2.6, SE-9.10: at first there is an enemy that can fight, or only Mines and a hidden Raider."""
    t = table("e55", experience="off", titans="on")
    t.claims = True
    t.red.knows(ship_size=7, attack=3)
    slot = false(t, t.red, "BB", 2)
    t.red.has("DD", at=HERE)
    raider = t.blue.has("R", at=HERE, cloaking=2)
    t.blue.has("CA" if early else "Mine", at=HERE)
    t.begins("red").ends()
    order = []
    while not t.battle().round and not t.asked()[0][1].endswith("mines"):
        player = t.players[t.asked()[0][0]]
        asked = player.decision()
        order.append(asked.prompt.rpartition(".")[2])
        if order[-1] in ("cloak", "join") and player is t.blue:
            player.answers("", (raider,))
        else:
            player.answers("", says(t, attack=0) if order[-1] == "claim" else asked.first(1)[0])
    assert [each for each in order if each in ("claim", "join")] == (["claim", "join"] if early else ["join", "claim"])
    assert told_of(t, slot)[0] == 0


def test_the_question_has_words():
    """CL-E55.3: each number says of which ships and of which technology it is."""
    t, _, _ = claiming()
    asked = dict(t.red.decision(CLAIM).fields)["levels"]
    for language, said in (("en", "2 × False Battleship: Attack"), ("hu", "2 hamis csatahajó: támadás")):
        words = Words(Texts(language), ("Anna", "Béla"), facts(t.state))
        words.see(GAME.view(t.state, 0))
        assert [words.slot(asked, name) for name, _, _ in asked.slots] == [said]


# -- hits


def test_a_hit_unmasks_the_whole_counter():
    """CL-E55.4, EX-13: all three fighters are removed; the card is turned up."""
    t, sham, _, foe = fighting(("?F", 3), ("CA", 1))
    holds_until(t, t.blue)
    t.blue.fires(foe, sham, 1, rolls=1)
    assert t.red.at(sham) is None and shown(t, t.red) == ["e55"]
    assert t.happened("lost", why="unmasked")[0].data["count"] == 3


def test_its_own_hit_is_void_and_unmasks_it():
    """CL-E55.4."""
    t, sham, _, foe = fighting(("?CA", 2), ("SC", 1))
    holds_until(t, t.red)
    t.red.fires(sham, foe, rolls=(10, 1))
    assert t.red.at(sham) is None and t.blue.count(foe) == 2 and not t.blue.fleet.damage[foe]
    assert shown(t, t.red) == ["e55"]


def test_boarding_destroys_it_and_captures_nothing():
    """CL-E55.4."""
    t, sham, real, foe = fighting(("?CA", 1), ("CA", 1), theirs=("BD", 2))
    holds_until(t, t.blue)
    t.blue.fires(foe, sham, 1, rolls=1)
    assert t.red.at(sham) is None and t.red.at(real) == HERE and not t.happened("captured")


def test_whoever_counts_outnumbers_a_side_on_which_nothing_does():
    """SE-5.6.1, EC-02: a single ship is twice as many as none."""
    assert outnumbers(1, 0, False, False) and outnumbers(1, 0, False, True)
    assert not outnumbers(0, 0, True, False) and not outnumbers(1, 1, False, False)


def test_false_units_count_neither_for_screening_nor_for_the_bonus():
    """CL-E55.5: and that is told, so that imagined worlds ask the same."""
    t, *_ = fighting(("?CA", 4), ("CA", 1), theirs=("CA", 1))
    b = t.battle()
    assert [strength(t.state, b, side) for side in (0, 1)] == [1, 1] == b.strong and larger(t.state, b) == -1
    t = table("e55", **OFF)
    false(t, t.red, "CA", 2)
    t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 1, at=HERE)
    t.begins("red").ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    asked = t.red.decision("round.screen")
    assert dict(asked.fields)["units"].high == 1
    world = t.state.clone()
    GAME.imagine(world, 1, Chance(2))
    assert facts(world).poses and not any(unit in facts(world).poses for unit in world.fleets[0].unit)
    assert world.battle.strong == [2, 1]


def test_false_units_alone_fight_until_they_are_found_out():
    """EC-55: they stop an enemy, and the battle goes on."""
    t = table("", "e55", **OFF)
    sham = false(t, t.blue, "BB", 2)
    slot = t.red.has("CA", 1, at=(6, 5), movement=4)
    t.begins("red", turn=3).goes(slot, HERE)
    assert t.red.steps(slot) == []
    t.red.ends()
    calls(t)
    assert t.battle().round == 1 and t.blue.at(sham) == HERE
    t.blue.fires(sham, slot, rolls=(10, 10))
    t.red.fires(slot, sham, rolls=1)
    assert t.state.battle is None and t.blue.at(sham) is None and t.red.at(slot) == HERE


def test_a_mine_on_a_false_group_explodes_and_removes_it():
    """CL-23.9."""
    t = table("e55", **OFF)
    sham, real = false(t, t.red, "CA", 2), t.red.has("SC", 1, at=HERE)
    mine = t.blue.has("Mine", 1, at=HERE)
    t.begins("red").ends()
    asked = t.blue.decision("battle.mines")
    lines = {facts(t.state).units[t.battle().unit[each]].code: each for each in asked.slots}
    t.blue.answers("battle.mines", tuple(int(each == lines["CA"]) for each in asked.slots))
    assert t.red.at(sham) is None and t.red.at(real) == HERE and t.blue.at(mine) is None
    assert shown(t, t.red) == ["e55"]


def test_false_minesweepers_sweep_nothing():
    """CL-E55.3: a pretence."""
    t, *_ = fighting(("?SW", 3), ("CA", 1))
    assert not any(sweepers(t.state, t.battle(), 0))


def test_a_false_group_retreats_only_as_a_whole():
    """CL-E55.1, CL-E55.3: there is one counter of each type."""
    t, sham, _, foe = fighting(("?CA", 3), ("CA", 1), theirs=("CA", 4))
    b = t.battle()
    b.round = 2
    b.unfired[t.red.line(sham)] = 3
    assert [(way.low, way.high) for way in ways(t.state, b, t.red.line(sham))] == [(3, 3)]
    assert t.blue.at(foe) == HERE


def test_false_fighters_take_no_room_from_real_ones():
    """CL-E55.6, SE-11.6, SE-11.7: the carrier leaves with those that need it."""
    t, ships, squadrons, decoys, _ = fighting(("CV", 1), ("F", 3), ("?F", 2), theirs=("CA", 4))
    b = t.battle()
    b.round = 2
    for slot, shots in ((ships, 1), (squadrons, 3), (decoys, 2)):
        b.unfired[t.red.line(slot)] = shots
    mine = t.red.line(ships)
    assert [(way.verb, way.low, way.high) for way in ways(t.state, b, mine)] == [("retreat", 1, 1)]
    assert aboard(t.state, b, mine, 1) == [(t.red.line(squadrons), 3)]
    assert scuttled(t.state, b, t.red.line(squadrons)) is None


def test_real_fighters_die_with_their_carrier_and_false_ones_need_none():
    """CL-E55.6, SE-13.8."""
    t = table("e55", **OFF)
    decoys, ship = false(t, t.red, "F", 3), t.red.has("CV", at=HERE, fighter=1)
    squadrons = t.red.has("F", 2, at=HERE)
    t.blue.has("Mine", 1, at=HERE)
    t.begins("red").ends()
    asked = t.blue.decision("battle.mines")
    mine = t.red.line(ship)
    t.blue.answers("battle.mines", tuple(int(each == mine) for each in asked.slots))
    assert [t.red.at(slot) for slot in (ship, squadrons, decoys)] == [None, None, HERE] and t.red.count(decoys) == 3


# -- secrets


def test_others_cannot_tell_false_groups_from_real_ones():
    """UI-7: neither open nor closed ones, in views, dreams or questions."""
    seen = []
    for sham in (True, False):
        t = table("e55", raiders="off")
        t.blue.settles_at(HERE)
        for up, at in ((True, HERE), (False, (6, 8))):
            if sham:
                false(t, t.red, "CA", 2, at=at, up=up)
            else:
                t.red.fleet.tech[t.red.has("CA", 2, at=at, up=up)] = 0
        t.begins("blue")
        world = t.state.clone()
        GAME.imagine(world, 1, Chance(4))
        seen.append((GAME.view(t.state, 1), world.fleets[0].encode(), could_bombard(t.state, 0, t.hex(HERE))))
    assert seen[0] == seen[1]


def test_events_about_open_false_groups_name_what_they_look_like():
    """CL-E55: a move of an open counter."""
    t = table("e55")
    slot = false(t, t.red, "CA", up=True)
    t.begins("red")
    events = t.red.goes(slot, (6, 7))
    moved = next(event for event in events if event.kind == "moved")
    assert moved.data["unit"] == "cruiser"


def test_their_owner_is_told_which_groups_are_false():
    """CL-E55: in words, and nobody else."""
    t = table("e55")
    slot = false(t, t.red, "CA", 2, up=True)
    t.begins("red")
    for language, said in (("en", "False Cruiser"), ("hu", "hamis cirkáló")):
        words = Words(Texts(language), ("Anna", "Béla"), facts(t.state))
        words.see(GAME.view(t.state, 0))
        assert said in words.group(slot)
