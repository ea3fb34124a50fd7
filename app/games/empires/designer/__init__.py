"""The drawing board of unique ships (CL-19): as a page of its own before the game, and as a part of the ledger.

drawing    the form by its fields: what is drawn now, what it costs, how it is changed
board      the rows of values and abilities, and the price part by part
page       the page before the game
"""
