"""The production sheet as a page of a ledger (UI-11): one panel over the map while the sheet is filled in.

page      makes the page and the buttons beside the question; remembers what was bought last
leaves    how the parts of the page lie beside or below each other
treasury  what there is, what came in, what is spent; groups to be scuttled
ladder    the technologies as ladders of brass tabs, with what the next level brings
shop      what is built where, and how much of the shipyards is taken
sheet     what the form holds, in the words of the page: which line is which number
"""
