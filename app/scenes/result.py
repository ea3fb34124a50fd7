"""The end of a game: places, the scoring step by step, and what one may want to do next (UX-95, UX-109)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from threading import Thread
from typing import TYPE_CHECKING

from app.games import part
from app.match import statistics
from app.match.people import seated_by
from app.match.scenarios import scenario_of
from app.scenes import launch, run_play
from app.scenes.celebration import LASTS_MS, Celebrated
from app.scenes.challenges import begin as begin_challenge
from app.scenes.challenges import earned_rows, ended
from app.scenes.draft import Draft
from app.scenes.finale import finale
from app.scenes.finished import Finished, ScoreStep, facts_line, finished_of, heading_line, reason_line, score_steps
from app.scenes.parts import Emblem, SeatBadge
from app.scenes.plots import ChancePlot, CoursePlot
from app.scenes.remembered import recall
from app.scenes.review import open_review, review_of
from app.scenes.story import course_name, story_lines
from app.scenes.wording import game_name, kind_name, points
from app.text.names import default_number
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, LEAD, STRONG, TITLE
from app.ui.dialog import Panel
from app.ui.input import Act, Intent
from app.ui.labels import Caps, Divider, Heading, Icon, Label, Paragraph, Progress
from app.ui.layout import Column, Grid, Pad, Row, Space, Wrap
from app.ui.program import Tune
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    import pygame

    from app.match import Match
    from app.match.review import GameReview
    from app.ui.program import Program
    from saves.document import Document

BESIDES = 260.0  # logical height of what is above and below the two sides, and of their edges
STEP_MS = 700.0
GOES_ON = ("confirm", "cancel")  # from the end as a scene to the figures
UNREAD_MS = 800.0  # a key that comes before that was meant for the table
KEEPSAKES = (
    "chart",
    "star",
    "save",
    "log",
    "trophy",
)  # the pictures of what is kept of a game: they are known without words


def result_of(
    app: Program,
    match: Match,
    picture: Callable[[], pygame.Surface] | None = None,
    lines: Callable[[], Sequence[str]] | None = None,
) -> ResultScene:
    """The end of a match, counted and ready to be shown; the table stays below and can be looked at again."""
    over = replace(finished_of(match, picture, lines), extras=launch.extras_of(match))
    over = replace(over, standing=ended(app, match))
    # A position out of the rulebook is no game that anybody won, and one that was over before nobody has won now.
    if recall(app, "statistics", "on") is not False and not scenario_of(over.marks) and not match.files.only_shown:
        _beside(app, partial(statistics.keep, app.places, over.played()))
    if app.kiosk is not None and app.kiosk.demo is None:
        first = ", ".join(over.name(app.ctx.texts, seat) for seat in over.result.places[0])
        app.kiosk.day.finish(over.game, first, over.turns, over.match)
    if over.is_for_tournament:
        from app.scenes.tournament.seating import report_match

        report_match(app, over)
    if not match.files.only_shown:
        run_play.report(app, over)
    return ResultScene(app, over, staged=picture is not None)


def withdraw(app: Program, match: Match) -> None:
    """The last step was taken back after the result had been shown: the game counts when it is over again."""
    _beside(app, partial(statistics.withdraw, app.places, match.files.match_id))
    run_play.withdraw(app, match)
    if app.kiosk is not None:
        app.kiosk.day.withdraw(match.files.match_id)


def _beside(app: Program, chore: Callable[[], None]) -> None:
    """What changes the statistics; a window does not wait for the disk (UX-100)."""
    if app.studio is None:
        chore()
    else:
        Thread(target=chore, daemon=False).start()


class ResultScene(Scene):
    """Standings at the left, scoring at the right; lines of the scoring appear one after the other."""

    name = "result"

    def __init__(self, app: Program, over: Finished, *, staged: bool = False) -> None:
        """`staged`: the end is told as a scene before the figures are."""
        super().__init__(app)
        self.over = over
        self._staged = staged
        self.lines_shown = 0  # how many lines of the scoring are shown
        self._worded: tuple[str, list[ScoreStep]] = "", []  # the scoring in one language
        self._next_at = app.ctx.clock + STEP_MS
        self._opened_at = app.ctx.clock
        self.saved = False
        self._falls = False  # stars were in the last picture
        self.tune = Tune(over.game, "triumph" if over.is_happy else "calm")
        self._counted_at: float | None = None  # when the last line of the scoring was told
        self.review: GameReview | None = None  # how the game went for its people, once it is looked at
        self.first_focus = "default-desk" if over.is_for_tournament else "menu"  # no Enter begins another game
        if run_play.is_of_run(over.marks):
            self.first_focus = "default-run"

    def steps(self) -> list[ScoreStep]:
        language = self.ctx.texts.language
        if self._worded[0] != language:
            self._worded = language, score_steps(self.ctx.texts, self.over)
        return self._worded[1]

    # --- time

    def update(self, dt: float) -> bool:
        total = len(self.steps())
        if self.lines_shown < total and self.ctx.clock >= self._next_at:
            self._next_at = self.ctx.clock + STEP_MS
            self.lines_shown = total if self.ctx.reduced_motion else self.lines_shown + 1
            self.rebuild()
            return True
        if self.is_counted and self._counted_at is None:
            self._conclude()
            return True
        if self._look_back():
            self.rebuild()
            return True
        fell, self._falls = self._falls, self.celebrates
        return fell or self._falls  # the last picture is one without stars

    def _look_back(self) -> bool:
        """See how the game went, when the stars have fallen: True where more of it can be shown."""
        if not self.over.may_review or not self.is_counted or self.finale or self.celebrates:
            return False
        if self.review is None:
            self.review = review_of(self.app, self.over.saved())
        was = self.review.is_charted
        told = self.review.update() and not was
        return told and (self.review.is_charted or self.review.is_tenth)

    def left(self) -> None:
        if self.review is not None:
            self.review.stop()
        super().left()

    def _conclude(self) -> None:
        """Now it is known who has won: whoever lost hears no fanfare."""
        self._counted_at = self.ctx.clock
        self.app.sound("win" if self.over.is_happy else "lose")
        self.rebuild()

    @property
    def celebrates(self) -> bool:
        """Do stars fall just now?"""
        since = self._counted_at
        running = since is not None and self.ctx.clock < since + LASTS_MS
        return running and self.over.people_won and not self.ctx.reduced_motion

    @property
    def finale(self) -> bool:
        """Whether the end is told just now."""
        return self._staged and self._counted_at is not None

    def show_figures(self) -> None:
        self._staged = False
        self.rebuild()

    def tell_all(self) -> None:
        self.lines_shown = len(self.steps())
        self.rebuild()

    def foremost(self, intent: Intent) -> bool:
        """Enter that was still meant for the table ends the counting, and nothing else."""
        if self.finale and isinstance(intent, Act) and intent.action in GOES_ON:
            if not intent.released and self.ctx.clock > (self._counted_at or 0.0) + UNREAD_MS:
                self.show_figures()
            return True
        early = self.lines_shown < len(self.steps()) or self.ctx.clock < self._opened_at + UNREAD_MS
        if isinstance(intent, Act) and intent.action == "confirm" and not intent.released and early:
            self.tell_all()
            return True
        return False

    def intent(self, intent: Intent) -> bool:
        """F1: the rulebook where it tells what is scored (UX-94)."""
        if isinstance(intent, Act) and intent.action == "why" and not intent.released:
            rule = next((step.rule for step in self.steps() if step.rule), "")
            self.app.open_screen("rules")(self.app, self.over.game, rule)
            return True
        return super().intent(intent)

    # --- the screen

    def build(self) -> Widget:
        since = self._counted_at
        if self._staged and since is not None:
            content = finale(self.ctx, self.over, since, self.show_figures)
        else:
            content = self._content()
        if not self.celebrates or self._counted_at is None:
            return content
        theme, first = self.ctx.theme, self.over.result.places[0]
        colours = [theme.brass_light, theme.chosen, *(self.ctx.seats[seat].colour for seat in first)]
        return Celebrated(content, self._counted_at, [(c[0], c[1], c[2]) for c in colours])

    def _content(self) -> Widget:
        narrow = self.ctx.size[0] < self.ctx.px(980 * self.ctx.text_scale**0.8)
        low = self.ctx.size[1] < self.ctx.px(560 * self.ctx.text_scale)
        if narrow or low:
            return Pad(Panel(self._narrow(), x=22, y=14), x=12, y=10, most=1000)
        sides = [Panel(side, x=26, y=22) for side in self._sides()]
        middle = Row(sides, gap=18, align="stretch", flex={0: 1.0, 1: 1.25})
        head = Row([Emblem(self.over.game, 68), Column([self._heading(), *self._why()], gap=0)], gap=18, flex={1: 1})
        again, menu = self._main()
        buttons = self._arranged([again, *self._further(), menu])
        return Pad(Column([head, middle, buttons], gap=16, flex={1: 1}), x=30, y=20, most=1320)

    def _sides(self) -> tuple[Widget, Widget]:
        """Standings at the left; scoring and story where less of them must be scrolled."""
        scoring, story = self._scoring(), self._story()
        if not self._has_story:
            return ScrollArea(self._standings(), id="standings"), ScrollArea(scoring, id="scoring")
        wide, room = (min(self.ctx.size[0], self.ctx.px(1320)) // 2, self.ctx.size[1] - self.ctx.px(BESIDES))
        head = self._standings().height(self.ctx, wide)
        high = {part: part.height(self.ctx, wide) for part in (scoring, story)}

        def hidden(below: Widget, beside: Widget) -> int:
            return max(0, head + high[below] - room) + max(0, high[beside] - room)

        below, beside = min(((scoring, story), (story, scoring)), key=lambda way: hidden(*way))
        left = Column([self._standings(), Divider(), below], gap=14)
        return ScrollArea(left, id="standings"), ScrollArea(beside, id="story" if beside is story else "scoring")

    def _narrow(self) -> Widget:
        """Who has won stays above and what comes next below, whatever is scrolled between them."""
        head = Row([Emblem(self.over.game, 44), self._heading()], gap=14, flex={1: 1})
        told: list[Widget] = [
            *self._why(),
            self._standings(),
            Divider(),
            *([self._story(), Divider()] if self._has_story else []),
            self._scoring(),
            Divider(),
            self._arranged(self._further()),
        ]
        return Column(
            [head, ScrollArea(Column(told, gap=14), id="result"), self._arranged(self._main())], gap=8, flex={1: 1}
        )

    @property
    def is_counted(self) -> bool:
        """Nothing tells who has won before the last line of the scoring has."""
        return self.lines_shown >= len(self.steps())

    def _heading(self) -> Widget:
        texts = self.ctx.texts
        return Heading(heading_line(texts, self.over) if self.is_counted else texts("result-counting"))

    def _why(self) -> list[Widget]:
        why = reason_line(self.ctx.texts, self.over) if self.is_counted else ""
        return [Paragraph(why, DIM, prefer=700)] if why else []

    def _standings(self) -> Widget:
        counted = self.is_counted
        rows: list[Widget] = earned_rows(self.app, self.over) if counted else []
        rows.append(Caps(self.texts("result-standings")))
        rows += [self._standing(seat, counted) for seat in (self.over.ranking() if counted else self._seats)]
        facts = facts_line(self.ctx.texts, self.over)
        rows += [Divider(plain=True), Paragraph(facts, DIM, prefer=420)]
        rows += [
            Row([Icon("info", 18), Paragraph(self.texts(f"result-mark-{mark}"), DIM, prefer=380)], gap=8, flex={1: 1})
            for mark in self.over.marks
            if self.ctx.texts.has(f"result-mark-{mark}")
        ]
        return Column(rows, gap=12)

    @property
    def _seats(self) -> range:
        return range(len(self.over.who))

    def _total(self, seat: int) -> int:
        """Of the lines told so far."""
        return sum(step.points[seat] or 0 for step in self.steps()[: self.lines_shown])

    def _brought(self, seat: int) -> list[str]:
        """What the seat played with, where that differs: its alien, its deck."""
        own, brought = part(self.over.game, "statistics"), self.over.brought
        return (
            [own.brought_name(self.ctx.texts, brought[seat], self.over.printed)]
            if own and brought and brought[seat]
            else []
        )

    def _standing(self, seat: int, counted: bool) -> Widget:
        name, kind = self.over.name(self.ctx.texts, seat), self.over.who[seat][1]
        place = self.over.result.place_of(seat) if counted else 0
        crown: Widget = Icon("crown", 26, "chosen") if place == 1 else Space(26, 26)
        words = Column(
            [
                Paragraph(name, LEAD if place == 1 else STRONG, prefer=260),
                Paragraph(" · ".join([kind_name(self.ctx.texts, kind), *self._brought(seat)]), DIM, prefer=260),
            ],
            gap=0,
        )
        total = self.over.result.scores[seat] if counted else self._total(seat)
        score = Label(points(self.ctx.texts, total), TITLE, align="right")
        ranks = counted and len(self.over.who) > 1  # who plays alone wins or loses, and has no place
        rank = Label(self.texts("result-place", place=place) if ranks else "", STRONG)
        return Row([rank, SeatBadge(seat, 40), words, crown, score], gap=14, flex={0: 0.3, 2: 4})

    @property
    def _has_story(self) -> bool:
        return bool(self.over.story.course or self.over.story.moments or self.over.may_review)

    def _story(self) -> Widget:
        """How it came about; empty until it is known who has won."""
        over, texts = self.over, self.ctx.texts
        rows: list[Widget] = [Caps(self.texts("result-story"))]
        if not self.is_counted:
            return Column(rows)
        rows += self._chances()
        if over.story.course:
            said = course_name(texts, over)
            rows += [CoursePlot(over.story.course, said), Paragraph(said, DIM, prefer=460)]
        rows += [
            Row([Icon("star", 18, "chosen"), Paragraph(line, prefer=420)], gap=10, flex={1: 1})
            for line in story_lines(texts, over)
        ]
        return Column(rows, gap=12)

    def _chances(self) -> list[Widget]:
        """How likely the people were to win, as it looked to each of them."""
        if not self.over.may_review:
            return []
        review = self.review
        if review is None or not review.is_charted:
            share = 0.0 if review is None else review.share
            return [Paragraph(self.texts("review-charting"), DIM, prefer=460), Progress(share)]
        lines = {seat: line for seat, line in review.courses.items() if line}
        if not lines:
            return []
        said = self.texts("review-chances")
        return [ChancePlot(lines, said), Paragraph(said, DIM, prefer=460)]

    def _scoring(self) -> Widget:
        steps = self.steps()
        rows: list[Widget] = [Caps(self.texts("result-scoring"))]
        if not steps:
            told = "result-no-steps" if self.over.result.places[0] else "result-no-scoring"
            rows.append(Paragraph(self.texts(told), DIM, prefer=460))
            return Column(rows, gap=12)
        seats, texts = self._seats, self.ctx.texts
        rows.append(self._line("", [SeatBadge(seat, 30, tip=self.over.name(texts, seat)) for seat in seats]))
        for step in steps[: self.lines_shown]:
            rows.append(self._line(step.name, [self._points(scored) for scored in step.points]))
        if self.lines_shown < len(steps):
            rows.append(
                Wrap([Button(self.texts("result-all"), self.tell_all, kind="quiet", icon="fast", id="tell-all")])
            )
        totals = [self._total(seat) for seat in seats]
        rows += [
            Divider(plain=True),
            self._line(
                self.texts("result-total"),
                [Label(points(self.ctx.texts, total), LEAD, align="center") for total in totals],
            ),
        ]
        return Column(rows, gap=10)

    def _line(self, name: str, cells: list[Widget]) -> Widget:
        return Row([Label(name, STRONG), *cells], gap=8, flex={0: 2.4, **dict.fromkeys(range(1, len(cells) + 1), 1.0)})

    def _points(self, scored: int | None) -> Widget:
        if scored is None:
            return Label("–", DIM, align="center")
        role = "good" if scored > 0 else "harm_text" if scored < 0 else "ink_dim"
        shown = points(self.ctx.texts, scored)
        return Label(f"+{shown}" if scored > 0 else shown, STRONG.coloured(role), align="center")

    def _main(self) -> list[Button]:
        if self.over.is_for_tournament:
            desk = Button(
                self.texts("result-tournament"), self._to_tournament, kind="main", icon="trophy", size="lead",
                id="default-desk",
            )  # fmt: skip
            return [desk, Button(self.texts("result-menu"), self.app.go_home, icon="menu", id="menu")]
        if run_play.is_of_run(self.over.marks):
            to_run = partial(run_play.return_to_run, self.app, self.over)
            return [
                Button(self.texts("result-menu"), self.app.go_home, icon="menu", id="menu"),
                Button(self.texts("result-run"), to_run, kind="main", icon="planet", size="lead", id="default-run"),
            ]
        return [
            Button(
                self.texts("result-rematch"),
                self._rematch,
                icon="rotate",
                size="lead",
                id="rematch",
            ),
            Button(self.texts("result-menu"), self.app.go_home, kind="main", icon="menu", size="lead", id="menu"),
        ]

    def _further(self) -> list[Button]:
        texts, keeps = self.texts, self.app.kiosk is None  # of a visitor nothing is kept
        buttons = [Button(texts("result-change"), self._change, icon="settings", id="change")] if keeps else []
        if self.over.may_review:
            buttons.insert(0, Button(texts("review-title"), self._review, icon="hint", id="review"))
        if keeps:
            buttons += [
                Button(texts("result-save"), self._save, icon="save", id="save-replay", enabled=not self.saved),
                Button(texts("result-share"), self._share, icon="star", id="share"),
            ]
        if keeps and self.over.has_company:
            buttons.append(Button(texts("result-file"), self._result_file, icon="trophy", id="result-file"))
        if self.over.lines is not None:
            buttons.append(Button(texts("result-log"), self._log, icon="log", id="log"))
        if keeps:
            buttons.append(Button(texts("menu-statistics"), self._statistics, icon="chart", id="statistics"))
        buttons.append(Button(texts("result-look"), self.app.pop, icon="eye", id="look"))
        return buttons

    def _arranged(self, buttons: list[Button]) -> Widget:
        """One row, where needed in smaller letters and with as few pictures instead of words as will do; else two."""
        room = min(self.ctx.size[0] - self.ctx.px(80), self.ctx.px(1260))
        small = [button if button.kind == "main" else _smaller(button) for button in buttons]
        tried: list[list[Widget]] = [[*buttons]]
        for count in range(len(KEEPSAKES) + 1):
            tried.append([_wordless(one) if one.icon in KEEPSAKES[:count] else one for one in small])
        for widgets in tried:
            row = Wrap(widgets, gap=10, region=True)
            if row.width(self.ctx) <= room:
                return row
        return Grid(buttons, least=180, most=(len(buttons) + 1) // 2, gap=10, region=True)  # none stands alone

    # --- what next

    def _draft(self) -> Draft:
        over = self.over
        draft = Draft.like(over.setup, over.homes or over.who, seated_by(over.marks), over.marks)
        draft.extras = dict(over.extras)
        return draft

    def _rematch(self) -> None:
        """With the same pieces, also where a set of the user's own has changed or gone meanwhile."""
        if self.over.standing is not None:  # the same goals once more
            begin_challenge(self.app, self.over.standing.table, seated_by(self.over.marks))
            return
        launch.begin(self.app, self._draft(), content=self.over.content)

    def _to_tournament(self) -> None:
        from app.scenes.tournament.seating import return_to_desk

        return_to_desk(self.app, self.over.marks)

    def _result_file(self) -> None:
        """A file for the tournament desk of another copy of the program."""
        from saves.errors import CannotWrite
        from saves.results import write_result

        if self.app.places is None or self.over.document is None:
            self.app.say("notice-not-written", icon="warning", role="warn")
            return
        try:
            path = write_result(self.app.places.data / "exchange", self.over.document())
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
            return
        self.app.say("load-exported", path=str(path), icon="check", role="good")

    def _change(self) -> None:
        from app.scenes.setup import SetupScene

        draft, game = self._draft(), self.over.game
        self.app.go_home()
        self.app.push(SetupScene(self.app, game, draft))

    def _save(self) -> None:
        from saves.errors import BadSave, CannotWrite

        store = launch.store_of(self.app)
        if store is None or self.over.document is None:
            self.app.say("notice-not-written", icon="warning", role="warn")
            return
        try:
            store.save(_named(self.over.document(), self._save_name()))
        except (BadSave, CannotWrite) as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
            return
        self.saved = True
        self.rebuild()
        self.app.say("result-saved", icon="check", role="good")

    def _save_name(self) -> str:
        """Game and players; without a name of its own where somebody has none: the list tells both in its language."""
        if any(default_number(name) is not None for name, _ in self.over.who):
            return ""
        names = ", ".join(self.over.name(self.ctx.texts, seat) for seat in self._seats)
        return self.texts("result-save-name", game=game_name(self.ctx.texts, self.over.game), names=names)[:60]

    def _review(self) -> None:
        if self.review is None:
            self.review = review_of(self.app, self.over.saved())
        open_review(self.app, self.over.saved(), self.review)

    def _statistics(self) -> None:
        from app.scenes.statistics import open_statistics

        open_statistics(self.app)

    def _share(self) -> None:
        from app.scenes.share import share

        share(self, self.over)

    def _log(self) -> None:
        from app.scenes.whole_log import open_log

        assert self.over.lines is not None
        open_log(self, self.over.lines(), partial(self.app.say))


def _smaller(button: Button) -> Button:
    return Button(
        button.text, button.action, kind=button.kind, icon=button.icon, size="small", id=button.id,
        enabled=button.enabled,
    )  # fmt: skip


def _wordless(button: Button) -> Widget:
    """Only its picture; its words are the tooltip."""
    return IconButton(button.icon, button.action, button.text, size=44, id=button.id, enabled=button.enabled)


def _named(document: Document, name: str) -> Document:
    import msgspec

    return msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, name=name))
