"""The pages of the desk."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games import part
from app.scenes.draft import HUMAN, LEVELS, STARS
from app.scenes.tournament.results import ResultPanel, TableKeys
from app.scenes.tournament.wording import names, result_line, round_name, table_name
from app.scenes.wording import kind_name
from app.ui.buttons import Button
from app.ui.context import CAPS, DIM, LEAD, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Dialog, Panel, confirm
from app.ui.fields import TextField
from app.ui.labels import Caps, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space, Wrap
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from rules.tournament import Changed, Dropped, Entered, Prized, Returned, final_order, is_over, standings
from rules.tournament.tournament import LONGEST_NAME, clean_name

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene


def open_decks(desk: DeskScene) -> None:
    """The decks that may be played in this tournament, as the game lists them."""
    t, texts = desk.t, desk.texts
    player = t.players[desk.player]
    offers = part(t.opened.game, "tournament").decks(desk.app, t.format.options, desk.ctx.texts.language)

    def choose(deck: str) -> None:
        desk.host.close()
        if desk.enter(Changed(player.number, player.name, deck)):
            desk.rebuild()

    rows: list[Widget] = [Paragraph(texts("tournament-deck-line", name=player.name), DIM, prefer=520)]
    rows.append(
        Button(texts("tournament-deck-no"), partial(choose, ""), align="left", chosen=not player.deck, id="deck-no")
    )
    rows += [
        Button(title, partial(choose, text), icon="card", align="left", chosen=player.deck == text, id=f"deck-{number}")
        for number, (title, text) in enumerate(offers)
    ]
    close = Button(texts("cancel"), desk.host.close, id="default")
    desk.host.open(Dialog(texts("tournament-deck-none"), Column(rows, gap=8), [close], width=600))


PAGES = {"players": "human", "round": "menu", "standings": "trophy", "trail": "log"}
PRIZES = 3  # KG-11.77: places one to three


class Page:
    """What stands between the tabs and the next step."""

    def __init__(self, desk: DeskScene) -> None:
        self.desk, self.texts = desk, desk.texts

    def build(self) -> Widget:
        raise AssertionError(f"{type(self).__name__} has no widgets")


def page(desk: DeskScene) -> Widget:
    """The page that is open."""
    pages: dict[str, type[Page]] = {
        "players": PlayersPage,
        "round": RoundPage,
        "standings": StandingsPage,
        "trail": TrailPage,
    }
    return pages[desk.page](desk).build()


def is_narrow(desk: DeskScene) -> bool:
    return desk.ctx.size[0] < desk.ctx.px(900 * desk.ctx.text_scale**0.7)


def panels_of(desk: DeskScene, left: Widget, right: Widget) -> tuple[list[Widget], dict[int, float]]:
    """A list and what is known of the chosen line, with their shares of the width."""
    area = ScrollArea(right, id=f"{desk.page}-details")
    return [Panel(left, x=16, y=12), Panel(area, x=18, y=14)], {0: 1.0 if is_narrow(desk) else 1.3, 1: 1.0}


def sides_of(desk: DeskScene, left: Widget, right: Widget) -> Widget:
    panels, shares = panels_of(desk, left, right)
    return Row(panels, gap=14, align="stretch", flex=shares)


class PlayersPage(Page):
    """Enter players, also late ones; rename them; note who leaves."""

    def build(self) -> Widget:
        desk, t = self.desk, self.desk.t
        field = TextField(
            desk.typed, self._type, hint=self.texts("tournament-player-name"), icon="human", most=LONGEST_NAME,
            on_submit=self._enter, id="player-name", width=300,
        )  # fmt: skip
        add = Button(self.texts("tournament-add"), lambda: self._enter(desk.typed), icon="plus", id="add-player")
        desk.player = max(0, min(desk.player, len(t.players) - 1))
        listing: Widget = ListView(
            len(t.players), self._row, row_height=40, cursor=desk.player, on_move=self._move, id="players-list"
        )
        if not t.players:
            listing = Pad(Paragraph(self.texts("tournament-no-players"), DIM, prefer=420), x=8, y=12)
        kinds = [(kind, kind_name(desk.ctx.texts, kind)) for kind in (HUMAN, *LEVELS)]
        kind = Picker(kinds, desk.kind, self._seat, id="player-kind", tip=self.texts("setup-kind"), drop=True)
        entering: Widget = Row([field, kind, add], gap=8, flex={0: 1}, region=True)
        if is_narrow(desk):
            entering = Column([field, Wrap([kind, add], gap=8)], gap=8, region=True)
        left = Column([entering, listing], gap=10, flex={1: 1})
        return sides_of(desk, left, self._details() if t.players else Space())

    def _row(self, index: int) -> Widget:
        player = self.desk.t.players[index]
        state = ""
        if player.dropped:
            state = self.texts("tournament-dropped")
        elif player.since:
            state = self.texts("tournament-late", round=player.since + 1)
        style = DIM if player.dropped else STRONG
        parts: list[Widget] = [
            Label(f"{index + 1}.", DIM, align="right"),
            Label(player.name, style),
            *([Icon("robot", 18, tip=kind_name(self.desk.ctx.texts, player.kind))] if player.kind != HUMAN else []),
            *([Icon("card", 18, tip=self.texts("tournament-has-deck"))] if player.deck else []),
            Label(state, DIM),
        ]
        return Row(parts, gap=10, flex={1: 1})

    def _details(self) -> Widget:
        desk = self.desk
        player = desk.t.players[desk.player]
        rename = TextField(
            player.name, hint=self.texts("tournament-player-name"), most=LONGEST_NAME, on_submit=self._rename,
            id="rename-player", width=300,
        )  # fmt: skip
        keep = Button(self.texts("tournament-rename"), lambda: self._rename(rename.text), icon="check", id="rename")
        if player.dropped:
            leave = Button(self.texts("tournament-return"), self._return, icon="undo", id="return")
        else:
            leave = Button(self.texts("tournament-drop"), self._ask_drop, icon="close", kind="danger", id="drop")
        tools: list[Widget] = [keep, leave]
        if part(desk.t.opened.game, "tournament") is not None:
            words = "tournament-deck-some" if player.deck else "tournament-deck-none"
            tools.append(Button(self.texts(words), lambda: open_decks(desk), icon="card", id="deck"))
        line = next(one for one in standings(desk.t) if one.player == desk.player)
        facts = self.texts("tournament-player-line", place=line.place, points=line.points)
        return Column(
            [Label(player.name, LEAD), Paragraph(facts, DIM, prefer=360), rename, Wrap(tools, gap=10)],
            gap=12,
            region=True,
        )

    def _seat(self, kind: Any) -> None:
        self.desk.kind = kind

    def _type(self, text: str) -> None:
        self.desk.typed = text

    def _move(self, index: int) -> None:
        self.desk.player = index
        self.desk.app.later(self.desk.rebuild)

    def _enter(self, text: str) -> None:
        desk, number = self.desk, len(self.desk.t.players)
        name = clean_name(text)
        if not name and desk.kind != HUMAN:  # computer players are called after stars
            name = f"{STARS[number % len(STARS)]} {number + 1}"
        if desk.enter(Entered(number, name, desk.kind)):
            desk.typed, desk.player = "", len(desk.t.players) - 1
            desk.rebuild()
            desk.show_row("players-list", desk.player)

    def _rename(self, text: str) -> None:
        player = self.desk.t.players[self.desk.player]
        if self.desk.enter(Changed(player.number, clean_name(text), player.deck)):
            self.desk.rebuild()

    def _ask_drop(self) -> None:
        name = self.desk.t.name(self.desk.player)
        confirm(
            self.desk.host, self.texts("tournament-drop"), self.texts("tournament-drop-question", name=name),
            self.texts("tournament-drop"), self.texts("cancel"), self._drop, danger=True,
        )  # fmt: skip

    def _drop(self) -> None:
        if self.desk.enter(Dropped(self.desk.player)):
            self.desk.rebuild()

    def _return(self) -> None:
        if self.desk.enter(Returned(self.desk.player)):
            self.desk.rebuild()


class RoundPage(Page):
    """The tables of a round with their results; the chosen one is entered or put right beside it."""

    def build(self) -> Widget:
        desk, t = self.desk, self.desk.t
        if not t.rounds:
            return Panel(Pad(Paragraph(self.texts("tournament-no-round"), DIM, prefer=520), x=8, y=12), x=16, y=12)
        desk.shown_round = max(0, min(desk.shown_round, len(t.rounds) - 1))
        one = t.rounds[desk.shown_round]
        desk.table = max(0, min(desk.table, len(one.tables) - 1))
        rounds = [(each.number, round_name(desk.ctx.texts, t, each.number)) for each in t.rounds]
        pick = Picker(rounds, desk.shown_round, self._turn_to, id="round", drop=len(rounds) > 4)
        listing = ListView(
            len(one.tables), self._row, row_height=56, cursor=desk.table, on_move=self._move, id="round-list"
        )
        left = Column([Wrap([pick], region=True), listing], gap=10, flex={1: 1})
        panel = ResultPanel(desk)
        return TableKeys(panel, *panels_of(desk, left, panel.build()))

    def _row(self, index: int) -> Widget:
        desk, t = self.desk, self.desk.t
        table = t.rounds[desk.shown_round].tables[index]
        where = table_name(desk.ctx.texts, t, desk.shown_round, index)
        done = table.places is not None
        mark = Icon("check" if done else "clock", 18, "good" if done else "warn")
        line = result_line(desk.ctx.texts, t, table)
        if is_narrow(desk):
            told = [Label(names(t, table.players), STRONG), Label(f"{where}: {line}", DIM)]
            return Row([mark, Column(told, gap=0)], gap=10, flex={1: 1})
        told = [Label(names(t, table.players), STRONG), Label(line, DIM)]
        return Row([mark, Label(where, CAPS), Column(told, gap=0)], gap=12, flex={2: 1})

    def _move(self, index: int) -> None:
        self.desk.table = index
        self.desk.drop_result()
        self.desk.app.later(self.desk.rebuild)

    def _turn_to(self, number: Any) -> None:
        self.desk.shown_round, self.desk.table = number, 0
        self.desk.drop_result()
        self.desk.rebuild()


class StandingsPage(Page):
    """Who is ahead, and when it is over the prizes (KG-11.76, KG-11.77)."""

    def build(self) -> Widget:
        desk, t = self.desk, self.desk.t
        lines = {line.player: line for line in standings(t)}
        order = final_order(t)
        head = self._line([Caps(self.texts(f"tournament-column-{one}")) for one in COLUMNS])

        def row(index: int) -> Widget:
            player = order[index]
            line = lines[player]
            style = DIM if t.players[player].dropped else STRONG
            cells = [str(index + 1), t.name(player), str(line.points), str(line.strength)]
            return self._line([Label(cell, style) for cell in cells])

        listing = ListView(len(order), row, row_height=38, id="standings-list")
        left = Column([Pad(head, x=10, y=0), listing], gap=6, flex={1: 1})
        if not is_over(t):
            from app.scenes.tournament.exports import export_buttons

            notes = [
                Paragraph(self.texts("tournament-ties"), DIM, prefer=360),
                *export_buttons(desk),
            ]
            return sides_of(desk, left, Column(notes, gap=12, region=True))
        return sides_of(desk, left, self._prizes(order))

    def _line(self, cells: list[Label]) -> Widget:
        return Columns(cells)

    def _prizes(self, order: list[int]) -> Widget:
        from app.scenes.tournament.exports import export_buttons

        t = self.desk.t
        rows: list[Widget] = [Caps(self.texts("tournament-prizes"))]
        for place, player in enumerate(order[:PRIZES], 1):
            given = t.prizes.get(place)  # the one who got it is named, also if the result was put right afterwards
            name = t.name(player if given is None else given.player)
            who = self.texts("tournament-place", place=place, name=name)
            if given is not None:
                done = given.what or self.texts("tournament-prize-given")
                rows.append(
                    Row([Icon("check", 22, "good"), Column([Label(who, LEAD), Label(done, DIM)], gap=0)], gap=10)
                )
                continue
            give = Button(
                self.texts("tournament-prize-give"),
                partial(self._give, place, player),
                icon="trophy",
                id=f"prize-{place}",
            )
            rows.append(Row([Label(who, LEAD), give], gap=10, flex={0: 1}))
        return Column([*rows, *export_buttons(self.desk)], gap=12, region=True)

    def _give(self, place: int, player: int) -> None:
        desk, t = self.desk, self.desk.t
        award = getattr(part(t.opened.game, "tournament"), "award", None)
        what = award(desk.app, t, place, t.name(player)) if award is not None else ""
        if desk.enter(Prized(place, player, what)):
            desk.rebuild()


COLUMNS = ("place", "player", "points", "opponents")


class Columns(Row):
    """Place, name and two numbers in columns that stand below each other in every line."""

    def __init__(self, cells: list[Label]) -> None:
        for cell in (cells[0], *cells[2:]):
            cell.align = "right"
        super().__init__(list(cells), gap=14)

    def _widths(self, ctx: Any, width: int) -> dict[Widget, int]:
        place, name, points, strength = self._children
        gaps = 3 * ctx.px(14)
        small, number = min(ctx.em(3.2), round(width * 0.14)), min(ctx.em(7.5), round(width * 0.2))
        return {place: small, name: width - gaps - small - 2 * number, points: number, strength: number}


class TrailPage(Page):
    """What was put right, when and why."""

    def build(self) -> Widget:
        desk, t = self.desk, self.desk.t
        if not t.trail:
            return Panel(Pad(Paragraph(self.texts("tournament-no-trail"), DIM, prefer=520), x=8, y=12), x=16, y=12)
        rows = list(reversed(t.trail))

        def row(index: int) -> Widget:
            one = rows[index]
            where = f"{round_name(desk.ctx.texts, t, one.round)}, {table_name(desk.ctx.texts, t, one.round, one.table)}"
            told = self.texts(
                "tournament-trace",
                time=f"{datetime.fromtimestamp(one.at):%H:%M}",
                before=_order(t, one.before),
                after=_order(t, one.after) or self.texts("tournament-open"),
            )
            note = f"{told} – {one.note}" if one.note else told
            return Column([Label(where, STRONG), Label(note, DIM)], gap=0)

        return Panel(ListView(len(rows), row, row_height=52, id="trail-list"), x=16, y=12)


def _order(t: Any, places: tuple[tuple[int, ...], ...]) -> str:
    return " > ".join(" = ".join(t.name(player) for player in group) for group in places)
