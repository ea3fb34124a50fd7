"""The vocabulary of Cosmic Encounter: phases, windows, events, announcements, roles, values and their layers.

Content may use no other words: an unknown one is refused with its nearest neighbour. The windows are those of table
13a of the digest, whose codes (RG0, PL2, ...) stand beside them.
"""

from __future__ import annotations

# -- phases (CE-4.2)

START_TURN, REGROUP, DESTINY, LAUNCH = "start_turn", "regroup", "destiny", "launch"
ALLIANCE, PLANNING, REVEAL, RESOLUTION = "alliance", "planning", "reveal", "resolution"
PHASES = (START_TURN, REGROUP, DESTINY, LAUNCH, ALLIANCE, PLANNING, REVEAL, RESOLUTION)
ALL_PHASES = "all"

# -- windows: at these moments something may be done (13a): phase and code

WINDOWS: dict[str, tuple[str, str]] = {
    "turn_begins": (START_TURN, "ST1"),
    "encounter_begins": (REGROUP, "RG0"),
    "regrouping": (REGROUP, "RG1"),
    "before_destiny": (DESTINY, "DE0"),
    "destiny_drawn": (DESTINY, "DE1"),
    "naming_defense": (DESTINY, "DE2"),
    "aiming": (LAUNCH, "LA0"),
    "aimed": (LAUNCH, "LA1"),
    "launched": (LAUNCH, "LA2"),
    "before_invitations": (ALLIANCE, "AL0"),
    "inviting": (ALLIANCE, "AL1"),
    "answering": (ALLIANCE, "AL2"),
    "alliances_formed": (ALLIANCE, "AL3"),
    "before_selection": (PLANNING, "PL0"),
    "selecting": (PLANNING, "PL1"),
    "selected": (PLANNING, "PL2"),
    "turning": (REVEAL, "RV0"),
    "revealed": (REVEAL, "RV1"),
    "totals": (REVEAL, "RV4"),
    "deal_agreed": (RESOLUTION, "RS0"),
    "outcome_fixed": (RESOLUTION, "RS0"),
    "won": (RESOLUTION, "RS1"),
    "landing": (RESOLUTION, "RS3"),
    "landed": (RESOLUTION, "RS3"),
    "extra_losses": (RESOLUTION, "RS4"),
    "losses_paid": (RESOLUTION, "RS4"),
    "compensation": (RESOLUTION, "RS5"),
    "before_discard": (RESOLUTION, "RS6"),
    "cards_discarded": (RESOLUTION, "RS6"),
    "cards_left": (RESOLUTION, "RS6"),
    "encounter_over": (RESOLUTION, "RS7"),
    "encounter_followed": (RESOLUTION, "RS7"),
    "further_encounter": (RESOLUTION, "RS8"),
}

# -- events: in any phase (13b). The first three are the steps of a loss that come before the warp (CE-5.51 to 5.53).

LOSS_REMOVED, LOSS_STAYS, LOSS_RETURNS, SHIPS_LOST = "loss_removed", "loss_stays", "loss_returns", "ships_lost"
LOSS_STEPS = (LOSS_REMOVED, LOSS_STAYS, LOSS_RETURNS)
TECHNOLOGY_COMPLETED = "technology_completed"  # for that technology only
EVENTS = (
    *LOSS_STEPS, SHIPS_LOST, "ships_retrieved", "cards_drawn", "card_discarded", "zapped", "new_hand", "colony_founded",
    "card_from_sheet", "cards_gained", "compensation_taken", "drawn_aside", "artifact_spent", "power_lost",
    "reshuffled", "planet_changed", TECHNOLOGY_COMPLETED, "flagship_parted", "game_begins",
)  # fmt: skip

# -- announcements: what can be answered before it takes effect (CE-5.40)

POWER_USED, ARTIFACT_PLAYED, FLARE_PLAYED = "power_used", "artifact_played", "flare_played"
TECHNOLOGY_USED, REINFORCEMENT_PLAYED = "technology_used", "reinforcement_played"
ANNOUNCEMENTS = dict.fromkeys((POWER_USED, ARTIFACT_PLAYED, FLARE_PLAYED, TECHNOLOGY_USED, REINFORCEMENT_PLAYED))

MOMENTS = (*WINDOWS, *EVENTS, *ANNOUNCEMENTS)
ANY_WINDOW = "any_window"  # in content: all of WINDOWS

# -- roles (chapter 10)

