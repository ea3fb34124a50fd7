"""Űrbirodalmak at the table. The map is drawn from a seat's view and from nothing else.

Where what is:

    table        the `GameTable`: puts the parts together
    plan         where each hex lies on the board, and the tiles that its ground is painted in
    looks        what is to be seen in a hex, read from a view: `HexLook`
    ground       paints a tile of the map (terrain, markers, colonies, pipelines) from the looks of its hexes
    counters     the pieces: one for each counter; those of one owner in one hex are a heap that fans out
    faces        the picture of a piece, by its art; `card_faces` those of cards
    gestures     which touch means which option: counters and hexes
    routes       ways of several steps, answered one after the other; groups that go along
    orders       the buttons of a group under orders, and which groups can still move
    shading      risks, battles and the way to the hex that is pointed at, drawn over the map
    steering     Tab from group to group, keys that pan; `minimap` the whole map in a corner
    hurry        on to one's own turn while machines move
    sightings    what was seen of counters that lie face down now
    sheets       fact sheets of counters, hexes and cards
    motion       how events are seen: counters glide, what happens in a hex rises from it
    card_choice  cards to choose from, open over the map
    overlay      a page over the map: the battle board in `battle/`, the production sheet in `ledger/`,
                 the drawing board of unique ships in `designer/`
    pages/       the right panel: hex, ships with the fleet chart, empires, cards; the log is the house's
    words        names and sentences, with `option_words` and `log_words`
    hooks        for the match: whose turn it is, what needs no curtain, how long a machine's step is looked at
    lobby        the new-game screen: ready-made games, also for one person; `maps` paints small maps to choose from
    highlights   what lessons (`lessons/`) and tips mean by a name
    statistics   what is counted of finished games, also for the result screen

**Asking for pictures.** The table asks `art.empires` only, always by id of the rules' content, at the size shown:

    hexes.hex_ground(size, palette, ground=, variant=, tint=, terrain=)      a hex, edge to edge
    worlds.marker(side, palette, marker=, variant=)                          an open marker (planet, minerals_5, …)
    worlds.closed_marker(side, palette, home=), worlds.eye(side, palette)    face down; looked at by the viewer only
    worlds.colony_disc(side, palette, owner=, colour=, value=, homeworld=)
    counters.ship_counter(width, palette, unit=, owner=, colour=, covered=, builder=)   120 units tall for 100 of width
    counters.shield_counter(width, palette, owner=, colour=)                 a closed counter of anybody
    ships.ship_picture(side, palette, unit=, owner=, colour=)                a silhouette alone, without its foot
    ships.draw_ship(canvas, unit, style, colour)                             the same on a field of 100 × 100
    cards.card(width, palette, card=), cards.back(width, palette, deck=)     without words; `card_faces` writes them

`owner` is a seat or "aliens" or "machines" (`styles.style_of` gives its hull language); class letters and numbers are
set over a counter by `faces`. A counter is 28 to 120 pixels wide on the map, up to 220 on the battle board and in
fact sheets. A unit is drawn by its function in `fleets.<style>`, a ground unit in `troops`, others in `strangers`.

**Pages over the map.** The battle board (`battle/`) is a panel while the lines of a battle or of a ground combat lie
open, or a colony is bombarded, and nothing is asked about the map itself; the production ledger (`ledger/`) is one
while the question is "empires.economy.sheet". Both are made in `EmpiresTable.make_parts` and asked in its `panel` and
`controls` before anything else. What has no page, such as who lands, the house asks by its general questions and forms.
"""

from pathlib import Path

from app.games.manifest import Manifest

MANIFEST = Manifest(
    "empires",
    __name__,
    Path(__file__).parent,
    order=50,
    minutes=(60, 240),
    difficulty=3,
    table="table:EmpiresTable",
    is_map=True,
    goals="goals",
    hooks="hooks",
    lobby="lobby",
    scoring="statistics:score_steps",
    victor="victor:victor",
    statistics="statistics",
    dice="statistics:counted",
    keys=("keys",),
    highlights="highlights:highlights",
    illustration="illustrations:illustration",
    card_sheet="shots:EmpiresSheet",
)
