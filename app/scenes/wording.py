"""Words that several screens share: games, kinds of players, switches, reasons, dates."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from app.text.texts import message_id
from rules.ai import LEVELS

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules import Reason, Variant


def game_name(texts: Texts, game: str) -> str:
    name = f"game-{game}"
    return texts(name) if texts.has(name) else game


def turn_name(texts: Texts, game: str, turn: int) -> str:
    """How far a game has come; one that does not count in turns words it as `load-turn-<game>`."""
    if turn == 0:
        return texts("load-setup")
    return texts.of_game("load-turn", game, turn=turn)


def kind_name(texts: Texts, kind: str) -> str:
    """What sits there: a person, or a computer player of a level."""
    name = f"kind-{kind}" if kind == "human" else f"level-{kind}"
    return texts(name) if texts.has(name) else kind


def kind_line(texts: Texts, kind: str) -> str:
    """An honest sentence about it (UX-70)."""
    return texts(f"kind-{kind}-line" if kind == "human" else f"level-{kind}-line")


def strength_line(texts: Texts, strength: float) -> str:
    """What a strength between the levels plays like now."""
    low = min(int(strength), len(LEVELS) - 1)
    if strength == low:
        return texts("level-now", level=kind_name(texts, LEVELS[low]))
    return texts("level-now-between", low=kind_name(texts, LEVELS[low]), high=kind_name(texts, LEVELS[low + 1]))


def reason_text(texts: Texts, reason: Reason) -> str:
    """The rules' own reason in words (UX-19)."""
    name = message_id("reason", reason.id)
    values = {key: value if isinstance(value, (int, str)) else str(value) for key, value in reason.params.items()}
    return texts(name, **values) if texts.has(name) else texts("reason-unknown", id=reason.id)


def value_word(value: Any) -> str:
    """The last part of a message id for one value of a switch.

    >>> value_word(True), value_word(""), value_word("open")
    ('on', 'automatic', 'open')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) or "automatic"


def variant_name(texts: Texts, game: str, variant: Variant) -> str:
    return texts(message_id("variant", game, variant.id))


def variant_value(texts: Texts, game: str, variant: Variant, value: Any) -> str:
    if isinstance(value, bool):
        return texts("value-on" if value else "value-off")
    own = message_id("variant", game, variant.id, value_word(value))
    named = message_id(game, "player", value_word(value))  # pieces of a game keep the names they have at the table
    return texts(named if not texts.has(own) and texts.has(named) else own)


def saved_date(texts: Texts, moment: str) -> str:
    """A save's moment by the clock on the wall."""
    when = datetime.fromisoformat(moment.replace("Z", "+00:00")).astimezone()
    return texts.date(when.replace(tzinfo=None), "short")


def points(texts: Texts, number: float) -> str:
    """A number with a real minus sign."""
    return texts.number(number).replace("-", "−")
