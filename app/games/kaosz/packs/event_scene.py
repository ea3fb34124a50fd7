"""One evening with packs: who has still to open or to draft, who builds, and which decks meet at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.games.kaosz.decks.brought import Brought, bring
from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.legality import problems_of
from app.games.kaosz.decks.model import MOST_NAME, DeckList
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.decks.shelf import Shelved
from app.games.kaosz.decks.toml_form import values_of
from app.games.kaosz.packs.albums import Albums, new_entry
from app.games.kaosz.packs.curtain import behind_curtain
from app.games.kaosz.packs.draft_scene import DraftScene
from app.games.kaosz.packs.evenings import Evenings, decks_of_pool, sold_faces
from app.games.kaosz.packs.event import DRAFT, PackEvent
from app.games.kaosz.packs.opening import OpeningScene
from app.scenes.draft import HUMAN, Chair, Draft
from app.scenes.parts import SeatBadge
from app.scenes.wording import kind_name
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Toggle
from app.ui.dialog import Panel
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import find
from rules.kaosz.decks import OFFICIAL_SIZE
from rules.kaosz.limited.album import DRAFTED, PACK
from rules.kaosz.limited.pool import pooled
from saves.errors import CannotWrite

if TYPE_CHECKING:
    from app.ui.program import Program

FEWEST_AT_TABLE = 2
FEWEST_IN_TOURNAMENT = 2  # of this evening; others may enter at the desk (KG-11.76)


class Entrant(NamedTuple):
    """Somebody with a deck, for a tournament."""

    name: str
    kind: str
    deck: DeckList


class EventScene(CardScene):
    """Shows only what everybody may know; pools and packs lie behind the curtain."""

    name = "pack-event"
    title = "packs-title"

    def __init__(self, app: Program, event: PackEvent, path: Path | None = None) -> None:
        super().__init__(app)
        self.event, self.path = event, path
        self.evenings = Evenings(app)
        self.playing = set(range(len(event.guests))[:FEWEST_AT_TABLE])
        self._decks: dict[int, Shelved | None] = {}

    # --- what there is

    def entered(self) -> None:
        super().entered()
        self._decks = {}
        if self.cards.ready and self.host.layers:
            self.rebuild()

    def keep(self) -> None:
        """On the disk before anything is shown (UX-64)."""
        self.path = self.evenings.keep(self.event, self.path)

    def deck_of(self, seat: int) -> Shelved | None:
        """The deck a person has built from this pool; found by the pool, so that it may be renamed."""
        if seat not in self._decks:
            found = decks_of_pool(self.app, self.event.pool(seat, sold_faces()))
            self._decks[seat] = found[0] if found else None
        return self._decks[seat]

    def designs(self, seat: int) -> list[str] | None:
        """The legal deck of a seat; None while there is none."""
        if self.event.is_drafting:
            return None
        if self.event.guests[seat].kind != HUMAN:
            return self.event.built(seat, sold_faces())
        one = self.deck_of(seat)
        if one is None or one.deck is None or problems_of(one.deck, sold_faces(), {}):
            return None
        return one.deck.designs()

    # --- the screen

    def page(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        about = self.texts(f"packs-{self.event.kind}-line")
        head = Row(
            [back, Column([Heading(self.event.title), Paragraph(about, DIM, prefer=900)], gap=0)],
            gap=16,
            flex={1: 1},
            region=True,
        )
        rows = [self._row(seat) for seat in range(len(self.event.guests))]
        self.first_focus = self._next_thing()
        guests = Panel(ScrollArea(Column(rows, gap=12, region=True), id="guests"), x=18, y=14)
        return Pad(Column([head, guests, self._foot()], gap=12, flex={1: 1}), x=22, y=16, most=1100)

    def _next_thing(self) -> str:
        """What a person has still to do before anything can be played."""
        for seat in self.event.people if not self.event.is_drafting else ():
            if self.designs(seat) is None:
                return f"open-{seat}" if self.event.unopened(seat) else f"build-{seat}"
        return "default-next"

    def _row(self, seat: int) -> Widget:
        guest, texts = self.event.guests[seat], self.ctx.texts
        state = self._state(seat)
        if guest.kind != HUMAN:
            state = self.texts("packs-event-level", level=kind_name(texts, guest.kind), state=state)
        words = Column([Label(self.event.name(seat, texts), STRONG), Label(state, DIM)], gap=0)
        parts: list[Widget] = [SeatBadge(seat), words, Wrap(self._tools(seat), gap=8, align="right")]
        if not self.event.is_drafting:
            tip = self.texts("packs-event-plays", name=self.event.name(seat, texts))
            parts.append(Toggle(seat in self.playing, partial(self._play_with, seat), id=f"plays-{seat}", tip=tip))
        icon = "human" if guest.kind == HUMAN else "robot"
        return Row([Icon(icon, 20, tip=kind_name(texts, guest.kind)), *parts], gap=12, flex={2: 1})

    def _state(self, seat: int) -> str:
        event, guest = self.event, self.event.guests[seat]
        if event.is_drafting:
            return self.texts("packs-event-drafting")
        if guest.kind != HUMAN:
            return self.texts("packs-event-ready", count=OFFICIAL_SIZE)
        if event.unopened(seat):
            return self.texts("packs-event-sealed", count=event.unopened(seat))
        one = self.deck_of(seat)
        if self.designs(seat) is not None:
            return self.texts("packs-event-ready", count=OFFICIAL_SIZE)
        have = one.deck.size if one is not None and one.deck is not None else 0
        return self.texts("packs-event-building", have=have, need=OFFICIAL_SIZE)

    def _tools(self, seat: int) -> list[Widget]:
        event = self.event
        if event.is_drafting or event.guests[seat].kind != HUMAN:
            return []
        if event.unopened(seat):
            return [self._tool("packs-event-open", partial(self.open_packs, seat), "goods", f"open-{seat}", main=True)]
        main = self.designs(seat) is None
        return [self._tool("packs-event-build", partial(self.build_deck, seat), "card", f"build-{seat}", main=main)]

    def _tool(self, message: str, action: object, icon: str, id: str, main: bool = False) -> Button:
        kind = "main" if main else "plain"
        return Button(self.texts(message), action, icon=icon, kind=kind, size="small", id=id)  # type: ignore[arg-type]

    def _foot(self) -> Widget:
        if self.event.is_drafting:
            go = Button(self.texts("packs-event-draft"), self.draft, kind="main", icon="play", id="default-next")
            return Wrap([go], align="right", region=True)
        why = self._why_not()
        play = Button(
            self.texts("packs-event-play"),
            self.play,
            kind="main",
            icon="play",
            id="default-next",
            enabled=not why,
            tip=why,
        )
        ready = len(self.entrants()) >= FEWEST_IN_TOURNAMENT and self.app.places is not None
        few = "" if ready else self.texts("packs-tournament-few", count=FEWEST_IN_TOURNAMENT)
        enter = Button(
            self.texts("packs-tournament"), self.take_on, icon="trophy", id="tournament", enabled=ready, tip=few
        )
        line = why or self.texts("packs-event-play-line")
        tools = Wrap([enter, play], gap=10, align="right")
        return Row([Paragraph(line, DIM, prefer=420), tools], gap=16, flex={0: 1, 1: 1.6}, region=True)

    def _why_not(self) -> str:
        """Why no match can begin with those who are chosen; "" if one can."""
        low, high = find(GAME).seats
        if not low <= len(self.playing) <= high:
            return self.texts("packs-event-how-many", low=low, high=high)
        late = next((seat for seat in sorted(self.playing) if self.designs(seat) is None), None)
        return "" if late is None else self.texts("packs-event-no-deck", name=self.event.name(late, self.ctx.texts))

    # --- what can be done

    def _play_with(self, seat: int, on: bool) -> None:
        self.playing = self.playing | {seat} if on else self.playing - {seat}
        self.rebuild()

    def open_packs(self, seat: int) -> None:
        """The packs that this person has not opened yet."""
        guest = self.event.guests[seat]
        first = guest.opened

        def opened(number: int) -> None:
            guest.opened = max(guest.opened, first + number + 1)
            self.keep()
            self._collect(seat, PACK, self.event.sealed[seat][first + number])

        def show() -> None:
            title = self.texts("packs-of", name=self.event.name(seat, self.ctx.texts))
            onward = (self.texts("packs-event-build"), partial(self._build, seat))
            self.app.push(OpeningScene(self.app, title, self.event.sealed[seat][first:], opened, onward))

        behind_curtain(self.app, self.event, seat, show)

    def build_deck(self, seat: int) -> None:
        behind_curtain(self.app, self.event, seat, partial(self._build, seat))

    def _build(self, seat: int) -> None:
        """The deck builder over this pool; a pool without a deck gets an empty one first."""
        one = self.deck_of(seat)
        if one is not None and one.deck is not None:
            self.app.push(BuilderScene(self.app, one.deck, one.path))
            return
        who = self.event.name(seat, self.ctx.texts)
        name = self.texts("packs-deck-name", title=self.event.title, name=who)[:MOST_NAME]
        deck = DeckList(name, pool=self.event.pool(seat, sold_faces()))
        self.app.push(BuilderScene(self.app, deck, self._new_file(deck)))

    def _new_file(self, deck: DeckList) -> Path | None:
        if self.app.places is None:
            return None
        from saves.decks import DeckFiles

        try:
            return DeckFiles(self.app.places, GAME).add(deck.name, values_of(deck))
        except CannotWrite as trouble:
            said = self.texts(trouble.reason_id, **trouble.params)
            self.app.say("deck-not-kept", said=said, icon="warning", role="warn")
            return None

    def draft(self) -> None:
        self.app.push(DraftScene(self.app, self.event, self.keep, self._drafted))

    def _collect(self, seat: int, how: str, cards: Sequence[str]) -> None:
        """Into the album of that name; the first person without one uses the album that is open."""
        albums, name = Albums(self.app), self.event.guests[seat].name
        if albums.named(name) is not None:
            albums.put(new_entry(how, self.event.title, cards), name)
        elif seat == self.event.people[0]:
            albums.put(new_entry(how, self.event.title, cards))

    def _drafted(self) -> None:
        for seat in self.event.people:
            self._collect(seat, DRAFTED, self.event.cards(seat))
        self.app.say("packs-drafted", icon="check", role="good")
        self.rebuild()

    def match(self) -> Draft:
        """The game in which the chosen seats meet with their decks, by the official rules."""
        chairs = []
        for seat in sorted(self.playing):
            guest = self.event.guests[seat]
            chairs.append(Chair(guest.kind, self.event.name(seat, self.ctx.texts), {"deck": self.designs(seat)}))
        draft = Draft(GAME, chairs)
        bring(draft, self._drafters())
        return draft

    def _drafters(self) -> list[Brought]:
        """The decks of the computer players, those who do not play now among them; those of people lie on the shelf."""
        return [
            Brought(self.event.title, self.event.name(seat, self.ctx.texts), guest.kind, tuple(designs))
            for seat, guest in enumerate(self.event.guests)
            if guest.kind != HUMAN and (designs := self.designs(seat)) is not None
        ]

    def entrants(self) -> list[Entrant]:
        """Everybody with a legal deck."""
        found = []
        for seat, guest in enumerate(self.event.guests):
            cards, name = self.designs(seat), self.event.name(seat, self.ctx.texts)
            if cards is not None:
                found.append(Entrant(name, guest.kind, DeckList(name[:MOST_NAME], cards=pooled(cards))))
        return found

    def take_on(self) -> None:
        """The decks go into a tournament."""
        from app.games.kaosz.packs.into_tournament import ask_tournament

        ask_tournament(self, self.event.title, self.entrants())

    def play(self) -> None:
        from app.scenes.setup import SetupScene

        self.app.push(SetupScene(self.app, GAME, self.match()))


def open_event(app: Program, evening: PackEvent, path: Path | None) -> None:
    """The evening; a draft that is under way goes on at once."""
    scene = EventScene(app, evening, path)
    app.push(scene)
    if evening.kind == DRAFT and evening.is_drafting:
        scene.draft()
