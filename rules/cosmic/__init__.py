"""Cosmic Encounter: the base game knows no alien by name. `LAYERS` says which module may look into which.

**State** (`state.cosmos`). Ships are counts by place and seat ("planet:7", "gate", "beside", "warp", "out",
"tech:31"). Alien sheets are records with a holder, and what lies on them are marks and cards in the place
"sheet:<number>", so it goes with the sheet (CE-H4). Encounters are a stack: the last one is under way, a nested one
starts with its own zaps, uses and flares (CE-H6). What was declared for an encounter is an `Effect` of it. Tokens of
technologies (`Token`) are between planets, or are ships that are told from the others of their colour.

**Texts** (`printed.kinds`, `content/base`). What is written on an alien, flare side, artifact or technology is data:
`uses` (something done at a moment) and `changes` (of a value that the rules ask for). Both call verbs
(`state.verbs`): a deed is a flow of its own, a change is a function. Shared ones are in `flows.deeds`; what only one
alien can do is in a module named after it in `aliens`. `aliens/README.md` shows how to add one.

**What is in force** (`state.pieces`). Sheets that are face up and have enough home colonies, completed technologies
and effects of the encounter are looked up in the state. What is found is kept until an atom changes what it follows
from: every atom that changes sheets, colonies or effects sets `g.derived = None`, others forget parts (`SIDES`
and the like, `core.derived`). A use is announced and can be zapped; what is written with `use = false`, and changes
without `declared`, work on after a zap (CE-5.16).

**Moments** (`printed.words`, `state.moments`). Windows of the phases (table 13a), events of any phase (13b) and
announcements that can be answered (CE-5.40). `flows.replies` says what each seat can do at a moment; every seat that
could have something, for all to see, is asked, whether or not it has. Atoms note events in `news`; at the next window
everybody may react to them (`flows.settling`). Losses go through the pipeline of 5g (`flows.losing`).

**Values** (`printed.words.VALUES`). The rules ask `hooks.ask(g, name, base, about)` for everything that a piece may
change: limits, totals layer by layer (`state.reckoning`), the winner, compensation, rewards, who may be invited,
further encounters.

**Flows** (`flows`). One module for each phase; a deed may end an encounter at once with the atom `course.decide`.
Deals (`state.bargains`, `flows.deal`) and answers to invitations are forms.

**Opponents** (`ai`, `hints`). They judge by points (chapter 20), reckon the odds of an encounter with the rules' own
values, and know pieces only by the `ai` tables of content.

**Secrets** (`sight`). Hands, face-down sheets and cards, what passes between two hands. What seats remember is kept by
the core.

**Questions** (`questions`). Every question is declared there once; flows ask it by its name, opponents and the table
compare with it. Why something is not offered, and by which rule, says what `explains` it, beside the flow that asks;
why a piece cannot be used now, whatever is asked, says `flows.replies`.

**Positions** (`setup.position`). The rulebook's examples, laid out to play from.
"""

# From below: each looks into those before it, and into its own layer.
LAYERS = (
    ("questions", "printed"),  # what is asked, and what may be written on pieces
    ("state",),  # the state, and what follows from it
    ("atoms",),  # the only ones that change it
    ("flows",),  # the rulebook in steps
    ("aliens", "artifacts", "technologies"),  # what only one piece can do
    ("sight", "seen", "imagining", "announced", "soundness", "chronicle"),  # what others ask of a position
    ("ai",),
    ("checks", "setup", "hints", "game"),  # what the core is given
)
