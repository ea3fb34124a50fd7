"""Űrbirodalmak at the table. The map is drawn from a seat's view and from nothing else.

Where what is:

    table        the `GameTable`: puts the parts together
    plan         where each hex lies on the board, and the tiles that its ground is painted in
    looks        what is to be seen in a hex, read from a view: `HexLook`
    ground       paints a tile of the map (terrain, markers, colonies, pipelines) from the looks of its hexes
    counters     the pieces: one for each counter; those of one owner in one hex are a heap that fans out
    faces        the picture of a piece, by its art
    gestures     which touch means which option: counters and hexes
    routes       ways of several steps, answered one after the other

**Asking for pictures.** The table asks `art.empires` only, always by id of the rules' content, at the size shown:

    hexes.hex_ground(size, palette, ground=, variant=, tint=, terrain=)      a hex, edge to edge
    worlds.marker(side, palette, marker=, variant=)                          an open marker (planet, minerals_5, …)
    worlds.closed_marker(side, palette, home=), worlds.eye(side, palette)    face down; looked at by the viewer only
    worlds.colony_disc(side, palette, owner=, colour=, value=, homeworld=)
    counters.ship_counter(width, palette, unit=, owner=, colour=, covered=)  120 units tall for 100 of its width
    counters.shield_counter(width, palette, owner=, colour=)                 a closed counter of anybody
    ships.draw_ship(canvas, unit, style, colour)                             a silhouette on a field of 100 × 100

`owner` is a seat or "aliens" or "machines" (`styles.style_of` gives its hull language); class letters and numbers are
set over a counter by `faces`. A counter is 28 to 120 pixels wide on the map, up to 220 on the battle board and in
fact sheets. Whoever draws a class in an empire's own style puts it into `ships.SHAPES[style][unit]`.

**Where further parts plug in.** The battle board is a package `battle/` with a class `BattleBoard(table)`:
`panel(desk)` gives its widget while `view["battle"]` is there (`EmpiresTable.panel` asks it first), and `controls`,
`gesture` and `draw_over` of the table pass on what it wants to answer. The production ledger is a package `ledger/`
with `Ledger(table)`: `panel(desk)` gives its page while the question is "empires.economy.sheet". Without them the
house asks by its general questions and forms.
"""
