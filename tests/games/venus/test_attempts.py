"""Section 5.5: attempts on mines, crises, tension and aliens."""

from __future__ import annotations

from .support import SKULL, table


def test_a_mine():
    """EX-5, OV-6.1, OV-5.37 to OV-5.43, OV-5.51, OV-5.57 to OV-5.59."""
    t = table(
        "yellow blue", orbit={"mars": "yellow 2 infantry"}, tiles={"mars": "mine_3"},
        hands={"yellow": "steam_mortar aether_lances"},
    )  # fmt: skip
    t.yellow.attempts("mine_3", SKULL, 2, 3)
    t.yellow.lands(infantry=2)
    t.yellow.adds("steam_mortar")
    assert t.yellow.why_not("confirm").params == {"have": 4, "need": 6}
    t.yellow.adds("aether_lances")
    t.yellow.does("confirm")
    assert t.discarded() == ["mine_3"] and t.yellow.buildings("mars") == (0, 1)
    assert sorted(t.discard()) == ["aether_lances", "steam_mortar"]
    assert t.yellow.surface("mars") == {"infantry": 2}
    t.yellow.does("lose", "infantry", "surface")
    assert t.yellow.surface("mars") == {"infantry": 1} and t.yellow.supply("infantry") == 9
    assert t.state.attempt is None
    t.finish("turn.act")


def test_the_middle_die_is_ignored():
    """OV-5.40, OV-2.9: highest less lowest, a skull counts 0."""
    for dice, difference in (((2, 6, 4), 4), ((5, 5, 5), 0), ((SKULL, 3, 6), 6)):
        t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"})
        t.red.attempts("mine_1", *dice)
        t.red.lands(infantry=1)
        needs = t.red.decision(why=True).blocked
        need = next((r.params["need"] for o, r in needs if o == "confirm" and r.id == "venus.points"), 1)
        assert need == max(1, 1 + difference)


def test_cards_alone_never_suffice():
    """OV-5.42, OV-5.49: a unit must land; any number of cards."""
    t = table(
        orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "steam_mortar brass_ray_carbine"}
    )
    t.red.attempts("mine_1", 2, 2, 2)
    t.red.adds("steam_mortar", "brass_ray_carbine")
    t.red.cannot("act", "confirm", "venus.no_landing", "OV-5.42")
    t.red.lands(infantry=1)
    t.red.does("confirm")  # more than needed is allowed
    assert t.red.buildings("mars") == (0, 1)


def test_preconditions():
    """OV-5.34 to OV-5.36: a unit in orbit, an own mine in supply, a target for tension with a piece of its kind."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, buildings={"venus": "red 9 mine"})
    t.red.cannot("act", ("attempt", t.tile("mine_1")), "venus.no_supply", "OV-5.35")
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "tension"}, buildings={"mars": "red 1 mine"})
    t.red.cannot("act", ("attempt", t.tile("tension")), "venus.no_target", "OV-5.36")
    t = table(
        orbit={"mars": "red 1 infantry"}, tiles={"mars": "tension"},
        buildings={"mars": "blue 1 mine, blue 1 factory", "venus": "red 9 mine"},
    )  # fmt: skip
    assert [o for o in t.red.offered() if o[0] == "tension"] == [("tension", t.tile("tension"), 1, "factory")]


def test_giving_up():
    """OV-5.55, OV-5.56, OV-5.58, OV-5.59: nothing lands, no declared card is spent, but skulls still cost units."""
    t = table(orbit={"mars": "red 2 infantry, red 1 cruiser"}, tiles={"mars": "mine_5"}, hands={"red": "steam_mortar"})
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.lands(infantry=2)
    t.red.adds("steam_mortar")
    t.red.does("give_up")
    assert t.red.hand == ["steam_mortar"] and t.tiles("mars") == ["mine_5"] and t.red.surface("mars") == {}
    t.red.does("lose", "infantry", "orbit")
    t.red.does("lose", "cruiser", "orbit")
    assert t.red.orbit("mars") == {"infantry": 1}
    assert t.red.why_not("marker").id == "venus.no_action"  # the action is over


def test_fewer_units_than_skulls():
    """OV-5.59: then all of them."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_5"})
    t.red.attempts("mine_5", SKULL, SKULL, SKULL)
    t.red.does("give_up")
    t.red.does("lose", "infantry", "orbit")
    t.finish("turn.act")
    assert t.red.orbit("mars") == {}


