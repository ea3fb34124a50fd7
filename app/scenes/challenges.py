"""Challenges: ten minutes with a goal. Stars are kept for each person, the best ever; a running one shows its goals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from app.games import manifests
from app.match.fixed_tables import FixedTable, challenge, challenges, own_folder
from app.match.people import NOBODY, seated_by
from app.match.seats import HUMAN
from app.match.stars import GoalStanding, key_of, mark_of, standing, tale_of
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.faulty import faulty_rows
from app.scenes.goal_words import GoalBadge, Stars, goal_rows, had, plain_rows, told
from app.scenes.remembered import recall, remember
from app.scenes.seated_people import (
    TOPIC,
    has_profiles,
    keep_for,
    name_chairs,
    people_of,
    person_name,
    play_as,
    playing_person,
)
from app.scenes.wording import game_name, kind_name, reason_text
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD
from app.ui.controls import Picker
from app.ui.dialog import Dialog, Panel
from app.ui.labels import Caps, Divider, Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from saves.people import FIRST, Person

if TYPE_CHECKING:
    from app.match import Match
    from app.scenes.finished import Finished
    from app.table.scene import TableScene
    from app.ui.program import Program


def open_challenges(app: Program) -> None:
    app.push(ChallengesScene(app))


def games_with_challenges() -> list[str]:
    return [game.id for game in manifests() if challenges(None, game.id)[0]]


def draft_of(table: FixedTable, people: Mapping[int, str] | None = None) -> Draft:
    """The fixed table as a draft; `people`: whose profile sits where."""
    chairs = [
        Chair(kind, own=dict(table.own[seat]) if seat < len(table.own) else {}, person=(people or {}).get(seat))
        for seat, kind in enumerate(table.seats)
    ]
    seed = "" if table.seed is None else str(table.seed)
    return Draft(table.game, chairs, dict(table.options), list(table.sets), seed)


def begin(app: Program, table: FixedTable, people: Mapping[int, str] | None = None) -> None:
    """Sit down; the goals are told first and stay in the top bar."""
    draft = draft_of(table, people)
    name_chairs(draft, people_of(app))
    launch.begin(app, draft, marks=(mark_of(table),))
    scene = app.scene
    texts = app.ctx.texts
    parts: list[Widget] = [Paragraph(texts.translated(table.about))] if table.about else []
    body = Column([*parts, *plain_rows(texts, table)], gap=12)
    ready = Button(texts("challenges-begin"), scene.host.close, kind="main", icon="play", id="default")
    scene.host.open(Dialog(texts.translated(table.name), body, [ready]))


def show_goals(app: Program, scene: TableScene) -> None:
    """The stars of a challenge in the top bar of its table; other tables have none."""
    match = scene.match
    game = match.session.setup.game
    key = key_of(match.files.marks)
    table = challenge(app.places, game, key) if key else None
    if table is None:
        return
    follow = _Following(match, table)
    texts = app.ctx.texts

    def tell() -> None:
        close = Button(texts("close"), scene.host.close, kind="main", id="default")
        scene.host.open(Dialog(texts.translated(table.name), goal_rows(texts, follow()), [close]))

    scene.panels.beside_menu = lambda: [GoalBadge(follow, partial(told, texts), tell)]


class _Following:
    """How a challenge stands now; counted anew only when something has happened."""

    def __init__(self, match: Match, table: FixedTable) -> None:
        self._match, self._table = match, table
        self._seen: tuple[int, int] = (-1, -1)
        self._standing: GoalStanding | None = None

    def __call__(self) -> GoalStanding:
        match = self._match
        seen = len(match.session.log), match.log.cuts
        if self._standing is None or seen != self._seen:
            self._seen = seen
            self._standing = standing(self._table, tale_of(match, self._table.human))
        return self._standing


# --- the end


def ended(app: Program, match: Match) -> GoalStanding | None:
    """The stars of a match that is over, kept for who earned them; None if it was no challenge that is still there."""
    key = key_of(match.files.marks)
    table = challenge(app.places, match.session.setup.game, key) if key else None
    if table is None:
        return None
    now = standing(table, tale_of(match, table.human))
    person = earner(match, table)
    if person and now.earned and not match.files.only_shown:
        keep_for(app, lambda files: files.earn(person, star_key(table), now.earned))
    return now


def earner(match: Match, table: FixedTable) -> str:
    """Whose stars they are; nobody's if a computer player has finished the game."""
    is_played = match.seats[table.human].kind == HUMAN
    return seated_by(match.files.marks).get(table.human, FIRST) if is_played else NOBODY


def star_key(table: FixedTable) -> str:
    return f"{table.game}/{table.key}"


