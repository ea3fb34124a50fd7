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
    """Section 10: with two or more people at the screen everybody is asked, so that a question tells nothing."""
    keep_secrets(table.draft)
    return ()


def keep_secrets(draft: Draft) -> None:
    """The switch follows the number of people when that changes; what is chosen afterwards stays."""
    company = len(draft.humans()) > 1
    if draft.extras.get("company") == company:
        return
    draft.extras["company"] = company
    if company:
        draft.options[PROMPT] = ALWAYS
    else:
        draft.options.pop(PROMPT, None)