def test_losses_come_after_the_tile():
    """OV-5.58: all committed units count at full value; OV-5.57: only the active player loses units."""
    t = table(
        orbit={"mars": "red 2 infantry"}, surface={"mars": "blue 1 infantry"}, tiles={"mars": "tension"},
        buildings={"mars": "blue 1 mine"},
    )  # fmt: skip
    t.rolls(SKULL, SKULL, SKULL)
    t.red.does("tension", t.tile("tension"), 1, "mine")
    t.red.lands(infantry=2)
    t.red.does("confirm")
    assert t.red.buildings("mars") == (0, 1)
    t.red.does("lose", "infantry", "surface")
    t.red.does("lose", "infantry", "surface")
    assert t.blue.surface("mars") == {"infantry": 1}


def test_tension():
    """OV-5.44, OV-5.45, OV-5.53, OV-1.6: all units of the attacked player defend; the building changes its owner."""
    t = table(
        orbit={"mars": "red 3 tank, blue 1 tank"}, surface={"mars": "blue 1 cruiser, blue 1 infantry"},
        tiles={"mars": "tension"}, buildings={"mars": "blue 2 mine"}, hands={"blue": "naval_rockets"},
    )  # fmt: skip
    t.rolls(4, 5, 6)
    t.red.does("tension", t.tile("tension"), 1, "mine")
    t.red.lands(tank=2)
    assert t.red.why_not("confirm").params == {"have": 4, "need": 6}
    t.red.lands(tank=1)
    t.red.does("confirm")
    assert t.discarded() == ["tension"]
    assert t.red.buildings("mars") == (0, 1) and t.blue.buildings("mars") == (0, 1)
    assert t.blue.supply("mine") == 8 and not t.blue.is_asked()


