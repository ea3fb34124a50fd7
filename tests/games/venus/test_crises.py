"""Section 7: crisis levels, the planets' crises, the invasion."""

from __future__ import annotations

from rules import find
from rules.venus.kinds import PLANET

from .support import SKULL, table


def crises(*dice, **given):
    return table(given.pop("names", "red blue"), phase="crises", dice=dice, **given)


# -- levels


def test_levels():
    """EX-8, OV-7.1 to OV-7.5: tiles and skulls on marked tiles; none without a mark."""
    t = crises(
        SKULL, 3, 4, tiles={"earth": "crisis_skull_2 crisis_1"}, buildings={"earth": "red 3 mine, red 1 factory"}
    )
    assert t.state.levels == [0, 0, 3, 0, 0, 0, 0, 0]


def test_dice_go_round():
    """OV-7.2, OV-7.3: planet by planet in crisis order, then again from Mercury; unmarked tiles get none."""
    t = crises(
        SKULL,
        SKULL,
        SKULL,
        tiles={"moon": "crisis_1", "venus": "crisis_skull_2", "titan": "crisis_skull_3"},
        surface={"venus": "red 3 infantry"},
        buildings={"titan": "blue 1 factory, blue 2 mine"},
        money={},
    )
    assert t.state.levels == [0, 3, 0, 1, 0, 0, 2, 0]


def test_without_a_marked_tile_nobody_rolls():
    """OV-7.1."""
    t = crises(tiles={"earth": "crisis_1 crisis_2"}, buildings={"earth": "red 1 mine, red 1 factory"})
    assert t.state.levels[2] == 2


def test_tiles_stay_after_their_crisis():
    """OV-7.6."""
    t = crises(tiles={"titan": "crisis_1 crisis_2"})
    assert t.tiles("titan")[:2] == ["crisis_1", "crisis_2"] and t.state.period == 2


# -- Mercury


def test_the_saboteur_steals():
    """OV-7.7 to OV-7.10, OV-7.13: for 1 pound, a random card of an opponent; only the strict leader."""
    given = {"tiles": {"mercury": "crisis_1"}, "hands": {"blue": "encore"}, "money": {"red": 1}}
    t = crises(buildings={"mercury": "red 1 mine, blue 1 factory"}, **given)
    t.red.does("steal", 1)
    assert t.red.hand == ["encore"] and t.red.money == 0 + 3
    assert t.blue.hand == []
    assert crises(buildings={"mercury": "red 1 mine, blue 1 mine"}, **given).state.period == 2
    assert crises(**given).state.period == 2
    assert crises(buildings={"mercury": "red 1 mine"}, **{**given, "money": {}}).state.period == 2


def test_the_saboteur_is_optional():
    """OV-7.10, ruling 15."""
    t = crises(tiles={"mercury": "crisis_1"}, hands={"blue": "encore"}, buildings={"mercury": "red 1 mine"})
    t.red.passes()
    assert t.blue.hand == ["encore"]


def test_a_stolen_tenth_card():
    """Ruling 33, OV-5.32."""
    nine = " ".join(["steam_mortar"] * 5 + ["aether_lances"] * 3 + ["encore"])
    t = crises(
        tiles={"mercury": "crisis_1"}, hands={"red": nine, "blue": "naval_rockets"}, buildings={"mercury": "red 1 mine"}
    )
    t.red.does("steal", 1)
    assert t.red.decision("hand_limit").low == 1


def test_the_saboteur_destroys_a_unit():
    """OV-7.11, OV-6.18, OV-6.25: for 1 pound any unit on any planet; it can be saved."""
    t = crises(
        tiles={"mercury": "crisis_1 crisis_2"},
        buildings={"mercury": "red 1 mine"},
        orbit={"titan": "blue 1 tank"},
        hands={"blue": "hospital_ship"},
        money={"red": 1},
    )
    t.red.does("kill", 1, "titan", "tank", "orbit")
    t.blue.does("rescue", t.blue.card("hospital_ship"))
    assert t.blue.orbit("earth") == {"tank": 1}


