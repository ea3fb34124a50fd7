"""The production sheet as a page of a ledger (UI-11): one panel over the map while the sheet is filled in.

page     what stands on it: the purse, the technologies, the shop of each colony
sheet    what the form holds, in the words of the page: which line is which number
"""
