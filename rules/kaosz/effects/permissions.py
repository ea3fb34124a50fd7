"""Operations that forbid, allow, tax and force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rules.content.shapes import Word

from .. import words
from ..faces import Selector
from ..state import Kaosz
from .lasting import last
from .registry import WHO, Amount, On, Until, operation
from .run import Run

AnyWho = Annotated[str, Word("any", *WHO)]
Forbidden = Annotated[str, Word(*words.FORBIDDEN)]
Allowed = Annotated[str, Word(*words.ALLOWED)]
Forced = Annotated[str, Word(*words.FORCED)]
Taxed = Annotated[str, Word(*words.TAXED)]


def _players(g: Kaosz, run: Run, who: str) -> Sequence[int]:
    return list(g.order) if who == "any" else run.seats(g, who)


def _fixed(g: Kaosz, run: Run, on: Any) -> list[int] | None:
    """References are fixed now; a selector that takes all goes on looking, one that counts picks now."""
    if on is None or (isinstance(on, Selector) and on.all):
        return None
    return run.cards(g, on)


@operation("forbid")
def forbid(
    g: Kaosz, run: Run, *, what: Forbidden, who: AnyWho = "any", on: On | None = None, until: Until = "turn_end"
) -> None:
    """An action is forbidden to players, or with cards."""
    last(g, run, "forbid", until, cards=_fixed(g, run, on), what=what, seats=_players(g, run, who))


@operation("allow")
def allow(
    g: Kaosz, run: Run, *, what: Allowed, who: AnyWho = "you", on: On | None = None, until: Until = "turn_end"
) -> None:
    """Something is allowed that the rules forbid."""
    last(g, run, "allow", until, cards=_fixed(g, run, on), what=what, seats=_players(g, run, who))


@operation("attack_tax")
def attack_tax(g: Kaosz, run: Run, *, by: Amount, who: AnyWho = "opponent", until: Until = "turn_end") -> None:
    """Starting an attack costs players credits (KG-7.2)."""
    last(g, run, "attack_tax", until, by=run.number(g, by), seats=_players(g, run, who))


@operation("action_tax")
def action_tax(
    g: Kaosz, run: Run, *, action: Taxed, by: Amount, who: AnyWho = "opponent", until: Until = "turn_end"
) -> None:
    """An action costs players more credits."""
    last(g, run, "action_tax", until, what=action, by=run.number(g, by), seats=_players(g, run, who))


@operation("force")
def force(
    g: Kaosz, run: Run, *, what: Forced, who: AnyWho = "opponent", on: On | None = None, until: Until = "turn_end"
) -> None:
    """Ships must attack, defend or return fire as far as they can."""
    last(g, run, "force", until, cards=_fixed(g, run, on), what=what, seats=_players(g, run, who))
