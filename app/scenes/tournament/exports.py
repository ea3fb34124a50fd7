"""A tournament to take along: one HTML page that needs nothing else, and CSV for spreadsheets (UX-105)."""

from __future__ import annotations

import csv
import io
from html import escape
from typing import TYPE_CHECKING

from app.scenes.tournament.wording import names, result_line, round_name, table_name
from app.scenes.wording import game_name
from app.ui.buttons import Button
from app.ui.labels import Caps, Divider
from app.ui.layout import Wrap
from rules.tournament import champion, final_order, standings
from saves.disk import free_path
from saves.errors import CannotWrite
from saves.files import write_text

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from app.text.texts import Texts
    from app.ui.widget import Widget
    from rules.tournament import Tournament

STYLE = """
body{font-family:system-ui,sans-serif;color:#241c12;background:#fbf7ec;margin:2rem auto;max-width:60rem;padding:0 1rem}
h1,h2{color:#7e6433}table{border-collapse:collapse;width:100%;margin-bottom:2rem}
th{text-align:left;border-bottom:2px solid #c9a35b}td{border-bottom:1px solid #e3d7ba}th,td{padding:.35rem .6rem}
.n{text-align:right;font-variant-numeric:tabular-nums}.gone{color:#8a8172}.first{font-size:1.4rem}
@media print{body{background:#fff;margin:0}}
"""


def as_html(texts: Texts, t: Tournament) -> str:
    """Everything on one page: standings, then each round. Names are text, whatever they look like."""
    title, best = escape(t.opened.name), champion(t)
    game = escape(game_name(texts, t.opened.game))
    parts = [
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8"><title>{title}</title>',
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>",
        f"<p>{game} · {escape(texts(f'tournament-format-{t.opened.format}'))}</p>",
    ]
    if best is not None:
        parts.append(f'<p class="first">{escape(texts("tournament-champion", name=t.name(best)))}</p>')
    parts.append(_html_standings(texts, t))
    parts += [_html_round(texts, t, one.number) for one in reversed(t.rounds)]
    return "\n".join([*parts, "</body></html>\n"])


def _html_standings(texts: Texts, t: Tournament) -> str:
    lines = {line.player: line for line in standings(t)}
    head = "".join(f"<th>{escape(texts(f'tournament-column-{one}'))}</th>" for one in COLUMNS)
    rows = [
        f'<tr{" class=gone" if t.players[player].dropped else ""}><td class="n">{place}</td>'
        f"<td>{escape(t.name(player))}</td>"
        f'<td class="n">{lines[player].points}</td><td class="n">{lines[player].strength}</td></tr>'
        for place, player in enumerate(final_order(t), 1)
    ]
    return f"<h2>{escape(texts('tournament-page-standings'))}</h2><table><tr>{head}</tr>{''.join(rows)}</table>"


def _html_round(texts: Texts, t: Tournament, number: int) -> str:
    rows = [
        f"<tr><td>{escape(table_name(texts, t, number, place))}</td><td>{escape(names(t, table.players))}</td>"
        f"<td>{escape(result_line(texts, t, table))}</td></tr>"
        for place, table in enumerate(t.rounds[number].tables)
    ]
    return f"<h2>{escape(round_name(texts, t, number))}</h2><table>{''.join(rows)}</table>"


COLUMNS = ("place", "player", "points", "opponents")


def as_csv(t: Tournament) -> str:
    """The standings, then one line for each player of each table."""
    out = io.StringIO()
    writer = csv.writer(out)
    lines = {line.player: line for line in standings(t)}
    writer.writerow(["place", "player", "points", "opponents", "dropped"])
    for place, player in enumerate(final_order(t), 1):
        line = lines[player]
        writer.writerow([place, _cell(t.name(player)), line.points, line.strength, int(t.players[player].dropped)])
    writer.writerow([])
    writer.writerow(["round", "table", "player", "place", "games won", "bye"])
    for one in t.rounds:
        for number, table in enumerate(one.tables, 1):
            places = {player: place for place, group in enumerate(table.places or (), 1) for player in group}
            for player in table.players:
                row = [one.number + 1, number, _cell(t.name(player)), places.get(player, ""), table.won(player)]
                writer.writerow([*row, int(table.is_bye)])
    return out.getvalue()


def _cell(name: str) -> str:
    """A spreadsheet must not take a name for a formula.

    >>> _cell("=1+1"), _cell("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{name}" if name[:1] in "=+-@＝＋－＠" else name


def export_buttons(desk: DeskScene) -> list[Widget]:
    """The two files and where they go."""
    html = Button(desk.texts("tournament-export-html"), lambda: export(desk, "html"), icon="save", id="export-html")
    table = Button(desk.texts("tournament-export-csv"), lambda: export(desk, "csv"), icon="save", id="export-csv")
    return [Divider(plain=True), Caps(desk.texts("tournament-export")), Wrap([html, table], gap=8)]


def export(desk: DeskScene, form: str) -> None:
    """Into the exchange folder; the notice says where."""
    from app.scenes.tournament.desk import tell_disk

    assert desk.app.places is not None
    folder = desk.app.places.data / "exchange"
    # A spreadsheet reads accents only with this mark at the beginning.
    text = as_html(desk.ctx.texts, desk.t) if form == "html" else "\ufeff" + as_csv(desk.t)
    try:
        path = free_path(folder, desk.file.path.stem, f".{form}")
        write_text(path, text)
    except CannotWrite as trouble:
        tell_disk(desk.app, trouble)
        return
    desk.app.say("load-exported", path=str(path), icon="check", role="good")
