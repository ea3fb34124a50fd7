"""The new-game screen: seats, switches each explained in a sentence, seed, and "Play now" (UX-92, UX-95)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.entries import lesson_count
from app.scenes.game_facts import game_facts
from app.scenes.lobby import (
    Lobby,
    Preset,
    chosen_preset,
    first_draft,
    groups_of,
    presets_of,
    rows_of,
    seats_of,
    tints_of,
)
from app.scenes.parts import Emblem
from app.scenes.preparing import prepare_table
from app.scenes.remembered import recall, remember
from app.scenes.seated_people import name_chairs, people_of
from app.scenes.setup_rows import SeatRows, VariantRows, set_rows
from app.scenes.wording import game_name, reason_text
from app.ui.buttons import Button, IconButton
from app.ui.colour import rgb
from app.ui.context import DIM
from app.ui.dialog import Panel
from app.ui.fields import TextField
from app.ui.labels import Caps, Divider, Heading, Icon, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Illegal

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules.content.loading import SetInfo
    from saves.people import Person

TOPIC = "new-game"


def open_new_game(app: Program, game: str) -> None:
    app.push(SetupScene(app, game))


def draft_for(app: Program, game: str) -> Draft:
    """As it was played last; before that, as somebody can follow it who has never played it."""
    return Draft.decode(game, recall(app, TOPIC, game)) or first_draft(game)


def _with_people(app: Program, draft: Draft) -> list[Person]:
    """Everybody with a profile; those who sit at the table have their present names."""
    people = people_of(app)
    name_chairs(draft, people)
    return people


def play(app: Program, draft: Draft) -> None:
    """Begin this game and keep what was chosen for the next time."""
    try:
        launch.begin(app, draft)
    except Illegal as refused:  # a card set that cannot be used any more
        app.notices.say(app.ctx, reason_text(app.ctx.texts, refused.reason), icon="warning", role="warn")
        app.dirty = True
        return
    remember(app, TOPIC, draft.game, draft.encode())


class SetupScene(Scene):
    """Seats at the left, switches at the right; below them the seed and the button that starts."""

    name = "new-game"

    def __init__(self, app: Program, game: str, draft: Draft | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.draft = draft or draft_for(app, game)
        self.people = _with_people(app, self.draft)
        self.has_lessons = lesson_count(game) > 0
        self.unfolded = {name for name, _ in groups_of(game)[:1]}
        self.others: list[SetInfo] = []  # content sets beyond the game's own
        self._found: list[SetInfo] | None = None
        self.first_focus = "default-play"

    def entered(self) -> None:
        prepare_table(self.app, self.draft)
        if self.app.studio is not None:
            self.app.beside(("sets", self.game), self._look_for_sets)
        else:
            self._look_for_sets()
            self.others = self._found or []
        if self.host.layers:
            self.people = _with_people(self.app, self.draft)
            self.rebuild()  # back from a screen on which what is offered here may have changed, such as the decks

    def left(self) -> None:
        self.ctx.tints = ()

    def _look_for_sets(self) -> None:
        """Reading all files of the sets takes a while; the screen is usable meanwhile (UX-101)."""
        from app.match.content_sets import other_sets

        self._found = other_sets(self.app.places, self.game)

    def update(self, dt: float) -> bool:
        if self._found is None or self._found == self.others:
            return False
        self.others, self._found = self._found, None
        self.rebuild()
        return True

    # --- the screen

    def build(self) -> Widget:
        self.ctx.tints = tuple(rgb(tint) for tint in tints_of(self.draft, self.ctx.art))
        narrow = self.ctx.size[0] < self.ctx.px(1000 * self.ctx.text_scale**0.8)
        low = self.ctx.size[1] < self.ctx.px(520 * self.ctx.text_scale)
        if narrow or low:
            # One long page: the button that starts stands first, so that it is seen without scrolling.
            body = Column([self._head(), self._foot(), Divider(), self._seats(), Divider(), self._switches()], gap=14)
            return Pad(Panel(ScrollArea(body, id="setup"), x=20, y=14), x=12, y=10, most=1000)
        seats = Panel(ScrollArea(self._seats(), id="setup-seats"), x=22, y=18)
        switches = Panel(ScrollArea(self._switches(), id="setup-switches"), x=22, y=18)
        middle = Row([seats, switches], gap=18, align="stretch", flex={0: 1, 1: 1})
        return Pad(Column([self._head(), middle, self._foot()], gap=14, flex={1: 1}), x=28, y=18, most=1320)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        title = Heading(game_name(self.ctx.texts, self.game))
        line = Paragraph(self.texts(f"game-{self.game}-line"), DIM, prefer=700)
        facts = Paragraph(game_facts(self.ctx.texts, self.game), DIM.coloured("brass_light"), prefer=700)
        parts: list[Widget] = [back, Emblem(self.game, 60), Column([title, line, facts], gap=0)]
        if self.has_lessons:
            parts.append(Button(self.texts("lesson-title"), self._open_lessons, icon="lesson", id="lessons"))
        return Row(parts, gap=14, flex={2: 1}, region=True)

    def _seats(self) -> Widget:
        fair = partial(launch.fair_strengths, self.app, self.draft)
        rows = SeatRows(self.draft, self.ctx.texts, self._changed, self.people, fair)
        seats = rows.build()
        return Column(
            [Row([Caps(self.texts("setup-seats")), *self._people()], flex={0: 1}), *seats, *self._lobby()],
            gap=12,
            region=True,
        )

    def _people(self) -> list[Widget]:
        """The way to names of their own; of a visitor nothing is kept."""
        if self.app.kiosk is not None:
            return []
        return [
            Button(
                self.texts("people-title"),
                self._open_people,
                icon="human",
                size="small",
                kind="quiet",
                id="people",
            )
        ]

    def _lobby(self) -> list[Widget]:
        found = list(rows_of(Lobby(self.app, self.draft, self.host, self._changed)))
        return [Divider(plain=True), *found] if found else []

    def _switches(self) -> Widget:
        rows = VariantRows(self.draft, self.ctx.texts, self._changed, self.unfolded)
        return Column(
            [*self._presets(), *self._sets(), Caps(self.texts("setup-switches")), *rows.build()], gap=12, region=True
        )

    def _presets(self) -> list[Widget]:
        presets = presets_of(self.game)
        if len(presets) < 2:
            return []
        chosen = chosen_preset(self.draft)
        rows: list[Widget] = [Caps(self.texts("setup-presets"))]
        rows.append(Wrap([self._preset(one, one is chosen) for one in presets if not one.alone], gap=10))
        alone = [self._preset(one, one is chosen) for one in presets if one.alone]
        if alone:
            rows += [Caps(self.texts("setup-alone")), Wrap(alone, gap=10)]
        if chosen is not None:
            told = self.texts(f"preset-{self.game}-{chosen.id}-help")
            rows.append(Paragraph(told, DIM.coloured("brass_light"), prefer=420))
        return rows

    def _preset(self, preset: Preset, chosen: bool) -> Button:
        name = f"preset-{self.game}-{preset.id}"
        return Button(
            self.texts(name),
            partial(self._use, preset),
            chosen=chosen,
            id=f"preset-{preset.id}",
            tip=self.texts(f"{name}-help"),
        )

    def _sets(self) -> list[Widget]:
        rows = set_rows(self.ctx.texts, self.draft, self.others, self._changed)
        return [Caps(self.texts("setup-sets")), *rows] if rows else []

    def _foot(self) -> Widget:
        trouble = self.draft.trouble()
        play = Button(
            self.texts("setup-play"),
            self._play,
            kind="main",
            size="lead",
            icon="play",
            id="default-play",
            enabled=trouble is None,
            tip=reason_text(self.ctx.texts, trouble) if trouble else "",
        )
        seed = TextField(
            self.draft.seed,
            self._type_seed,
            hint=self.texts("setup-seed"),
            icon="dice",
            most=10,
            id="seed",
            tip=self.texts("setup-seed-help"),
            width=230,
        )
        reset = IconButton("undo", self._reset, self.texts("setup-reset"), id="reset", size=40)
        parts: list[Widget] = [seed, reset, play]
        foot = Wrap(parts, gap=12, align="right")
        if trouble is None:
            return Column([foot], region=True)
        why = Row(
            [
                Icon("warning", 20, "warn"),
                Paragraph(reason_text(self.ctx.texts, trouble), DIM.coloured("warn"), prefer=800),
            ],
            gap=8,
            flex={1: 1},
        )
        return Column([why, foot], gap=8, region=True)

    def _open_people(self) -> None:
        from app.scenes.people import open_people  # with it comes what reads and writes files

        open_people(self.app)

    def _open_lessons(self) -> None:
        from app.scenes.lessons import open_lessons  # with it comes all that a running game needs

        open_lessons(self.app, self.game)

    # --- changes

    def _changed(self) -> None:
        self.rebuild()

    def _use(self, preset: Preset) -> None:
        preset.put(self.draft)
        self.rebuild()

    def _type_seed(self, text: str) -> None:
        digits = "".join(sign for sign in text if sign in "0123456789")
        self.draft.seed = digits
        if digits != text:
            self.rebuild()

    def _reset(self) -> None:
        self.draft = Draft.fresh(self.game, seats_of(self.game))
        name_chairs(self.draft, self.people)
        self.rebuild()

    def _play(self) -> None:
        play(self.app, self.draft)
