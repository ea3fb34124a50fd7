"""What the opponents understand: traps, bluffs, paying late, crews, thresholds, the end of a colony (issue points)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Chance, waiting
from rules.kaosz.ai import skill
from rules.kaosz.ai.economy import rank_actions, reserve
from rules.kaosz.ai.instinct import decide
from rules.kaosz.ai.judgement import evaluate
from rules.kaosz.ai.skill import Mind, Skill
from rules.kaosz.words import UNPAID

from .support import Commander, Table, base, crew, equipment, event, interrupt, ship, table

HAWK = ship("hawk", "4-2-2-2", cost=4)
WALL = ship("wall", "2-2-4-0", cost=4)
GIANT = ship("giant", "1-5-5-4", "destroyer", 12)
MINE = base(
    "mine",
    2,
    {
        "kind": "trap",
        "do": [{"op": "damage", "on": {"type": "ship", "participating": "attacker", "count": 1}, "by": 3}],
    },
    subtype="trap",
)


def mind(of: Skill = skill.CAPTAIN) -> Mind:
    return Mind(of, Chance(1))


def answer(t: Table, who: Commander, of: Skill = skill.CAPTAIN) -> Any:
    d = waiting(t.g)[0]
    assert d.seat == who.seat
    return d.check(decide(t.g, d, mind(of)))


def test_a_ship_that_can_be_paid_is_launched_before_anything_is_drawn() -> None:
    t = table(HAWK)
    hawk = t.laci.hq("hawk")
    t.begin(t.laci)
    assert answer(t, t.laci) == ("launch", hawk)


def test_an_open_colony_is_attacked_with_every_bomber() -> None:
    t = table(HAWK, credits=0)
    one, two = t.laci.ship("hawk"), t.laci.ship("hawk")
    t.begin(t.laci)
    assert answer(t, t.laci) == ("attack", t.dani.seat, "colony")
    t.laci.attacks(t.dani, "colony")
    assert sorted(answer(t, t.laci)) == sorted((one, two))


def test_a_lone_weak_ship_does_not_fly_into_a_wall() -> None:
    t = table(HAWK, GIANT, ship("midge", "1-0-1-1", "scout", 2), credits=0)
    t.laci.ship("midge")
    t.dani.ship("giant")
    t.dani.ship("hawk")
    t.begin(t.laci)
    assert answer(t, t.laci) == "end"


def test_credits_are_kept_for_a_trap_that_waits() -> None:
    t = table(HAWK, MINE, credits=3)
    t.laci.base("mine")
    t.begin(t.laci)
    assert reserve(t.g, t.laci.seat, mind()) == 2
    assert reserve(t.g, t.laci.seat, mind(skill.CADET)) == 0


def test_a_bombed_trap_is_paid() -> None:
    """KG-7.57."""
    t = table(HAWK, MINE)
    mine = t.dani.base("mine")
    hawk = t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, mine, hawk)
    t.laci.bombs(hawk)
    assert answer(t, t.dani) == ("pay", mine)


def test_a_face_down_base_is_left_alone_while_its_owner_is_rich_and_the_ship_is_dear() -> None:
    """KG-6.25: unpaid bases and open credits are a possible trap."""
    t = table(GIANT, HAWK, MINE, credits=0)
    t.laci.ship("giant")
    hidden = t.dani.base("mine")
    t.dani.credits = 5
    t.begin(t.laci)
    assert answer(t, t.laci) != ("attack", t.dani.seat, hidden)


def test_crew_waits_unpaid_until_the_pay_step_needs_it() -> None:
    """KG-7.20: pay late."""
    bombs = crew("choir", 2, stats={"bomb": 3})
    t = table(HAWK, bombs, credits=2)
    hawk, choir = t.laci.ship("hawk"), t.laci.crew("choir")
    t.begin(t.laci)
    ranked = rank_actions(t.g, t.laci.seat, waiting(t.g)[0].options, mind())
    assert ("pay", choir) not in [act.option for act in ranked]
    t.laci.attacks(t.dani, "colony", hawk)
    assert answer(t, t.laci) == ("board", choir, hawk)
    t.laci.boards(choir, hawk)
    assert answer(t, t.laci) == ("pay", choir)


def test_crew_under_attack_goes_aboard() -> None:
    """KG-7.16."""
    t = table(HAWK, WALL, crew("cook", 1))
    cook, wall, hawk = t.dani.crew("cook"), t.dani.ship("wall"), t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, cook, hawk, met_by=[wall])
    assert answer(t, t.dani) == ("board", cook, wall)


BOOST = interrupt(
    "boost", "combat", 1, {"op": "modify_stat", "on": "target", "stat": "fire", "by": 1, "until": "combat_end"},
    target={"type": "ship"},
)  # fmt: skip


@pytest.mark.parametrize(("armor", "plays"), [(3, True), (4, False), (2, False)])
def test_more_fire_is_bought_only_where_it_destroys(armor: int, plays: bool) -> None:
    """An interrupt at a threshold: 2 fire, +1, against this armor."""
    t = table(HAWK, ship("prey", f"1-0-{armor}-0", "cruiser", 8), BOOST)
    t.quiet = False
    hawk, prey = t.laci.ship("hawk"), t.dani.ship("prey")
    boost = t.laci.hq("boost")
    t.begin(t.laci)
    t.quiet = True
    t.laci.attacks(t.dani, "colony", hawk, met_by=[prey])
    t.quiet = False
    t.laci.fires(hawk, prey)
    while waiting(t.g)[0].seat != t.laci.seat:
        d = waiting(t.g)[0]
        t.players[d.seat].answers("", "nothing" if d.prompt.endswith("return") else "pass")
    assert answer(t, t.laci) == (("play", boost) if plays else "pass")


def test_a_dear_card_on_the_stack_is_negated_and_an_own_one_never() -> None:
    no = interrupt("no", "reaction", 1, {"op": "negate"}, target={"zone": "stack", "kinds": ["interrupt_card"]})
    storm = interrupt("storm", "general", 4, {"op": "damage", "on": "target", "by": 3}, target={"type": "ship"})
    t = table(HAWK, no, storm)
    t.dani.ship("hawk")
    t.dani.hq("no")
    t.laci.hq("no")
    played = t.laci.hq("storm")
    t.begin(t.laci)
    t.quiet = False
    t.laci.does("play", played)
    t.laci.answers("target", t.dani.pile("hangar")[0])
    assert answer(t, t.dani)[0] == "play"
    t.dani.answers("reply", "pass")
    assert answer(t, t.laci) == "pass"


def test_a_card_is_recovered_instead_of_drawn_when_the_colony_runs_low() -> None:
    """KG-5.17: drawing would shorten the own life."""
    t = table(HAWK, credits=4)
    t.laci.ruin("hawk", "hawk")
    t.laci.colony(count=3)
    t.begin(t.laci)
    assert answer(t, t.laci) == "recover"


def test_nobody_draws_his_own_last_cards() -> None:
    t = table(HAWK, credits=9)
    t.laci.colony(count=1)
    t.begin(t.laci)
    ranked = [act.option for act in rank_actions(t.g, t.laci.seat, waiting(t.g)[0].options, mind())]
    assert "draw" not in ranked and "search" not in ranked


def test_dead_cards_beyond_the_hand_limit_become_bluffs_of_the_higher_levels_only() -> None:
    """KG-5.12."""
    dull = event("dull", 9, {"op": "draw"})
    t = table(dull, credits=0)
    t.laci.hq("dull", "dull", "dull", "dull", "dull", "dull")
    t.begin(t.laci)
    found = answer(t, t.laci)
    assert found[0] == "lay" and found[2] == "surface"
    assert answer(t, t.laci, skill.PILOT) == "end"


def test_bluffs_on_the_table_are_never_developed_nor_paid() -> None:
    t = table(event("dull", 0, {"op": "draw"}), credits=5)
    hidden = t.laci.base("dull")
    t.begin(t.laci)
    assert t.g.paid[hidden] == UNPAID
    ranked = [act.option for act in rank_actions(t.g, t.laci.seat, waiting(t.g)[0].options, mind())]
    assert ("develop", hidden) not in ranked


def test_small_bombs_are_let_through_early_and_stopped_at_the_end() -> None:
    """Section 18: late every card counts."""
    raider = ship("raider", "3-3-3-1", "cruiser", 7)
    t = table(raider, ship("picket", "4-1-3-2", "fighter", 5), credits=0)
    attacker, picket = t.laci.ship("raider"), t.dani.ship("picket")
    t.begin(t.laci).attacks(t.dani, "colony", attacker)
    assert answer(t, t.dani) == ()
    t.dani.colony(count=1)
    assert answer(t, t.dani) == (picket,)


def test_a_hand_without_ships_is_thrown_back_and_one_with_ships_is_kept() -> None:
    """KG-4.13."""
    from rules import Setup, new_game

    found = set()
    for seed in range(12):
        setup = Setup("kaosz", [{"deck": "golden_armada"}, {"deck": "hive_bastion"}], {})
        g = new_game("kaosz", setup, seed)
        d = waiting(g)[0]
        ships = [g.face(card) for card in g.pile(f"hq:{d.seat}") if g.face(card).type == "ship"]
        chosen = decide(g, d, mind())
        if not ships:
            assert chosen == "redraw"
        found.add(chosen)
    assert found == {"keep", "redraw"}


def test_positions_are_judged_by_what_lies_on_the_table() -> None:
    t = table(HAWK)
    t.begin(t.laci)
    even = evaluate(t.g)
    assert even[0] == pytest.approx(even[1])
    t.laci.ship("hawk")
    better = evaluate(t.g)
    assert better[t.laci.seat] > even[t.laci.seat] > better[t.dani.seat]


def test_an_attack_is_planned_with_the_texts_that_count_only_in_combat() -> None:
    """A field that takes one bomb from every attacker leaves a small bomber nothing to do."""
    bombs = {"type": "ship", "controller": "opponent", "participating": "attacker", "all": True}
    calm = base("calm", 1, {"kind": "static", "do": [{"op": "modify_stat", "on": bombs, "stat": "bomb", "by": -1}]})
    t = table(ship("midge", "4-1-1-1", "scout", 2), calm, credits=0)
    t.laci.ship("midge")
    t.dani.base("calm")
    t.begin(t.laci)
    assert answer(t, t.laci)[:2] == ("attack", t.dani.seat)
    t.dani.base("calm", paid=True)
    assert answer(t, t.laci) == "end"


FUSE = crew(
    "fuse", 1, {"kind": "activated", "cost": {"sacrifice": "self"}, "target": {"type": "ship", "controller": "opponent",
    "participating": "any"}, "do": [{"op": "damage", "on": "target", "by": 2}]},
)  # fmt: skip
RADIO = equipment(
    "radio", 1, {"kind": "activated", "cost": {"turn": "used", "who": "ship"}, "do": [{"op": "draw", "count": 1}]}
)  # fmt: skip


def opportunity(t: Table, attacker: int, defender: int) -> None:
    """The attacker's ship has its opportunity by speed (KG-7.31)."""
    t.begin(t.laci).attacks(t.dani, "colony", attacker, met_by=[defender])
    while not waiting(t.g)[0].prompt.endswith("fire.fire"):
        t.players[waiting(t.g)[0].seat].is_done()


