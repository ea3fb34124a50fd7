"""Who sits at a seat, in words: a person, or a computer player of a level with its temperament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.tempers import has_temper, temper_now

if TYPE_CHECKING:
    from app.table.kit import TableKit


def player_words(kit: TableKit, seat: int) -> str:
    match, texts = kit.match, kit.texts
    kind = match.seats[seat].kind
    named = {"name": kit.module.seat_name(seat), "kind": texts("kind-human" if kind == "human" else f"level-{kind}")}
    session = match.session
    temper = temper_now(match.files.marks, session.seed, seat) if has_temper(session.setup.game, kind) else ""
    return texts("table-player-temper", temper=temper, **named) if temper else texts("table-player", **named)
