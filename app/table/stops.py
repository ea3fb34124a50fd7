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


def stops_badge(kit: TableKit, room: int, words: Callable[[], None]) -> Widget | None:
    """The badge beside the hand that shows the present order (UX-37); an icon if there is no room for words."""
    viewer, moments = kit.match.viewer, kit.module.moments()
    if viewer is None or not moments or not kit.match.still_plays(viewer):
        return None
    order = kit.match.stops[viewer].order(len(kit.match.seats.humans) > 1)
    name, passes = kit.texts("table-stops"), "until" in order
    tip = f"{kit.texts(f'table-stops-{order}')}. {kit.texts(f'table-stops-{order}-line')}"
    open_it = partial(open_stops, kit, viewer, words)
    badge = Button(name, open_it, kind="quiet", icon="pass", size="small", tip=tip, id="stops", chosen=passes)
    if badge.width(kit.ctx) <= room:
        return Row([badge], region=True)
    return Row([IconButton("pass", open_it, f"{name} {tip}", id="stops", chosen=passes)], region=True)


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
        if order == UNTIL_TURN and kit.match.is_turn_of(seat):
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
    for moment, name in kit.module.moments():

        def stop(on: bool, moment: str = moment) -> None:
            (stops.at.add if on else stops.at.discard)(moment)

        rows.append(Row([Toggle(moment in stops.at, stop, id=f"at-{moment}"), Paragraph(name)], flex={1: 1.0}, gap=12))
    buttons = [closing(kit, kit.texts("table-done"), words, kind="main")]
    kit.host.open(Dialog(kit.texts("table-stops"), Column(rows, gap=8), buttons))
