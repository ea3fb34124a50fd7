"""The rulebooks inside the program: one Markdown text per game and language, `app/games/<game>/rulebook/en.md`.

What a text may hold; everything else is an ordinary paragraph:

    # Title of the book                     once, first
    ## Chapter, ### Section                 appear in the contents list
    A paragraph with **bold**, *italic*, :dice: (an icon by name) and a rule [SM-4.14].
    - a list item                           two more spaces indent it once more
    1. a numbered item
    > A paragraph of ours: it explains or decides what the printed rules leave open ("computer edition").
    | head | head |                         a small table; a line of dashes under the head
    [words](rule:SM-4.14)                   leads to another rule
    [words](scenario:first_bids)            opens a position of the game's scenarios/ to be played on
    ![caption](icon:dice)                   a picture: an icon, or `picture:name` drawn by the game

Rule ids in brackets may be lists and ranges: [SM-4.14, SM-4.20] or [SM-4.14-4.17]. They are where F1 leads to, and
are set small at the end of their paragraph. Both languages must name the same rules.
"""

from __future__ import annotations

from app.text.rulebook.reader import Rulebook, RulebookBlock, books, has_book, open_book

__all__ = ["Rulebook", "RulebookBlock", "books", "has_book", "open_book"]
