"""What is printed: units, technologies, markers, maps and cards as tables by number; it knows no position.

kinds      what the entries of a card set look like
facts      the tables of one game, made of the content and the switches of its table
switches   the switches of a table, what they take into play, and which go well together
chart      the hexes of a map by number, and what it says of homes and deep space
levels     all technologies of a group packed into one number
troops     ground units of all kinds packed into one number
designs    unique ships (CL-19) packed into one number; `designer` is the form in which one is drawn
powers     what cards can do that no change of a value says
dice       how many of some dice hit
constants  phases, owners, notes on a group
"""
