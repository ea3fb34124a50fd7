"""Standing orders for reply windows: the badge beside the hand and its dialog (UX-37)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.match import UNTIL_TURN, orders
from app.table.actions import doing
from app.table.menus import closing
from app.ui.buttons import Button, IconButton
from app.ui.context import CAPS, DIM
from app.ui.controls import Toggle
from app.ui.dialog import Dialog
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.kit import TableKit


def may_set_stops(kit: TableKit) -> bool:
    """Whether the viewer can say when to be asked."""
    viewer = kit.match.viewer
    return viewer is not None and bool(kit.module.replies.moments()) and kit.match.people.still_plays(viewer)


def stops_badge(kit: TableKit, words: Callable[[], None]) -> Widget:
    """The badge beside the hand that shows the present order, as an icon (UX-37)."""
    viewer = kit.match.viewer
    assert viewer is not None
    order = kit.match.stops[viewer].order(len(kit.match.seats.humans) > 1)
    tip = f"{kit.texts(f'table-stops-{order}')}. {kit.texts(f'table-stops-{order}-line')}"
    open_it = partial(open_stops, kit, viewer, words)
    name = kit.texts("table-stops")
    return Row([IconButton("pass", open_it, f"{name} {tip}", id="stops", chosen="until" in order)], region=True)


def open_stops(kit: TableKit, seat: int, words: Callable[[], None]) -> None:
    """The dialog for this seat's orders: one order, and the moments at which it is asked in any case."""
    stops, company = kit.match.stops[seat], len(kit.match.seats.humans) > 1
    rows: list[Widget] = [Paragraph(kit.texts("table-stops-question"))]
    now = stops.order(company)

    def choose(order: str) -> None:
        stops.choose(order)
        kit.host.close()
        open_stops(kit, seat, words)

    for order in orders(company):
        if order == UNTIL_TURN and kit.match.replies.is_turn_of(seat):
            continue
        chosen = order == now
        label = kit.texts(f"table-stops-{order}")
        rows.append(
            Button(
                label,
                doing(choose, order),
                align="left",
                chosen=chosen,
                icon="check" if chosen else "",
                id=f"default-{order}" if chosen else f"order-{order}",
            )
        )
        rows.append(Paragraph(kit.texts(f"table-stops-{order}-line"), DIM))
    rows.append(Label(kit.texts("table-stops-at"), CAPS))
    for moment in kit.module.replies.moments():

        def stop(on: bool, moment: str = moment) -> None:
            (stops.at.add if on else stops.at.discard)(moment)

        name = Paragraph(kit.module.replies.moment_words(moment))
        rows.append(Row([Toggle(moment in stops.at, stop, id=f"at-{moment}"), name], flex={1: 1.0}, gap=12))
    buttons = [closing(kit, kit.texts("table-done"), words, kind="main")]
    kit.host.open(Dialog(kit.texts("table-stops"), Column(rows, gap=8), buttons))
