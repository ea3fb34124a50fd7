"""Cards that together use the whole vocabulary (17.5): for the tests of operations and for random play."""

from __future__ import annotations

from typing import Any

from .support import base, crew, equipment, event, interrupt, ship

SHIP: dict[str, Any] = {"type": "ship"}
BASE: dict[str, Any] = {"type": "base"}
MY_SHIP: dict[str, Any] = {"type": "ship", "controller": "you"}
HELD_SHIPS: dict[str, Any] = {"zone": "hq", "type": "ship", "all": True}
HIS_SHIP: dict[str, Any] = {"type": "ship", "controller": "opponent"}


def op(name: str, **args: Any) -> dict[str, Any]:
    return {"op": name, **args}


GAIN = op("gain_credits", by=1)

EVENTS = (
    event("e_gain", 0, op("gain_credits", by=3)),
    event("e_lose", 0, op("lose_credits", by=2)),
    event("e_steal", 0, op("transfer_credits", by=2)),
    event("e_draw", 0, op("draw", count=2)),
    event("e_discard", 0, op("discard", count=1)),
    event("e_discard_random", 0, op("discard", count=1, random=True)),
    event("e_mill", 0, op("mill", count=2)),
    event("e_search", 0, op("search_top", look=3, take=1, rest="ruin")),
    event("e_shuffle", 0, op("shuffle_colony", who="each_player")),
    event("e_regrow", 0, op("to_hq", on="target"), target={"zone": "trash", "owner": "you"}),
    event("e_bounce", 0, op("to_hq", on="target"), target=SHIP),
    event("e_bury", 0, op("to_colony", on="target", where="bottom"), target=SHIP),
    event("e_top", 0, op("to_colony", on="target"), target={"zone": "trash", "owner": "you"}),
    event("e_to_ruin", 0, op("to_ruin", on="target"), target=SHIP),
    event("e_to_trash", 0, op("to_trash", on="target"), target={"type": "base", "controller": "you"}),
    event("e_look", 0, op("look_at", on="target"), target={"type": "base", "paid": False, "controller": "opponent"}),
    event("e_reveal", 0, op("reveal", on={"zone": "hq", "controller": "opponent", "all": True})),
    event("e_active", 0, op("turn_active", on="target"), target=SHIP),
    event("e_used", 0, op("turn_used", on="target"), target=SHIP),
    event("e_damaged", 0, op("turn_damaged", on="target"), target=SHIP),
    event("e_back", 0, op("turn_back", on="target"), target=SHIP),
    event("e_damage", 0, op("damage", on="target", by=1), target=SHIP),
    event("e_blast", 0, op("damage", on={"type": "ship", "all": True}, by=1)),
    event("e_prevent", 0, op("prevent_damage", on="target", until="turn_end", by=1), target=SHIP),
    event("e_shelter", 0, op("prevent_damage", on="target"), target=SHIP),
    event("e_redirect", 0, op("redirect_damage", **{"from": "target", "to": "target_2"}), target=[SHIP, SHIP]),
    event("e_restore", 0, op("restore_armor", on="target"), target=SHIP),
    event("e_destroy", 0, op("destroy", on="target"), target=SHIP),
    event("e_stat", 0, op("modify_stat", on="target", stat="fire", by=2), target=SHIP),
    event("e_set", 0, op("modify_stat", on="target", stat="fire", set=5, until="turn_end"), target=SHIP),
    event("e_grant", 0, op("grant_keyword", on="target", keyword="stealth", until="turn_end"), target=SHIP),
    event("e_remove", 0, op("remove_keyword", on="target", keyword="repair", until="turn_end"), target=SHIP),
    event("e_size", 0, op("modify_size", on="target", by=-1, until="turn_end"), target=SHIP),
    event("e_cheaper", 0, op("modify_cost", on=HELD_SHIPS, by=-2)),
    event("e_free_ships", 0, op("modify_cost", on=HELD_SHIPS, to=0, until="next_time")),
    event("e_easy", 0, op("modify_development_limit", on="target", by=-2), target=BASE),
    event("e_income", 0, op("modify_income", by=2)),
    event("e_big_hand", 0, op("modify_limit", limit="hand", by=2)),
    event("e_develop", 0, op("add_development", on="target", by=3), target=BASE),
    event("e_ruin_work", 0, op("remove_development", on="target", by=2), target=BASE),
    event("e_shift", 0, op("move_development", **{"from": "target", "to": "target_2"}), target=[BASE, BASE]),
    event("e_borrow", 0, op("take_control", on="target", until="turn_end"), target=HIS_SHIP),
    event("e_take", 0, op("take_control", on="target"), target=HIS_SHIP),
    event("e_refit", 0, op("attach_move", on="target", to="target_2"), target=[{"zone": "attached"}, MY_SHIP]),
    event("e_free", 0, op("play_free", on="target"), target={"zone": "hq", "type": "ship", "owner": "you"}),
    event("e_payfree", 0, op("pay_free", on="target"), target={"type": "base", "controller": "you", "paid": False}),
    event("e_unpay", 0, op("unpay", on="target"), target={"type": "base", "paid": True}),
    event("e_peace", 0, op("forbid", what="attack", who="opponent", until="your_next_start")),
    event("e_still", 0, op("forbid", what="attack", on="target"), target=SHIP),
    event("e_no_draw", 0, op("forbid", what="draw", who="opponent", until="your_next_start")),
    event("e_loose", 0, op("allow", what="pay_rocket_in_main")),
    event("e_tax", 0, op("attack_tax", by=2, until="your_next_start")),
    event("e_toll", 0, *(op("action_tax", action=name, by=1, until="your_next_start") for name in ("draw", "develop"))),
    event("e_rage", 0, op("force", what="attack", who="you")),
    event("e_choose", 0, op("choose_one", modes=[{"do": [GAIN]}, {"do": [op("draw")]}])),
    event("e_if", 0, op("if", cond={"is": "exists", "of": MY_SHIP, "n": 2}, then=[GAIN], **{"else": [op("draw")]})),
    event("e_each", 0, op("for_each", of={**MY_SHIP, "all": True}, do=[op("turn_used", on="it"), GAIN])),
    event("e_repeat", 0, op("repeat", times={"amount": "count", "of": MY_SHIP}, do=[GAIN])),
    event("e_unless", 0, op("optional", who="opponent", cost={"credits": 2}, **{"else": [op("mill", count=3)]})),
    event("e_later", 0, op("delayed", when="end_phase", do=[op("gain_credits", by=2)])),
    event("e_sequence", 0, op("sequence", do=[GAIN, op("draw")])),
    event("e_x", "X", op("gain_credits", by={"amount": "mul", "of": "X", "by": 2}), x="choose"),
    event("e_sums", 0, op("gain_credits", by={"amount": "max", "of": [
        {"amount": "half_up", "of": {"amount": "cards", "zone": "hq"}},
        {"amount": "min", "of": [9, {"amount": "sub", "from": {"amount": "credits"}, "by": 3}]},
        {"amount": "half_down", "of": {"amount": "add", "of": [1, 2]}}]})),
)  # fmt: skip

