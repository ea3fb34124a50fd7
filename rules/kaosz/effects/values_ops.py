"""Operations that change values for a while, forbid, allow, tax and force; as static text they count as long as the
card works."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from rules.content.shapes import Word

from .. import words
from ..faces import Selector
from ..state import Kaosz
from .lasting import last, usual_end
from .registry import WHO, Amount, Keyword, On, Stat, Until, Who, operation
from .run import Run
from .scope import amount


@operation("modify_stat")
def modify_stat(
    g: Kaosz, run: Run, *, on: On, stat: Stat, by: Amount | None = None, set: Amount | None = None,
    until: Until = "instant",
) -> None:  # fmt: skip
    """A value of cards changes, or is set."""
    cards = run.cards(g, on)
    by_now = amount(g, run, set if by is None else by)
    last(g, run, "modify_stat", usual_end(g, until, stat == "armor"), cards=cards, what=stat, by=by_now,
         sets=by is None)  # fmt: skip


@operation("grant_keyword")
def grant_keyword(g: Kaosz, run: Run, *, on: On, keyword: Keyword, until: Until = "instant") -> None:
    """Ships get an ability."""
    last(g, run, "grant_keyword", usual_end(g, until), cards=run.cards(g, on), what=keyword)


@operation("remove_keyword")
def remove_keyword(g: Kaosz, run: Run, *, on: On, keyword: Keyword, until: Until = "instant") -> None:
    """Ships lose an ability."""
    last(g, run, "remove_keyword", usual_end(g, until), cards=run.cards(g, on), what=keyword)


@operation("modify_size")
def modify_size(g: Kaosz, run: Run, *, on: On, by: Amount, until: Until = "turn_end") -> None:
    """Ships take more or less room in the hangar, never in what they carry (KG-A54)."""
    last(g, run, "modify_size", until, cards=run.cards(g, on), by=amount(g, run, by))


@operation("modify_cost")
def modify_cost(
    g: Kaosz, run: Run, *, on: On, by: Amount | None = None, to: Amount | None = None, who: Who = "you",
    until: Until = "turn_end",
) -> None:  # fmt: skip
    """Cards cost a player more or less. A selector goes on looking for cards that fit."""
    cards = None if isinstance(on, Selector) else run.cards(g, on)
    by_now = amount(g, run, to if by is None else by)
    last(g, run, "modify_cost", until, cards=cards, by=by_now, sets=by is None, seats=run.seats(g, who))


@operation("modify_development_limit")
def modify_development_limit(
    g: Kaosz, run: Run, *, on: On, by: Amount | None = None, to: Amount | None = None, until: Until = "turn_end"
) -> None:
    """Bases need more or fewer developments."""
    by_now = amount(g, run, to if by is None else by)
    last(g, run, "modify_development_limit", until, cards=run.cards(g, on), by=by_now, sets=by is None)


@operation("modify_income")
def modify_income(g: Kaosz, run: Run, *, by: Amount, who: Who = "you", until: Until = "next_time") -> None:
    """Players get more or fewer credits in their start phase."""
    last(g, run, "modify_income", until, by=amount(g, run, by), seats=run.seats(g, who))


@operation("modify_limit")
def modify_limit(
    g: Kaosz, run: Run, *, limit: Literal["hand", "hangar", "credits"], by: Amount, who: Who = "you",
    until: Until = "turn_end",
) -> None:  # fmt: skip
    """A limit of the end phase changes."""
    last(g, run, "modify_limit", until, what=limit, by=amount(g, run, by), seats=run.seats(g, who))


# --- operations that forbid, allow, tax and force


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
