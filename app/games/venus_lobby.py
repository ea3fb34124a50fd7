"""What Onward to Venus adds to the new-game screen: the colours of the empires, and questions that keep secrets."""

from __future__ import annotations

from collections.abc import Sequence

from app.scenes.draft import Draft
from app.scenes.lobby import Lobby
from app.ui.widget import Widget
from art.venus import EMPIRES, empire_colour

SEATS = ("human", "pilot", "pilot")
PROMPT, ALWAYS = "interrupt_prompt", "always"


def tints(draft: Draft) -> list[str]:
    """The colours in which the seats will play: chosen, otherwise those left over in the order of the rules."""
    wanted = [str(chair.own.get("empire", "")) for chair in draft.chairs]
    free = [empire for empire in EMPIRES if empire not in wanted]
    return [empire_colour(empire or free.pop(0)) for empire in wanted]


def lobby(table: Lobby) -> Sequence[Widget]:
    keep_secrets(table.draft)
    return ()


def keep_secrets(draft: Draft) -> None:
    """Section 10: where people play everybody is asked, so that neither a question nor a pause tells what a hand holds.

    Even alone: a computer player that stops to think only when it holds the card would give it away. The switch follows
    the people when they come or go; what is chosen afterwards stays.
    """
    people = bool(draft.humans())
    before = draft.extras.get("people")
    if before == people:
        return
    draft.extras["people"] = people
    if people:
        draft.options.setdefault(PROMPT, ALWAYS)
    elif before:
        draft.options.pop(PROMPT, None)


prepare = keep_secrets  # also a game that begins without the screen
