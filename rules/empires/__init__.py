"""Űrbirodalmak (Space Empires): empires explore and settle a hidden map of hexes, and fight with ten-sided dice.

The packages are layers, each of which imports only those before it:

    printed    what is printed, as tables by number
    state      the records of a game, and what can be read off a position
    atoms      its observable changes
    cards      what cards do, and when they are turned up
    map        what may be done on the map: routes, carriers, settling, victory
    solo       alien empires and amoebas: sheets, fleets, research
    economy    income, prices, the production sheet
    ground     ground combat
    battle     battles
    flows      the rulebook, chapter by chapter
    sight      views, previews, imagined worlds
    ai         the opponents

**Content** (`printed`, `checks`, `content/base`). Units, technologies, markers, alien ships and maps as TOML.
`printed.facts` turns them and the switches of the table (`switches.SWITCHES`) into tables by number; a new switch is an
entry there. `printed.chart` numbers the hexes of a map: the state and all answers name a hex by its number.

**State** (`state`). Columns by hex (markers, colonies) and for each owner a `Fleet`: its groups in columns. Owners are
the seats, then the neutral ones (`constants.NEUTRALS`): non-player aliens; machines and amoebas. A group is a slot in
its owner's columns, and the slot is known to its owner only. Technology is packed into one number (`printed.levels`).

**Values** (`state.values`). Class, attack, defence, hull, tactics, speed, to-hit, income, upkeep and maintenance are
asked through hooks with their reasons. A rule that changes one is a function with `@rule(name, cause)`; a card will be
a listing of `hooks`. Whoever adds or takes away a piece with hooks forgets the part `values.VALUES`.

**Atoms** (`atoms/`). `fleets` for groups, `worlds` for markers and colonies, `course` for phases, CP, technology, the
end. Nothing else writes the state. What lies face down is secret in their events.

**Flows** (`flows/`), one for each chapter:

    game           set-up, cycles, turns, whose turn it is (SE-3, SE-20.9)
    turn           Movement, Combat, Exploration, settling (SE-3.2)
    movement       which group, then which order (SE-4); `orders` has one entry for each kind of order
    arrival        what happens the moment a group enters a hex (SE-4.7 to SE-4.13)
    combat         the order of battles (SE-5.1), `bombardment` SE-5.12
    assault        ground combat (CL-14.8), `landing` who comes down when (CL-14.7)
    battle         one battle (SE-5.2): `declaration` cloaking and scanners, also of
                   Raiders that pass enemies (SE-12.3), `round` fire, `losses` stray fighters
    exploration    markers that are turned up (SE-6), one `@effect` for each kind; looking from afar (SE-9.8)
    swarm          Space Amoebas meet ships, bite and spread (SE-26)
    economy        the Economic Phase (SE-7): one secret form for each seat
    wandering      Doomsday Machines that move after all players (SE-17)

    opening        the board at the start
    invasion       the turn of alien empires (SE-25), `doomsday` that of machines (SE-24)

Rules that several flows share have modules of their own in `map`, `state.pipelines` (SE-10), `economy.income` and
`economy.ledger` (the production sheet: what may be bought where; `checks`: what is wrong; `maintenance`).

**Options and scenarios** (SE-15 to SE-23, SE-28). Each is a switch in `switches.SWITCHES`; `setup.excluded` says which
do not go together. `facts` turns a scenario into facts: teams, who pays more, who begins with what. Whoever asks for
the next hexes of a move, retreat or chain asks `state.near`, which knows Warp Points; whoever asks who moves together
asks `state.friends`. Teammates are no enemies (`state.is_enemy`); what they may not do is in `map.routes.avoids`.

**Battles** (`battle/`). The record of a battle under way is a field of `Galaxy`; its groups are numbered lines. It has
two sides, each of one or several owners (`state.lines.gathered` says who stands by whom, SE-23.5), and every owner
decides for his own units. What may be done is found there; the flows ask it. `battle/odds` says how a battle would end.

**Ground units** (`ground/`, CL-14, CL-15). They are no groups: how many of each kind there are is one packed number
(`printed.troops`) for a colony (`Galaxy.garrison`) or for the hold of Transports (`Fleet.hold`), and only their owner
knows it. `flows.landing` asks at all moments at which they may come down, `flows.assault` fights for the colony;
`Galaxy.assault` is the record of both. `ground.values` asks through the hooks of `values`; `ground.capture` says what a
capture means, `ground.odds` how a fight would end. What the expansion adds to the production sheet is a part of its own
(`economy.parts`): `recruits` for ground units, `centres` for CL-17.

**Közelharc, in space** (CL-1 to CL-11). A switch for each section; `facts.on` has those that are on, `facts.expansion`
says whether any is. `state.experience`, `battle.boarding` and `battle.titans` register their rules with the values;
`battle.prizes` and `economy.salvage` say what becomes of captured ships: the column `builder` remembers whose shipyard
made them, for whatever they keep of it, and the note CAPTURED holds until a refit. `map.reaction` and `flows.reaction`:
moves in another player's turn, asked of everybody who could, as all can see. `map.razing`: planets that Titans shatter.
Fleet markers are the column `banner`; a fleet that advances goes group by group (`flows.movement.follow`).

**Unique ships** (`printed.designs`, CL-19). A design is packed above the levels of technology in the number of a group,
so it goes wherever the technology goes: to values, odds, captured ships. `printed.designer` is the form before the game
and a part of the production sheet (`economy.ledger`); `state.unique_ships` says what of a design is known to all,
which the atoms of `atoms.unique` change; `battle.abilities` has what the abilities do in battles and has the gates.

**Playing alone** (`solo/`). The map names the opponent (`Map.rival`), who acts from steps of `flows.game`.
`flows.doomsday`: machines (SE-24; `battle.machines` for battles), owned by the second neutral owner. Alien empires
(SE-25) are owners after the neutral ones, each with a sheet (`state.Rival`): `sheets` the Economic Phase, `research`
technology, `fleet_lists` what a fleet is made of, `muster` when it is built, `flows.invasion` their turn, `ashore` the
Infantry that they bring along (SE-25.19). A fleet that is not built yet is a counter with CP (`Fleet.cp`). Dice on a
sheet are seen by nobody; those of a battle are open. `amoebas` (SE-26): research, strains, spreading, also between
players (`flows.swarm`; `battle.amoebas` for battles); `Galaxy.swarm` is what is known of them.

**Cards** (`cards/`, CL-12, CL-13). What a card does to numbers is content; powers of a moment, orders and false groups
are modules of their own (`battle.moments`, `flows.card_orders`), and `printed.powers` says which card it is. Whoever
could have a secret power is asked for it as all can see (UI-7), unless the switch `questions` says that only who must
is asked. What an open group looks like is `state.looks_like`: Shape Shifters have false ones (CL-E55), which are unit
kinds of their own (`printed.facts`). While somebody could call for new dice (CL-A22) hits wait in the battle
(`battle.moments.is_doomed`).

**Planetary Gates** (SE-27; `map.gates`, `flows.gating`). Ground units that are on their way to a planet of enemies are
`Galaxy.passing`, for all to see, and step out in the Combat phase.

**Secrets** (`sight`). `announced` is for the match: whose turn it is. `sight.previews` says where a
group could go and what its owner knows to be risky there. A view shows others' closed counters as a number for each
hex. In an imagined world closed counters are what they could be, and the slots of others are put in an order all can
see.

**Telling** (`chronicle`, `ai/why`): the story of a finished game, read from its log, and why an opponent advises an
answer. Both are ids with parameters, which `app/games/empires/locale` words.

**Soundness** (`soundness`): conservation of counters, markers and alien ships, looked for in every test.
"""

# From below: each looks into those before it, and into its own layer.
LAYERS = (
    ("questions", "printed", "migrating"),
    ("state", "checks"),
    ("atoms", "announced", "chronicle"),
    ("cards",),
    ("map",),
    ("solo", "ground"),
    ("economy",),
    ("battle",),
    ("flows", "soundness"),
    ("sight", "position_setup", "random_policy"),
    ("setup",),
    ("game",),
    ("ai",),
    ("hints",),
)