INTERRUPTS = (
    interrupt("i_gain", "reaction", 0, GAIN),
    interrupt("i_damage", "reaction", 1, op("damage", on="target", by=1), target=SHIP),
    interrupt("i_used", "combat", 1, op("turn_used", on="target"), target=SHIP),
    interrupt("i_copy", "reaction", 0, op("copy_effect"), target={"zone": "stack", "kinds": ["interrupt_card"]}),
    interrupt("i_retarget", "reaction", 0, op("retarget"), target={"zone": "stack"}),
    interrupt("i_board", "combat", 0, op("board", on="target", to="target_2"),
              target=[{"zone": "cantina", "controller": "you"}, {**MY_SHIP, "participating": "any"}]),
    interrupt("i_unboard", "combat", 0, op("unboard", on="target"), target={"type": "crew", "zone": "attached"}),
    interrupt("i_join", "combat", 0, op("enter_combat", on="target"), target={**MY_SHIP, "participating": "no"}),
    interrupt("i_leave", "combat", 0, op("leave_combat", on="target"), target={**SHIP, "participating": "any"}),
    interrupt("i_aim", "combat", 0, op("change_attack_target", to="colony")),
    interrupt("i_bombs", "combat", 0, op("extra_bombardment", by=2)),
    interrupt("i_strafe", "combat", 0, op("extra_bombardment", on={**MY_SHIP, "participating": "attacker"})),
    interrupt("i_end", "combat", 0, op("end_combat")),
    interrupt("i_skip", "combat", 0, op("skip_step", step="fire")),
    interrupt("i_again", "combat", 0, op("extra_shot", on="target"), target={**SHIP, "participating": "any"}),
    interrupt("i_no_return", "combat", 0, op("forbid", what="return_fire", who="opponent", until="this_shot")),
    interrupt("i_must_return", "combat", 0, op("force", what="return_fire", who="opponent", until="combat_end")),
    interrupt("i_general", "general", 0, GAIN),
    interrupt("i_start", "start", 0, GAIN),
)  # fmt: skip

