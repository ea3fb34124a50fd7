"""Unique ships (CL-19): one type of ship that each player designs in secret.

designs    what a design is, packed into one number, and what it costs part by part
designer   the form in which a design is drawn, before the game and in the Economic Phase
telling    what everybody knows of a design: its values when it fights, an ability when it is used (CL-19.2.4)

A design stands above the levels of technology in the number of a group (`levels.DESIGN`), so that it goes wherever the
technology of a ship goes: two groups are alike if their numbers are equal, and a captured ship keeps the design of its
builder. What everybody has seen of it stands in the same way in the number that the group has shown.
"""
