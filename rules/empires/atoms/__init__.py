"""The observable changes of Űrbirodalmak: each function makes one change and tells it in one event.

Events name hexes and owners by number, units, technologies and markers by their ids. The slot of a group, and what lies
face down, is told to its owner only; when counters were joined or split, others hear how many there are now.
"""