def test_the_saboteur_destroys_a_building():
    """OV-7.12: for 3 pounds; level 4 as level 3."""
    for tiles in ("crisis_1 crisis_2 crisis_3", "crisis_1 crisis_2 crisis_3 crisis_3"):
        t = crises(
            tiles={"mercury": tiles}, buildings={"mercury": "red 1 mine", "mars": "blue 1 mine"}, money={"red": 3}
        )
        t.red.does("raze", 1, "mars", "mine")
        assert t.blue.buildings("mars") == (0, 0) and t.blue.supply("mine") == 9
    t = crises(tiles={"mercury": "crisis_1 crisis_2 crisis_3"}, buildings={"mercury": "red 1 mine"}, money={"red": 2})
    assert t.state.period == 2


# -- Venus


def test_the_uprising():
    """OV-7.14: two units each, a building for each that is missing, as far as there are any."""
    t = crises(
        names="red blue green",
        tiles={"venus": "crisis_1 crisis_2"},
        orbit={"venus": "red 1 tank"},
        surface={"venus": "red 1 infantry, red 1 cruiser, blue 1 infantry"},
        buildings={"venus": "blue 1 mine, blue 1 factory"},
    )
    t.red.does("lose", "tank", "orbit")
    t.red.does("lose", "cruiser", "surface")
    t.blue.does("raze", "venus", "factory")
    assert t.red.orbit("venus") == {"infantry": 1}  # after the reset
    assert t.blue.orbit("venus") == {} and t.blue.buildings("venus") == (0, 1)


def test_independence():
    """OV-7.15, OV-7.37, OV-6.44: everything back, tiles away, Venus dead."""
    t = crises(
        tiles={"venus": "crisis_1 crisis_2 crisis_3 fortune"},
        surface={"venus": "red 1 infantry"},
        orbit={"venus": "blue 1 cruiser"},
        buildings={"venus": "blue 1 mine"},
        turncoats={"venus": "turncoat"},
    )
    assert t.is_dead("venus") and t.tiles("venus") == [] and len(t.discarded()) >= 4
    assert t.blue.supply("mine") == 9 and t.blue.supply("cruiser") == 6 and t.red.supply("infantry") == 10
    assert t.discard() == ["turncoat"]


# -- Earth


def test_the_leader_on_earth_loses_buildings():
    """OV-7.16, OV-7.17, OV-7.19, ruling 22: one at level 2, two at 3; tied leaders each; own choice."""
    t = crises(tiles={"earth": "crisis_1 crisis_2"}, buildings={"earth": "red 1 mine, red 1 factory, blue 1 mine"})
    t.red.does("raze", "earth", "factory")
    assert t.red.buildings("earth") == (0, 1) and t.blue.buildings("earth") == (0, 1)
    t = crises(tiles={"earth": "crisis_1 crisis_2 crisis_3"}, buildings={"earth": "red 1 mine, blue 1 mine"})
    assert t.red.buildings("earth") == (0, 0) and t.blue.buildings("earth") == (0, 0)
    t = crises(tiles={"earth": "crisis_1 crisis_2 crisis_3"})
    assert t.state.period == 2


def test_all_lose():
    """OV-7.18, OV-1.4: at once, nobody wins."""
    t = crises(tiles={"earth": "crisis_1 crisis_2 crisis_3 crisis_3", "titan": "crisis_1 crisis_2"})
    assert t.state.outcome.reason == "venus.revolt"
    assert t.state.outcome.places == [[], [0, 1]] and t.state.outcome.place_of(0) == 2
    t.finish("")


# -- Moon, Mars


def test_rockets_from_the_moon():
    """OV-7.20, OV-7.22: everything on the Moon is gone, then Earth is hit in turn; units before buildings."""
    t = crises(
        2,
        2,
        SKULL,
        tiles={"moon": "crisis_1 crisis_2 crisis_3 crisis_3"},
        surface={"moon": "red 2 tank"},
        orbit={"earth": "red 1 infantry, red 1 tank, blue 1 cruiser"},
        buildings={"earth": "blue 1 factory", "moon": "red 1 mine"},
        first=1,
    )
    # 4 in all, blue begins: cruiser, then red chooses, then blue's factory, then red's last unit
    t.red.does("lose", "tank", "orbit")
    assert t.is_dead("moon") and t.red.supply("mine") == 9
    assert t.blue.buildings("earth") == (0, 0) and t.red.orbit("earth") == {} and t.blue.orbit("earth") == {}