USE = {"turn": "used"}

PIECES = (
    crew("c_earner", 1, {"kind": "activated", "cost": USE, "do": [GAIN]}, subtype="passenger"),
    crew("c_mechanic", 1, {"kind": "activated", "cost": {"turn": "used", "who": "ship"},
                           "target": SHIP, "do": [op("restore_armor", on="target", by=1)]}),
    crew("c_zealot", 0, {"kind": "activated", "cost": {"sacrifice": "self"}, "target": {**SHIP, "participating": "any"},
                         "do": [op("damage", on="target", by=1)]}),
    crew("c_gunner", 1, stats={"fire": 1}),
    equipment("q_plate", 1, subtype="shield", stats={"armor": 1}),
    equipment("q_veil", 1, subtype="item", keywords=["cloaking"]),
    equipment("q_rocket", 1, {"kind": "on_pay", "target": {**HIS_SHIP, "participating": "any"},
                              "do": [op("damage", on="target", by=2)]}, subtype="rocket"),
    equipment("q_phoenix", 0, {"kind": "replacement", "event": "destroy", "subject": "ship",
                               "instead": [op("destroy", on="self"), op("restore_armor", on="subject"),
                                           op("turn_damaged", on="subject")]}, subtype="item"),
    base("b_mint", 1, {"kind": "triggered", "when": "income", "actor": "you", "do": [GAIN]}, development=1),
    base("b_academy", 1, {"kind": "static", "do": [op("modify_stat", on={**MY_SHIP, "all": True}, stat="fire", by=1)]}),
    base("b_yard", 1, {"kind": "static", "if": "your_turn",
                       "do": [op("modify_cost", on={"zone": "hq", "type": "ship"}, by=-1)]}),
    base("b_wall", 1, {"kind": "static", "do": [
        op("forbid", what="attack", who="opponent", on={"type": "ship", "size_cmp": ["<=", 1], "all": True})]},
        subtype="bunker"),
    base("b_lab", 1, {"kind": "on_pay", "do": [op("draw", count="X")]}, subtype="research", development="X"),
    base("b_trap", 1, {"kind": "trap", "do": [op("damage", on={**HIS_SHIP, "all": True, "participating": "attacker"},
                                                 by=1)]}, subtype="trap"),
    base("b_exchange", 0, {"kind": "activated", "cost": {"pay_any": [{"discard": 1}, {"mill_own": 2}]},
                           "do": [op("gain_credits", by=2)], "limit": "once_per_turn"}),
    base("b_pit", 0, {"kind": "activated", "cost": {"remove_development": 1}, "do": [GAIN]}),
    ship("s_hawk", "4-2-2-1", "fighter", 2),
    ship("s_sneak", "5-1-2-2", "scout", 2, keywords=["stealth"]),
    ship("s_heavy", "2-2-4-2", "cruiser", 3, keywords=["heavy_armament"]),
    ship("s_burst", "3-3-3-1", "cruiser", 3, keywords=["burst"]),
    ship("s_wing", "4-1-2-1", "fighter", 2, keywords=["formation"]),
    ship("s_rapid", "4-2-2-0", "fighter", 2, keywords=["rapid_fire"]),
    ship("s_sapper", "2-2-4-3", "destroyer", 4, keywords=["demolition"]),
    ship("s_tough", "3-2-3-1", "fighter", 3, keywords=["repair"]),
    ship("s_ghost", "4-1-2-1", "fighter", 2, keywords=["cloaking"]),
    ship("s_avenger", "3-2-2-1", "fighter", 2,
         {"kind": "triggered", "when": "ship_destroyed", "subject": MY_SHIP, "do": [op("mill", count=1)]}),
    ship("s_berserk", "3-1-4-1", "cruiser", 3,
         {"kind": "triggered", "when": "ship_hit", "subject": "self", "limit": "once_per_turn", "optional": True,
          "do": [op("modify_stat", on="self", stat="fire", by=2, until="combat_end")]}),
    ship("s_shell", "3-1-3-1", "fighter", 2,
         {"kind": "replacement", "event": "damage", "subject": "self", "limit": "once_per_turn",
          "instead": [op("turn_used", on="self")]}),
)  # fmt: skip

ARMORY = (*EVENTS, *INTERRUPTS, *PIECES)
