"""Pictures of the screens about packs for `orrery shot`; whatever they keep lies in a folder of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.cards import cards_of
from app.games.kaosz.packs.album_scene import AlbumScene
from app.games.kaosz.packs.albums import Albums, award, switch
from app.games.kaosz.packs.curtain import PackCurtain
from app.games.kaosz.packs.draft_scene import DraftScene
from app.games.kaosz.packs.evenings import Evenings, sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED, Guest, PackEvent
from app.games.kaosz.packs.event_scene import EventScene
from app.games.kaosz.packs.hub import PacksScene
from app.games.kaosz.packs.new_event import NewEventScene
from app.games.kaosz.packs.opening import OpeningScene
from app.games.kaosz.packs.show import RARE_FLIP
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, own_places
from rules.kaosz.ai.drafting import pick
from rules.kaosz.limited.album import PACK, Entry
from rules.kaosz.limited.packs import packs

if TYPE_CHECKING:
    from app.ui.program import Program

GUESTS = (Guest("human", "Anna"), Guest("human", "Bence"), Guest("captain"), Guest("pilot"))


def ready(app: Program) -> None:
    own_places(app)
    cards = cards_of(app)
    cards.ensure()
    cards.collect()


def evening(app: Program, kind: str, seed: int, choices: int = 0, people: int = 2) -> PackEvent:
    """An evening after so many choices of everybody."""
    guests = [Guest(one.kind if seat < people else "pilot", one.name) for seat, one in enumerate(GUESTS)]
    event = PackEvent.begin(kind, app.ctx.texts(f"packs-{kind}"), guests, sold_faces(), seed)
    for _ in range(choices * people):
        seat = event.asked()
        if seat is None or event.draft is None:
            break
        event.choose(seat, pick(event.draft.sight(seat), sold_faces()), sold_faces())
    return event


@shot_of("packs")
def _packs(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    evenings = Evenings(app)
    evenings.keep(evening(app, DRAFT, seed, 3), None)
    evenings.keep(evening(app, SEALED, seed), None)
    app.push(PacksScene(app))


@shot_of("packs-new")
def _new(app: Program, **_more: Any) -> None:
    ready(app)
    app.push(NewEventScene(app, DRAFT))


def opening(app: Program, seed: int) -> OpeningScene:
    ready(app)
    scene = OpeningScene(app, app.ctx.texts("packs-open"), packs(sold_faces(), seed, 3))
    app.push(scene)
    return scene


@shot_of("pack-sealed")
def _sealed(app: Program, seed: int = SEED, **_more: Any) -> None:
    opening(app, seed)


@shot_of("pack-turning")
def _turning(app: Program, seed: int = SEED, **_more: Any) -> None:
    """In the middle of the ceremony: two rare cards lie open, the third one turns."""
    scene = opening(app, seed)
    scene.touch()
    stage = scene.stage
    assert stage is not None and stage.plan is not None and stage.begun is not None
    stage.speed = 1e-6  # as good as still
    stage.begun = app.ctx.clock - (stage.plan.turns_at(len(stage.pack) - 1) + RARE_FLIP * 0.8) / stage.speed


@shot_of("pack-opened")
def _opened(app: Program, seed: int = SEED, **_more: Any) -> None:
    scene = opening(app, seed)
    scene.touch()
    scene.touch()


@shot_of("draft")
def _draft(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    event = evening(app, DRAFT, seed, 7, people=1)
    scene = DraftScene(app, event, lambda: None, lambda: None)
    app.push(scene)
    scene.hint()


@shot_of("draft-curtain")
def _curtain(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    app.push(PackCurtain(app, evening(app, DRAFT, seed), 1, "choice", lambda: None))


@shot_of("pack-event")
def _event(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    event = evening(app, SEALED, seed)
    event.guests[1].opened = 6
    app.push(EventScene(app, event))


@shot_of("pool-builder")
def _builder(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    scene = EventScene(app, evening(app, DRAFT, seed, 99, people=1))
    app.push(scene)
    scene.build_deck(0)
    from app.games.kaosz.decks.builder import BuilderScene

    assert isinstance(app.scene, BuilderScene)
    app.scene.suggest()


@shot_of("album")
def _album(app: Program, seed: int = SEED, **_more: Any) -> None:
    ready(app)
    switch(app, True)
    albums = Albums(app)
    albums.begin("Anna")
    for number, cards in enumerate(packs(sold_faces(), seed, 3)):
        albums.put(Entry(f"pack-{number}", PACK, "2026-03-14", app.ctx.texts("packs-open"), tuple(cards)), "Anna")
    award(app, "Űrkupa", seed, 2, "Anna")
    app.push(AlbumScene(app))