def test_the_bombardment_stops_when_nobody_has_a_piece():
    """OV-7.22, ruling 17: pieces at Earth only."""
    t = crises(
        6, 6, 6, tiles={"mars": "crisis_1 crisis_2 crisis_3"}, orbit={"earth": "red 1 infantry", "venus": "red 2 tank"}
    )
    assert t.red.orbit("earth") == {} and t.red.orbit("venus") == {"tank": 2} and t.is_dead("mars")


def test_mars():
    """OV-7.21: as Earth at level 2, as the Moon at 3."""
    t = crises(tiles={"mars": "crisis_1 crisis_2"}, buildings={"mars": "red 1 mine, blue 1 factory"})
    assert t.red.buildings("mars") == (0, 0) and t.blue.buildings("mars") == (1, 0) and not t.is_dead("mars")
    assert crises(tiles={"mars": "crisis_1 crisis_2"}).state.period == 2


def test_earth_comes_before_the_moon():
    """OV-7.5: crises in crisis order."""
    t = crises(
        2,
        2,
        2,
        tiles={"earth": "crisis_1 crisis_2", "moon": "crisis_1 crisis_2 crisis_3 crisis_3"},
        buildings={"earth": "red 1 mine, red 1 factory"},
    )
    t.red.does("raze", "earth", "mine")
    order = [e.data["planet"] for e in t.happened("crisis")]
    assert order in (["moon"], ["earth", "moon"])


def test_a_crisis_tells_who_leads():
    """OV-7.9, OV-7.16: everybody with the largest income there, in play order; nobody without income."""
    t = crises(
        tiles={"earth": "crisis_1 crisis_2", "mars": "crisis_1", "titan": "crisis_1"},
        buildings={"earth": "red 1 mine, red 1 factory", "mars": "blue 1 mine, red 1 mine"},
    )  # fmt: skip
    t.red.does("raze", "earth", "mine")
    leaders = {e.data["planet"]: e.data["leaders"] for e in t.happened("crisis")}
    assert sorted(leaders["mars"]) == [0, 1] and leaders["titan"] == []


def test_play_order_follows_the_marker():
    """OV-7.8: from the new first player."""
    t = crises(
        names="red blue green",
        first=2,
        tiles={"venus": "crisis_1 crisis_2"},
        surface={"venus": "red 3 infantry, red 1 tank, blue 3 infantry, blue 1 tank, green 3 infantry, green 1 tank"},
    )
    asked = []
    while t.state.phase == "crises":
        seat = t.asked()[0][0]
        asked.append(seat)
        t.players[seat].does("lose", "infantry", "surface")
    assert asked == [2, 2, 0, 0, 1, 1]


# -- Titan


def test_the_toll():
    """OV-7.24, OV-7.26: a pound for each building on Titan, a building for each that cannot be paid."""
    t = crises(
        tiles={"titan": "crisis_1 crisis_2"},
        buildings={"titan": "red 2 factory, blue 1 mine, blue 1 factory", "kuiper": "red 1 mine"},
        money={"red": 5, "blue": 1},
    )
    t.blue.does("raze", "titan", "factory")
    assert t.blue.buildings("titan") == (0, 1)
    assert t.red.money == 3 + 7 and t.blue.money == 3  # after the income


def test_the_outer_toll():
    """OV-7.25: Titan, Ganymede and the Kuiper belt together; the player chooses."""
    t = crises(
        tiles={"titan": "crisis_1 crisis_2 crisis_3"},
        buildings={"titan": "red 1 factory", "ganymede": "red 1 mine", "kuiper": "red 1 mine"},
        money={"red": 2},
    )
    assert t.red.offered() == [("raze", "titan", "factory"), ("raze", "ganymede", "mine"), ("raze", "kuiper", "mine")]
    t.red.does("raze", "titan", "factory")
    assert t.red.buildings("titan") == (0, 0)


# -- the invasion


