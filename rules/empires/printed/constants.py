"""What the rules call by name and no content says: phases, owners, orders, notes on a group."""

from __future__ import annotations

SETUP, MOVEMENT, COMBAT, EXPLORATION, ECONOMY, OVER = "setup", "movement", "combat", "exploration", "economy", "over"
RIVALS = "rivals"  # machines and solo opponents act (SE-3.4)
PHASES = (SETUP, MOVEMENT, COMBAT, EXPLORATION, RIVALS, ECONOMY, OVER)
TURNS = 3  # SE-3.1
DIE = 10
LARGEST_GROUP = 6  # SE-1.3
LABORATORY, INDUSTRY = 1, 2  # CL-17.3: the centre of a planet; 0: none
CARGO = 6  # CL-14.1.3: ground units on one Transport

NOBODY = -1  # the owner of a hex without a colony
NOWHERE = -1  # the hex of a group that is not on the map
NOTHING = -1  # the marker of an empty hex
NO_BANNER = -1  # a group that stands on no fleet marker (CL-7.1)
BANNERS = 3  # fleet markers of each player

# CL-3.1.1: experience; units that have no row of it are outside all of this (CL-3.4.6)
GREEN, SKILLED, VETERAN, ELITE, LEGENDARY = range(5)
UNTRAINED = -1

# Owners beyond the seats, counted from the number of seats on: non-player aliens, and machines and amoebas.
ALIENS, MONSTERS = 0, 1
NEUTRALS = 2

DEEP_SPACE, OUT_OF_PLAY = -1, -2  # whose home a hex is, if nobody's

# Notes on a group in its owner's turn; they are wiped when the turn begins.
STOPPED = 1  # it may not move on in this turn
REFITTED = 2  # SE-9.13: it may not move in this turn
RAISED = 4  # a Colony was founded over it in this turn: it did not begin the turn at one (SE-4.15)
ON_CHAIN = 8  # it has used a chain of pipelines to go one hex farther (SE-10.3)
ENTERED = 32  # it came into its hex in this turn
SLUNG = 64  # one hex further for a slingshot (SE-15.2)
STAYS = 128  # fighters that no carrier takes along (D-13)
SCUTTLES = 256  # a standing order: it is scuttled the moment an enemy enters its hex (SE-4.14); it stays until lifted
FOUND = 512  # scanners have found it, or a card (CL-A28), so it cannot pass on under its cloak (SE-12.3)
RAIDING = 1024  # the counter of an alien empire is a Raider fleet (SE-25.8)
CAPTURED = 2048  # boarded and not refitted since: it is announced as such (CL-4.4.3)
REACTED = 4096  # it has moved in another player's turn (CL-10.2.8)
RAZES = 8192  # a Titan that is to destroy the planet it stands over (CL-6.4.2)
FOLLOWS = 16384  # it goes where the first group of its fleet marker went (CL-7.1)
PUSHED = 32768  # it goes one hex farther in this turn (CL-E42)
WATCHES = 65536  # a standing order: it reacts to enemies who enter a hex beside it (CL-A28)
SPRUNG = 131072  # it has done so in this turn, and attacks there
RETUNED = 262144  # captured, and its drive refitted since: it is pushed no longer (CL-E42)
JUMPED = 524288  # it has used warp gates (CL-19.3.11)
# SE-11.5: fighters that a ship has carried in this turn which goes two hexes at least, three, four, five
FERRIED = (1 << 20, 1 << 21, 1 << 22, 1 << 23)
KEEPS = 16  # it has kept a gate, and may not move in this turn
STANDING = SCUTTLES | RAIDING | CAPTURED | WATCHES | RETUNED  # notes that are not wiped
SEEN_NOTES = (
    STOPPED | RAISED | ON_CHAIN | ENTERED | SLUNG | FOUND | REACTED | PUSHED | SPRUNG | JUMPED
)  # what everybody can see of a counter

# Parts of what is worked out (see `core.derived`), and when they are forgotten:
LEDGERS = "ledgers"  # when a phase begins (see `economy.ledger`)
ELSEWHERE = "elsewhere"  # when another one moves, or anything of the others comes, goes or moves (see `state`)

END, DONE = "end", "done"  # the answers that end a movement phase, and the orders of one group
HAND_OVER = "hand_over"  # SE-23.5: a Blood Brother goes on, and its owner later
