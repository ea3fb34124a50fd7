"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule."""

from __future__ import annotations

from typing import Any

from rules import why_not
from rules.core.refusals import FIRST
from rules.venus.effects import EFFECTS
from rules.venus.refusals import JUDGES
from rules.venus.refusals.cards import LACKS
from rules.venus.refusals.wish import _FORMS
from rules.venus.state import facts

from .support import SKULL, table


def lacks(player: Any, *wish: Any) -> tuple[str, str]:
    """What the wish lacks, and the rule."""
    decision = player.decision()
    reason = why_not(player.table.state, decision, wish[0] if len(wish) == 1 else wish)
    assert reason is not None
    return reason.id.removeprefix("venus."), reason.rule


def test_claims():
    """OV-5.26, OV-5.27, OV-5.31, OV-5.34 to OV-5.37."""
    t = table(orbit={"mars": "red 1 tank"}, tiles={"mars": "factory_tile fortune mine_1", "venus": "fortune"},
              buildings={"earth": "red 9 factory"})  # fmt: skip
    factory = t.tile("factory_tile")
    assert t.red.supply("factory") == 0
    t.red.cannot("act", ("claim", factory, "tank"), "venus.no_supply", "OV-5.27")
    on_mars = next(one for one in t.state.tiles[4] if facts(t.state).tiles[one].id == "fortune")
    assert lacks(t.red, "claim", on_mars, "infantry") == ("no_such_unit", "OV-5.26")
    assert lacks(t.red, "attempt", on_mars) == ("unit_for_tile", "OV-5.26")
    assert lacks(t.red, "claim", t.tile("mine_1"), "tank") == ("defended", "OV-5.37")
    assert lacks(t.red, "unit", 0, "mars", "tank", "orbit", "tile", t.state.tiles[1][0]) == ("no_unit", "OV-5.26")


def test_tension():
    """OV-5.36: a target, and an own piece of its kind."""
    t = table(orbit={"mars": "red 1 tank"}, tiles={"mars": "tension"},
              buildings={"mars": "blue 1 mine, red 1 factory", "venus": "red 9 mine"})  # fmt: skip
    tile = t.tile("tension")
    assert lacks(t.red, "attempt", tile) == ("no_supply", "OV-5.36")
    assert lacks(t.red, "tension", tile, 1, "mine") == ("no_supply", "OV-5.36")
    assert lacks(t.red, "tension", tile, 1, "factory") == ("none_here", "OV-5.36")
    assert lacks(t.red, "tension", tile, 0, "factory") == ("own_building", "OV-5.36")
    assert lacks(t.red, "building", 1, "mars", "mine") == ("building_by_tension", "OV-5.36")


def test_raising():
    """OV-5.61 to OV-5.65."""
    t = table(money={"red": 3}, buildings={"venus": "red 1 factory"})
    assert lacks(t.red, "raise", "infantry", "mars") == ("infantry_home", "OV-5.62")
    assert lacks(t.red, "raise", "infantry", "venus") == ("infantry_home", "OV-5.62")
    assert lacks(t.red, "raise", "tank", "mars") == ("no_factory", "OV-5.63")
    assert lacks(t.red, "raise", "cruiser", "earth") == ("cost", "OV-5.61")
    assert lacks(t.red, "raise", "mine", "venus") == ("built_by_tile", "OV-5.35")
    assert lacks(t.red, "raise", "tank") == ("raise_where", "OV-5.63")


def test_moving():
    """OV-5.9, OV-5.10, OV-5.13, OV-5.15, OV-5.16, OV-5.18."""
    t = table(orbit={"mars": "red 1 tank, blue 1 cruiser", "earth": "red 1 cruiser"},
              surface={"earth": "red 1 infantry"})  # fmt: skip
    assert lacks(t.red, "move", "mars", "venus") == ("no_cruiser", "OV-5.13")
    assert lacks(t.red, "move", "earth", "kuiper") == ("too_far", "OV-5.16")
    assert lacks(t.red, "move", "earth", "earth") == ("same_planet", "OV-5.18")
    assert lacks(t.red, "unit", 0, "mars", "tank", "orbit", "world", "venus") == ("tank_stays", "OV-5.15")
    assert lacks(t.red, "unit", 1, "mars", "cruiser", "orbit") == ("not_your_unit", "OV-5.9")
    assert lacks(t.red, "unit", 0, "earth", "infantry", "surface", "world", "mars") == ("landed", "OV-5.10")