def test_tension_against_nobody():
    """Ruling 7: defence 0, still one unit must land."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "tension"}, buildings={"mars": "blue 1 factory"})
    t.rolls(3, 3, 3)
    t.red.does("tension", t.tile("tension"), 1, "factory")
    t.red.cannot("act", "confirm", "venus.no_landing")
    t.red.lands(infantry=1)
    t.red.does("confirm")
    assert t.red.buildings("mars") == (1, 0)


def test_crisis_and_turncoats():
    """OV-5.46, OV-5.52, OV-6.43, OV-6.44: +2 for each Turncoat; the first defeat sends them all away."""
    t = table(
        orbit={"venus": "red 3 tank"}, tiles={"venus": "crisis_1 crisis_2"}, turncoats={"venus": "turncoat turncoat"}
    )
    t.red.attempts("crisis_1", 2, 2, 2)
    t.red.lands(tank=2)
    assert t.red.why_not("confirm").params == {"have": 4, "need": 5}
    t.red.lands(tank=1)
    t.red.does("confirm")
    assert t.red.score == 1 and t.tiles("venus") == ["crisis_2"] and t.discard() == ["turncoat", "turncoat"]


def test_alien():
    """OV-5.47, OV-5.54, OV-9.6: defence 7, worth 2; tiles beside it can be claimed as usual (OV-7.28)."""
    t = table(
        orbit={"titan": "red 4 tank, red 1 infantry"}, aliens="titan", landed=True, tiles={"titan": "fortune"},
        hands={"red": "westward"},
    )  # fmt: skip
    t.red.plays("westward")
    t.red.claims("fortune", "infantry")
    t.rolls(2, 2, 3)
    t.red.does("alien", "titan")
    t.red.lands(tank=4)
    t.red.does("confirm")
    assert not t.has_alien("titan") and t.red.score == 2


def test_boosters():
    """OV-5.48, OV-6.6 to OV-6.9: 2, 3 and 2 points; one of each kind, combined with each other."""
    t = table(
        orbit={"mars": "red 1 infantry, red 1 tank, red 1 cruiser"}, tiles={"mars": "mine_5"},
        hands={"red": "heavy_turret_guns ordnance_works guards_regiment turbine_refit"},
    )  # fmt: skip
    t.red.attempts("mine_5", 2, 2, 5)
    t.red.lands(infantry=1, tank=1, cruiser=1)
    assert t.red.why_not("confirm").params["have"] == 4
    t.red.adds("heavy_turret_guns", "guards_regiment", "turbine_refit")
    assert t.red.why_not("confirm").params["have"] == 7
    t.red.cannot("act", ("add", t.red.card("ordnance_works")))


def test_local_cards():
    """OV-6.3 to OV-6.5: only in their place, EARTH3 only against a crisis; MOON3 also against an alien."""
    hand = {"red": "swamp_guides crater_sappers machine_breakers"}
    worth = {("venus", "mine_1"): "swamp_guides", ("moon", "mine_1"): "crater_sappers", ("earth", "mine_1"): None,
             ("earth", "crisis_1"): "machine_breakers", ("mars", "crisis_1"): None}  # fmt: skip
    for (planet, tile), card in worth.items():
        t = table(orbit={planet: "red 1 infantry"}, tiles={planet: tile}, hands=hand)
        t.red.attempts(tile, 2, 2, 2)
        adds = [t.state.cards.design[o[1]] for o in t.red.offered() if o[0] == "add"]
        assert adds == ([card] if card else [])
    t = table(orbit={"moon": "red 1 infantry"}, aliens="moon", landed=True, hands=hand)
    t.rolls(2, 2, 2)
    t.red.does("alien", "moon")
    assert t.red.can("add", t.red.card("crater_sappers"))


def test_sacrifices():
    """EX-6, OV-6.10 to OV-6.12: a tank landed now 2 + 3, earlier 3; not a loss; it satisfies OV-5.42."""
    t = table(orbit={"mars": "red 1 tank"}, tiles={"mars": "mine_5"}, hands={"red": "powder_wagon"})
    t.red.attempts("mine_5", 3, 3, SKULL)
    t.red.lands(tank=1)
    t.red.does("sacrifice", t.red.card("powder_wagon"), "tank", "landed")
    assert t.red.why_not("confirm").params == {"have": 5, "need": 8}
    t = table(
        orbit={"mars": "red 1 infantry"}, surface={"mars": "red 1 tank"}, tiles={"mars": "mine_3"},
        hands={"red": "powder_wagon no_way_back"},
    )  # fmt: skip
    t.red.attempts("mine_3", 3, 3, SKULL)  # 6
    t.red.lands(infantry=1)
    t.red.does("sacrifice", t.red.card("powder_wagon"), "tank", "surface")  # 1 + 3
    assert not t.red.can("sacrifice", t.red.card("no_way_back"), "tank")
    t.red.does("sacrifice", t.red.card("no_way_back"), "infantry", "landed")  # + 3
    t.red.does("confirm")
    assert t.red.buildings("mars") == (0, 1) and t.red.surface("mars") == {} and t.red.orbit("mars") == {}
    t.finish("turn.act")  # the skull finds no unit; sacrifices are no losses


def test_each_unit_is_given_up_once():
    """OV-6.10: a tank that lands now, one that did earlier, and infantry."""
    t = table(
        orbit={"mars": "red 1 tank"}, surface={"mars": "red 1 tank, red 1 infantry"}, tiles={"mars": "mine_5"},
        hands={"red": "powder_wagon no_way_back no_way_back"},
    )  # fmt: skip
    t.red.attempts("mine_5", 3, 3, SKULL)
    t.red.lands(tank=1)
    t.red.does("sacrifice", t.red.card("powder_wagon"), "tank", "landed")
    for unit in ("tank", "infantry"):
        t.red.does(*next(o for o in t.red.offered("act") if o[0] == "sacrifice" and o[2:] == (unit, "surface")))


def test_exclude():
    """OV-6.15, OV-5.39: the other two count, its skull costs nothing; once only, and it is not rolled again."""
    t = table(
        orbit={"mars": "red 1 infantry"},
        tiles={"mars": "mine_1"},
        hands={"red": "corrected_aim corrected_aim second_salvo"},
    )
    t.red.attempts("mine_1", 5, SKULL, 5)
    t.red.does("exclude", t.red.card("corrected_aim"), 1)
    assert not t.red.can("exclude")
    assert {o[2:] for o in t.red.offered() if o[0] == "reroll"} == {(0,), (2,), (0, 2)}
    t.red.lands(infantry=1)
    t.red.does("confirm")
    t.finish("turn.act")
    assert t.red.surface("mars") == {"infantry": 1}


def test_reroll():
    """OV-6.16, OV-5.38: one, two or three dice, several cards; only the new results count."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "second_salvo cool_heads"})
    t.red.attempts("mine_1", SKULL, 5, 6)
    t.rolls(4)
    t.red.does("reroll", t.red.card("second_salvo"), 0)
    assert t.state.attempt.dice == [4, 5, 6]
    t.rolls(4, 4)
    t.red.does("reroll", t.red.card("cool_heads"), 1, 2)
    t.red.lands(infantry=1)
    t.red.does("confirm")
    assert sorted(t.discard()) == ["cool_heads", "second_salvo"]