def earned_rows(app: Program, over: Finished) -> list[Widget]:
    """For the result screen: what has become of the goals."""
    texts = app.ctx.texts
    if over.standing is None:
        return [Paragraph(texts("challenges-gone"), DIM)] if key_of(over.marks) else []
    name = texts.translated(over.standing.table.name)
    return [Caps(texts("challenges-earned", name=name)), goal_rows(texts, over.standing), Divider(plain=True)]


# --- the screen


class ChallengesScene(Scene):
    """The challenges of one game; each is begun with one click."""

    name = "challenges"

    def __init__(self, app: Program, game: str = "") -> None:
        super().__init__(app)
        known = games_with_challenges()
        kept = recall(app, TOPIC, "game")
        self.game = game or (kept if kept in known else known[0] if known else "")
        self.people: list[Person] = []
        self.person = FIRST
        self.tables: list[FixedTable] = []
        self.first_focus = "challenges-list"

    def entered(self) -> None:
        self.people = people_of(self.app)
        self.person = playing_person(self.app, self.people)
        if self.host.layers:
            self.rebuild()

    @property
    def _stars(self) -> dict[str, int]:
        return dict(next((one.stars for one in self.people if one.id == self.person), {}))

    def build(self) -> Widget:
        self.tables, problems = challenges(self.app.places, self.game)
        if self.tables:
            self.first_focus = f"begin-{self.tables[0].key}"
        rows: list[Widget] = [Paragraph(self.texts("challenges-line"), DIM, prefer=800)]
        for table in self.tables:
            rows += [Divider(plain=True), self._row(table)]
        rows += faulty_rows(self.ctx.texts, problems)
        if self.app.places is not None:
            folder = str(own_folder(self.app.places, self.game))
            rows += [Divider(plain=True), Paragraph(self.texts("challenges-own", folder=folder), DIM, prefer=800)]
        area = ScrollArea(Pad(Column(rows, gap=12), x=6, y=4), id="challenges-list")
        return Pad(Column([self._head(), Panel(area, x=20, y=16)], gap=12, flex={1: 1}), x=26, y=18, most=1100)

    def _head(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        tools: list[Widget] = [Button(self.texts("runs-title"), self._to_runs, icon="planet", id="to-runs")]
        if has_profiles(self.people):
            names = [(one.id, person_name(self.ctx.texts, one)) for one in self.people]
            tools.append(Picker(names, self.person, self._play_as, id="person", drop=True))
        games = [(game, game_name(self.ctx.texts, game)) for game in games_with_challenges()]
        if len(games) > 1:
            tools.append(Picker(games, self.game, self._turn_to, id="game", drop=True))
        heading = Heading(self.texts("challenges-title"))
        if self.ctx.size[0] < self.ctx.px(1000 * self.ctx.text_scale):
            return Column([Row([back, heading], gap=14, flex={1: 1}), Wrap(tools, gap=10)], gap=8, region=True)
        return Row([back, heading, *tools], gap=14, flex={1: 1}, region=True)

    def _row(self, table: FixedTable) -> Widget:
        texts, stars = self.ctx.texts, self._stars.get(star_key(table), 0)
        kinds = [kind_name(texts, kind) for seat, kind in enumerate(table.seats) if seat != table.human]
        head = Row(
            [
                Label(texts.translated(table.name), LEAD),
                Stars(had(stars), 22, tip=texts("challenges-best", stars=stars)),
            ],
            gap=12,
            flex={0: 1},
        )
        rows: list[Widget] = [head]
        if table.about is not None:
            rows.append(Paragraph(texts.translated(table.about), prefer=420))
        rows += plain_rows(texts, table)
        if kinds:
            seed = "new" if table.seed is None else "fixed"
            rows.append(Paragraph(texts("challenges-table", seats=", ".join(kinds), seed=seed), DIM, prefer=420))
        why = draft_of(table).trouble()
        tip = f"{texts.translated(table.name)}. {texts('challenges-stars', stars=stars, most=len(table.stars))}"
        play = Button(
            texts("challenges-play"),
            partial(self._begin, table),
            kind="main",
            icon="play",
            id=f"begin-{table.key}",
            enabled=why is None,
            tip=reason_text(texts, why) if why is not None else tip,
        )
        return Row([Column(rows, gap=4), play], gap=16, align="top", flex={0: 1})

    def _to_runs(self) -> None:
        from app.scenes.runs import RunsScene

        self.app.pop()
        self.app.push(RunsScene(self.app, self.game))

    def _turn_to(self, game: object) -> None:
        self.game = str(game)
        remember(self.app, TOPIC, "game", self.game)
        self.rebuild()

    def _play_as(self, person: object) -> None:
        self.person = str(person)
        play_as(self.app, self.person)
        self.rebuild()

    def _begin(self, table: FixedTable) -> None:
        begin(self.app, table, {table.human: self.person})