def test_cards_between_a_move_and_its_claim():
    """OV-5.7, OV-5.21: no EXTRA, and a claim only where the move ended."""
    t = table(orbit={"earth": "red 1 cruiser", "venus": "red 1 tank"}, tiles={"mars": "fortune", "venus": "fortune"},
              hands={"red": _designs("extra")[0]})  # fmt: skip
    t.red.moves("earth", "mars", cruiser=1)
    card = t.state.pile("hand:0")[0]
    assert lacks(t.red, "card", card) == ("not_in_attempt", "OV-5.7")
    away = t.state.tiles[1][0]
    assert lacks(t.red, "claim", away, "tank") == ("claim_where_moved", "OV-5.21")
    assert lacks(t.red, "move", "mars", "earth") == ("moved", "OV-5.21")
    assert lacks(t.red, "marker") == ("marker_action", "OV-5.69")


def _designs(do: str, **numbers: Any) -> list[str]:
    known = facts(table().state).cards.values()
    return [one.id for one in known if one.do == do and all(one.numbers.get(k) == v for k, v in numbers.items())]


def test_cards_in_an_attempt():
    """OV-5.39, OV-6.3 to OV-6.8, OV-6.10, OV-6.17: each is told what it lacks."""
    exclude, boost = _designs("exclude")[0], _designs("boost", unit="tank")[0]
    moon, earth = _designs("points_at", planet="moon")[0], _designs("points_against_crisis")[0]
    victim, spare = _designs("sacrifice")[0], _designs("spare")[0]
    t = table(orbit={"mars": "red 2 tank"}, tiles={"mars": "mine_5"},
              hands={"red": f"{exclude} {exclude} {boost} {boost} {moon} {earth} {victim} {spare}"})  # fmt: skip
    t.red.attempts("mine_5", 2, 3, 6)
    card = t.red.card
    assert lacks(t.red, "add", card(moon)) == ("other_planet", "OV-6.4")
    assert lacks(t.red, "card", card(earth)) == ("other_planet", "OV-6.5")
    assert lacks(t.red, "spare", card(spare)) == ("no_skull", "OV-6.17")
    assert lacks(t.red, "card", card(victim)) == ("no_victim", "OV-6.10")
    t.red.does("add", card(boost))
    second = t.state.pile("hand:0")[3]
    assert lacks(t.red, "add", second) == ("one_boost", "OV-6.6")
    assert lacks(t.red, "add", card(boost)) == ("laid_out", "OV-5.41")
    t.red.does("exclude", card(exclude), 0)
    assert lacks(t.red, "exclude", card(exclude), 1) == ("one_exclude", "OV-5.39")
    t.red.lands(tank=2)
    assert lacks(t.red, "land", "tank") == ("all_landed", "OV-5.41")


def test_losses():
    """OV-5.59: whoever was rescued is not chosen again; OV-5.57: only units, only here, only one's own."""
    t = table(orbit={"earth": "red 1 tank, red 1 cruiser", "mars": "red 1 tank"}, tiles={"earth": "mine_5"},
              hands={"red": "hospital_ship"}, buildings={"earth": "red 1 factory"})  # fmt: skip
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("lose", "tank", "orbit")
    t.red.does("rescue", t.red.card("hospital_ship"))
    t.red.cannot("lose", ("lose", "tank", "orbit"), "venus.rescued", "OV-5.59")
    assert lacks(t.red, "lose", "infantry", "orbit") == ("none_here", "OV-5.59")
    assert lacks(t.red, "unit", 0, "mars", "tank", "orbit") == ("lose_there", "OV-5.59")
    assert lacks(t.red, "building", 0, "earth", "factory") == ("lose_unit", "OV-5.59")


def test_what_belongs_to_another_moment_is_told_what_comes_first():
    """While cards must be discarded, nothing moves."""
    t = table(orbit={"earth": "red 1 cruiser"}, hands={
        "red": "steam_mortar steam_mortar steam_mortar aether_lances aether_lances naval_rockets encore "
               "imperial_raffle grand_strategy",
    })  # fmt: skip
    t.red.does("marker")
    reason = t.red.cannot("hand_limit", [t.state.pile("draw")[0]], "venus.not_in_hand")
    assert reason.rule == "OV-5.32"
    assert why_not(t.state, t.red.decision(), ("move", "earth", "mars")).id == FIRST


def test_every_effect_says_what_it_lacks():
    assert set(LACKS) == set(EFFECTS)
    assert set(_FORMS) >= set(JUDGES)