def test_spared_skulls():
    """OV-6.17, OV-5.39: no loss, but the die still counts 0; before or when the losses are taken."""
    t = table(
        orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_surgeons field_surgeons"}
    )
    t.red.attempts("mine_5", SKULL, SKULL, 2)
    t.red.does("spare", t.red.card("field_surgeons"))
    assert t.red.why_not("confirm").id == "venus.no_landing"
    t.red.lands(infantry=1)
    assert t.red.why_not("confirm").params["need"] == 7
    t.red.does("give_up")
    t.red.does("spare", t.red.card("field_surgeons"))
    t.finish("turn.act")
    assert t.red.orbit("mars") == {"infantry": 2}


def test_a_drawn_card_serves_at_once():
    """OV-6.2, OV-5.75, ruling 31: PTS1DRAW is spent and its point counts, whatever comes after."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "field_telegraph"})
    t.red.attempts("mine_1", 2, 2, 3)
    t.red.does("draw", t.red.card("field_telegraph"))
    assert len(t.red.hand) == 1 and t.discard() == ["field_telegraph"]
    t.red.lands(infantry=1)
    t.red.does("confirm")  # 1 + 1
    assert t.red.buildings("mars") == (0, 1)
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_telegraph"})
    t.red.attempts("mine_5", 2, 2, 3)
    t.red.does("draw", t.red.card("field_telegraph"))
    t.red.does("give_up")
    assert len(t.red.hand) == 1 and t.discard() == ["field_telegraph"]


def test_free_actions_in_the_windows():
    """OV-5.7, OV-5.74, rulings 11 and 32: the requirement follows the board; EXTRA and MARKER not."""
    t = table(
        orbit={"mars": "red 1 infantry"}, surface={"mars": "blue 1 infantry"}, tiles={"mars": "tension"},
        buildings={"mars": "blue 1 factory"}, hands={"red": "sharpshooter forced_march parliamentary_recess"},
    )  # fmt: skip
    t.rolls(3, 3, 4)
    t.red.does("tension", t.tile("tension"), 1, "factory")
    t.red.lands(infantry=1)
    assert t.red.why_not("confirm").params == {"have": 1, "need": 2}
    assert t.red.why_not(("card", t.red.card("forced_march"))).rule == "OV-5.7"
    t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "surface")
    t.red.lands(infantry=1)
    t.red.does("confirm")
    assert t.red.buildings("mars") == (1, 0)


def test_the_claimed_tile_stays():
    """OV-5.77: TENSION- cannot remove the tile being claimed."""
    t = table(
        orbit={"mars": "red 1 infantry"}, tiles={"mars": "tension", "venus": "tension"},
        buildings={"mars": "blue 1 factory"}, hands={"red": "peace_congress"},
    )  # fmt: skip
    t.rolls(3, 3, 4)
    t.red.does("tension", t.state.tiles[4][0], 1, "factory")
    assert [o for o in t.red.offered() if o[0] == "card"] == [
        ("card", t.red.card("peace_congress"), "tile", t.state.tiles[1][0])
    ]


def test_a_lifted_unit_fights():
    """OV-5.50, ruling 12: one that landed in an earlier action may be lifted in the window and used, once."""
    t = table(surface={"mars": "red 1 tank"}, orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_2"},
              hands={"red": "recovery_crane"})  # fmt: skip
    t.red.attempts("mine_2", 2, 2, 3)
    t.red.plays("recovery_crane", "lift", "mars")
    t.red.lands(tank=1, infantry=1)
    assert not t.red.can("land")
    t.red.does("confirm")
    assert t.red.buildings("mars") == (0, 1)


def test_a_declaration_can_be_cleared():
    """OV-5.41, OV-5.74: until it is confirmed nothing is paid."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "steam_mortar"})
    t.red.attempts("mine_1", 2, 2, 2)
    t.red.lands(infantry=1)
    t.red.adds("steam_mortar")
    t.red.does("clear")
    assert t.red.can("land", "infantry") and t.red.can("add") and not t.red.can("confirm")
    assert not t.happened("declared")


