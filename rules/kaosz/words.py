"""The closed word lists of the game: types, species, abilities, moments (digest sections 2, 3 and 17.5)."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("ship", "equipment", "crew", "base", "event", "interrupt")
SUBTYPES: Final[dict[str, tuple[str, ...]]] = {
    "ship": ("scout", "fighter", "cruiser", "destroyer"),
    "equipment": ("weapon", "shield", "item", "rocket"),
    "crew": ("captain", "personnel", "passenger", "robot"),
    "base": ("research", "building", "bunker", "trap"),
    "event": ("attack", "reaction", "resource", "special"),
    "interrupt": ("start", "combat", "reaction", "general"),
}
SIZES: Final = {"scout": 1, "fighter": 2, "cruiser": 3, "destroyer": 4}  # KG-3.1
SPECIES: Final = ("human", "xeno", "insectoid", "carnoplantus", "cerebrita", "zarg", "triciplita", "space_shark")
OPPOSED: Final = {  # KG-2.5
    "human": "xeno", "xeno": "human", "insectoid": "carnoplantus", "carnoplantus": "insectoid",
    "cerebrita": "zarg", "zarg": "cerebrita", "triciplita": "space_shark", "space_shark": "triciplita",
}  # fmt: skip
CLANS: Final = ("galactic_trade", "steel_eagles", "granite_snakes")  # KG-2.8
RARITIES: Final = ("moon", "planet", "sun", "galaxy")  # KG-2.9
KEYWORDS: Final = (
    "cloaking", "rapid_fire", "burst", "formation", "stealth", "heavy_armament", "repair", "demolition",
)  # fmt: skip
STATS: Final = ("speed", "fire", "armor", "bomb")
SPEED, FIRE, ARMOR, BOMB = range(4)

# Bits of a ship's abilities.
CLOAKING, RAPID_FIRE, BURST, FORMATION, STEALTH, HEAVY_ARMAMENT, REPAIR, DEMOLITION = (1 << i for i in range(8))
BIT: Final = {word: 1 << i for i, word in enumerate(KEYWORDS)}

# KG-3.1: how a card lies.
ACTIVE, USED, DAMAGED = 0, 1, 2
STATES: Final = ("active", "used", "damaged")
# KG-6.20: a payment shows the card when it is announced; the card works when the payment resolves.
UNPAID, ANNOUNCED, WORKS = 0, 1, 2

PHASES: Final = ("start", "main", "attack", "combat", "end")  # "attack" is window W1
ZONES: Final = ("play", "hangar", "cantina", "surface", "attached", "hq", "trash", "ruin", "colony", "stack")
STACK_KINDS: Final = ("interrupt_card", "ability", "payment")
WHEN: Final = (
    "turn_start", "income", "main_start", "card_played", "ship_played", "card_paid", "development_added",
    "attack_declared", "crew_boarded", "attackers_set", "defenders_set", "pay_step_end", "shot_announced",
    "return_announced", "before_damage", "ship_hit", "ship_destroyed", "fire_step_end", "bombers_set", "bombed",
    "bombardment_successful", "unequip", "combat_end", "end_phase", "card_drawn", "hq_discarded", "colony_milled",
    "credits_gained", "credits_spent", "turned_used", "turned_damaged", "turned_active", "left_play",
    "control_changed", "negated",
)  # fmt: skip
UNTIL: Final = (
    "instant", "this_shot", "combat_end", "turn_end", "your_next_start", "while_in_play", "while_aboard",
    "while_active", "next_time",
)  # fmt: skip
KINDS: Final = ("static", "triggered", "activated", "on_pay", "on_play", "trap", "replacement")
REPLACED: Final = (
    "damage", "destroy", "turn_damaged", "turn_used", "draw", "discard", "mill", "gain_credits",
)  # fmt: skip
FORBIDDEN: Final = (
    "attack", "defend", "fire", "return_fire", "bomb", "pay", "play", "draw", "use_ability",
)  # fmt: skip
ALLOWED: Final = ("pay_rocket_in_main", "pay_without_developments", "attack_first_turn", "bomb_while_used")
FORCED: Final = ("attack", "defend", "return_fire")
TAXED: Final = ("draw", "search", "recover", "develop", "play", "pay", "use_ability")
STEPS: Final = ("equip", "pay", "fire", "bombard")
LIMITS: Final = ("hand", "hangar", "credits")
COMPARED: Final = ("<", "<=", "==", "!=", ">=", ">")

HAND_LIMIT, HANGAR_LIMIT, CREDIT_LIMIT = 5, 12, 20  # KG-5.31, 5.33, 5.34
BOMB_MINIMUM = 2  # KG-7.54, 7.55, 7.57