def test_the_landing():
    """OV-7.27, OV-7.28, OV-7.36, OV-2.17: three aliens; pieces of the outer planets go back, tiles stay, none come."""
    t = crises(
        tiles={"kuiper": "crisis_1 crisis_2 crisis_3", "titan": "fortune"},
        buildings={"titan": "red 1 mine", "ganymede": "blue 1 factory"},
        orbit={"kuiper": "red 1 cruiser"},
    )
    assert all(t.has_alien(planet) for planet in ("kuiper", "titan", "ganymede"))
    assert t.red.supply("mine") == 9 and t.red.supply("cruiser") == 6 and t.blue.supply("factory") == 9
    assert t.tiles("titan") == ["fortune"] and t.tiles("ganymede") == [] and t.state.landed


def test_a_second_landing_never_comes():
    """OV-7.29, OV-7.39: crises go on where an alien is, only the landing does not."""
    t = crises(tiles={"kuiper": "crisis_1 crisis_2 crisis_3"}, landed=True, buildings={"titan": "red 1 mine"})
    assert t.red.buildings("titan") == (0, 1) and t.state.aliens_aside == 3
    t = crises(
        tiles={"titan": "crisis_1 crisis_2"},
        landed=True,
        aliens="titan",
        buildings={"titan": "red 1 mine"},
        money={"red": 1},
    )
    assert t.red.money == 0 + 3


def test_the_attack():
    """OV-7.30, OV-7.32, OV-7.36: two survivors reach Mars and the Moon; the planets they leave are normal again."""
    t = crises(
        aliens="kuiper ganymede",
        landed=True,
        period=2,
        buildings={"mars": "red 1 mine", "earth": "red 1 factory"},
        orbit={"moon": "blue 2 infantry"},
    )
    assert t.has_alien("mars") and t.has_alien("moon") and not t.has_alien("kuiper")
    assert t.red.buildings("mars") == (0, 0) and t.blue.orbit("moon") == {} and t.red.buildings("earth") == (1, 0)
    assert t.tiles("kuiper") and t.tiles("mars") == []


def test_one_survivor_attacks_mars_and_then_the_moon():
    """OV-7.30, OV-7.31, OV-7.34: the sequence goes on; no planet is attacked twice."""
    t = crises(aliens="titan", landed=True, period=1)
    assert t.has_alien("mars") and not t.has_alien("titan")
    t.state.on_card = 1
    t.state.pending = None
    t.red.does("marker")
    assert t.has_alien("moon") and not t.has_alien("mars")


def test_three_survivors_end_the_game():
    """OV-7.33, OV-1.4: an alien on Earth."""
    t = crises(aliens="kuiper titan ganymede", landed=True, period=2)
    assert t.state.outcome.reason == "venus.invasion" and t.state.outcome.places[0] == []


def test_a_dead_planet_absorbs_an_alien():
    """OV-7.35, OV-7.40, ruling 21: it takes no further part and cannot be fought."""
    t = crises(aliens="titan", landed=True, dead="mars", orbit={"mars": "red 1 cruiser"}, period=1)
    assert t.has_alien("mars") and t.red.orbit("mars") == {}
    t.state.on_card = 1
    t.state.pending = None
    t.red.does("marker")
    assert t.has_alien("mars") and not t.has_alien("moon")


def test_an_alien_stays_when_its_planet_dies():
    """OV-7.40: all planet tiles go, the alien does not."""
    t = crises(2, 2, 2, tiles={"mars": "crisis_1 crisis_2 crisis_3"}, aliens="mars", landed=True, period=2)
    # Mars comes before the Kuiper belt's place: its alien is caught there and attacks nothing any more.
    assert t.is_dead("mars") and t.has_alien("mars") and not t.has_alien("moon")


def test_no_crisis_on_ganymede():
    """OV-7.23, OV-4.6, ruling 28."""
    assert find("venus").content([]).find(PLANET, "ganymede").levels == ()


def test_a_dead_planet_has_no_crisis():
    """OV-7.37."""
    t = crises(dead="venus", tiles={"titan": "crisis_1 crisis_2"})
    assert t.state.period == 2