@pytest.mark.parametrize(("prey_stats", "uses"), [("2-3-2-2", True), ("2-0-4-0", False)])
def test_an_ability_is_used_at_an_opportunity_to_fire_where_it_destroys(prey_stats: str, uses: bool) -> None:
    """KG-7.33: a crew member gives himself up for a dear ship, not for a scratch."""
    t = table(HAWK, FUSE, ship("prey", prey_stats, "cruiser", 9))
    hawk, prey = t.laci.ship("hawk"), t.dani.ship("prey")
    fuse = t.laci.carries(hawk, "fuse", paid=True)
    opportunity(t, hawk, prey)
    assert (answer(t, t.laci) == ("use", fuse, 0)) is uses
    assert answer(t, t.laci, skill.CADET) != ("use", fuse, 0)


def test_a_ship_that_would_be_turned_for_an_ability_rather_fires() -> None:
    """Its shot or its bombs are worth more than a card drawn."""
    t = table(HAWK, RADIO, ship("prey", "1-0-2-2", "cruiser", 9))
    hawk, prey = t.laci.ship("hawk"), t.dani.ship("prey")
    t.laci.carries(hawk, "radio", paid=True)
    opportunity(t, hawk, prey)
    assert answer(t, t.laci) == ("fire", hawk, prey)