ANY, MAIN, OFFENSE, DEFENSE, ALLY, MAIN_ALLY = "any", "main", "offense", "defense", "ally", "main_or_ally"
OFFENSIVE_ALLY, NOT_OFFENSE, NOT_MAIN, OUTSIDE = "offensive_ally", "not_offense", "not_main", "outside"
ROLES = (ANY, MAIN, OFFENSE, DEFENSE, ALLY, MAIN_ALLY, OFFENSIVE_ALLY, NOT_OFFENSE, NOT_MAIN, OUTSIDE)

# -- cards (CE-2.3)

ATTACK, NEGOTIATE, MORPH = "attack", "negotiate", "morph"
REINFORCEMENT, ARTIFACT, FLARE = "reinforcement", "artifact", "flare"
CARD_TYPES = (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE)
ENCOUNTER_TYPES = (ATTACK, NEGOTIATE, MORPH)  # CE-2.4

# -- destiny cards (2b)

COLOURS = ("red", "blue", "green", "yellow", "purple")  # CE-2.2
COLOUR, WILD = "colour", "wild"
SPECIALS = ("most_colonies", "fewest_in_warp", "most_cards")
DESTINIES = (COLOUR, WILD, *SPECIALS)

# -- how an encounter ends

WON, LOST = "offense", "defense"  # the side that won
BOTH_LOSE, DEAL, NO_DEAL = "both_lose", "deal", "no_deal"
SETTLED, BROKEN_OFF = "settled", "broken_off"  # CE-4.21, CE-E47: successful, nobody won; CE-4.31, CE-4.45: nothing
OUTCOMES = (WON, LOST, BOTH_LOSE, DEAL, NO_DEAL, SETTLED, BROKEN_OFF)

# -- values that can be asked for (13b), and the layers of the calculation (CE-4.57 to 4.63)

VALUES = (
    "ship_limit",  # {"low", "high"}; about {"seat", "as": offense or ally}
    "launch_sources",  # {place: ships}; about {"seat", "as"}
    "extra_ships",  # {place: ships} that an ally may send beyond his limit; about {"seat", "side"}
    "home_needed",  # home colonies for keeping a power; about the sheet
    "foreign_needed",  # foreign colonies for victory
    "flare_limit",  # flares for each player and encounter; about the seat
    "retrieval",  # {"seat", "ships", "cards"}: what the Regroup phase gives
    "defenders",  # seats that the offense may name; about the destiny card
    "targets",  # planets that the offense may aim at
    "candidates",  # seats that may be invited; about {"by"}
    "offers",  # sides that a seat may join; about the seat
    "may_decline",  # whether a seat may stay out of the encounter; about the seat
    "selection",  # {"first": seat or -1, "open": bool}: who lays the card first, and whether face up
    "encounter_cards",  # cards that a seat may lay; about the seat
    "play_zones",  # places from which a seat may play cards; about the seat
    "face",  # (type, value): what a revealed card counts as; about the side
    "account",  # the parts of both totals, see `reckoning`
    "winner",  # offense, defense or both_lose; about {"totals"}
    "owed",  # for how many ships compensation is due; about the seat
    "ship_compensation",  # cards for each of these ships; about the seat
    "compensation",  # {"from", "count", "by": random, taker or giver}; about the seat
    "reward",  # how many rewards an ally gets; about the seat
    "spent_cards",  # cards that are discarded together with the encounter cards
    "rewards_given",  # whether anybody gets compensation or rewards
    "fresh_hand",  # whether the next encounter begins with a new hand, if there is no encounter card; about the seat
    "further",  # whether the offense may have another encounter
    "penalties",  # [{"seat", "count", "cause"}]: ships lost besides those of the encounter (RS4)
    "watchers",  # seats that see what a seat draws; about the seat
    "deal_loss",  # ships lost by a failed deal; about the seat
    "release",  # whether a deal of this seat may release ships from the warp; about the seat
    "lands",  # whether the winners' ships found colonies; about the seat
    "kept_cards",  # cards that stay when a new hand is drawn; about the seat
)

PLAIN = "plain"  # one layer for values without an order of their own
# CE-4.57 to 4.60 for "account"; CE-4.61 to 4.63 for "winner".
LAYERS = (
    PLAIN, "base", "limit", "more", "unlimited", "beyond",  # CE-H8
    "identity",
    "divided", "reversed", "chosen", "calculated", "tripled",  # CE-4.58
    "worth", "multiplied", "sign",  # CE-4.59
    "added",  # CE-4.60
    "compared", "peace", "fate", "upset",  # CE-4.61 to 4.63
)  # fmt: skip


def phase_of(moment: str) -> str:
    """The phase a window belongs to; "" for events and announcements, which have none of their own."""
    return WINDOWS[moment][0] if moment in WINDOWS else ""