def test_encore_in_a_declaration():
    """OV-5.76, OV-6.27: a declared card counts twice, or comes back after success; never a booster twice."""
    hand = {"red": "grand_disintegrator guards_regiment encore"}
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_5"}, hands=hand)
    t.red.attempts("mine_5", SKULL, 2, 6)  # 11
    t.red.lands(infantry=1)
    t.red.adds("grand_disintegrator", "guards_regiment")
    encore, gun, booster = (t.red.card(name) for name in ("encore", "grand_disintegrator", "guards_regiment"))
    assert not t.red.can("again", encore, booster) and t.red.can("keep", encore, booster)
    t.red.does("again", encore, gun)  # 2 + 5 + 5
    t.red.does("confirm")
    assert t.red.hand == []
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands=hand)
    t.red.attempts("mine_1", 2, 2, 2)
    t.red.lands(infantry=1)
    t.red.adds("grand_disintegrator")
    t.red.does("keep", t.red.card("encore"), t.red.card("grand_disintegrator"))
    t.red.does("confirm")
    assert sorted(t.red.hand) == ["grand_disintegrator", "guards_regiment"] and t.discard() == ["encore"]


def test_encore_for_a_sacrifice():
    """OV-5.76, OV-6.11: a second unit is sacrificed with the same card."""
    t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "no_way_back encore"})
    t.red.attempts("mine_5", 2, 2, 5)  # 8
    t.red.lands(infantry=2)
    t.red.does("sacrifice", t.red.card("no_way_back"), "infantry", "landed")
    t.red.does("again", t.red.card("encore"), t.red.card("no_way_back"), "infantry", "landed")
    t.red.does("confirm")  # 2 + 3 + 3
    assert t.red.buildings("mars") == (0, 1) and t.red.supply("infantry") == 10