def test_a_bluff_is_laid_now_and_then_while_hq_holds_a_dead_card() -> None:
    """KG-5.12, section 18: about so often as the level says."""
    t = table(event("dull", 9, {"op": "draw"}), credits=0)
    t.laci.hq("dull", "dull", "dull", "dull")
    t.begin(t.laci)
    d = waiting(t.g)[0]
    laid = sum(decide(t.g, d, Mind(skill.ADMIRAL, Chance(seed))) != "end" for seed in range(60))
    assert 0 < laid < 60


def test_nobody_saves_for_a_dear_ship_while_the_colony_is_bombed_away() -> None:
    """A ship for the next turn is worth waiting for only if there is a next turn."""
    t = table(HAWK, GIANT, credits=7)
    t.laci.hq("giant")
    t.begin(t.laci)
    assert answer(t, t.laci) == "end"
    t.laci.colony(count=12)
    t.dani.ship("giant")
    t.dani.ship("giant")
    assert answer(t, t.laci) in ("draw", "search")


def test_a_cadet_forgets_defenders_now_and_then_and_a_captain_never() -> None:
    """Lower levels overlook something; they never answer by dice."""
    cadet, captain = (
        [Mind(of, Chance(seed)).thinks_of_it() for seed in range(200)] for of in (skill.CADET, skill.CAPTAIN)
    )
    assert 50 < sum(cadet) < 120 and all(captain)
