"""The program at work in a process of its own, for the bars that need one: start, table, idling, a scripted game.

Every stage prints what it has found as one line of JSON; those that are looked at from outside wait for a line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter, process_time, sleep, thread_time
from typing import TYPE_CHECKING, Any

from .screen_yardsticks import FRAME_MS, SIZE, choose_driver, come_to_rest

if TYPE_CHECKING:
    from app.shell.main import App
    from app.table.scene import TableScene

IDLE_SECONDS = 2.5
MOST_FRAMES = 2400  # of a scripted game: forty seconds of play
FULL_STEPS = 60
POINTING_SECONDS, APPEARING_SECONDS = 0.1, 0.17  # on a planet; on a button that has just come (DEAF_MS and a frame)


def say(**found: Any) -> None:
    import json  # not before: the program starts without it

    print(json.dumps(found), flush=True)


def opened() -> App:
    """The window with the menu, as `app.shell.opening` opens it; settings come from the home it was given."""
    choose_driver()
    from app.shell.main import App
    from app.shell.opening import kept_settings, open_shell, tell_about_disk

    kept, places = kept_settings()
    app = App(kept, places=places, size=SIZE, shown=False)
    app.wants_studio = True  # as a window that is shown
    open_shell(app)
    tell_about_disk(app)
    return app


def menu() -> None:
    """P12, P14: the first frame is up and events are taken; afterwards the menu at rest."""
    app = opened()
    import pygame

    app.step(0.0, pygame.event.get())
    pygame.event.get()
    print(process_time(), flush=True)
    sys.stdin.readline()
    come_to_rest(app)
    say(numpy="numpy" in sys.modules)
    sys.stdin.readline()
    app.close()


def sit_down(game: str) -> None:
    """P13: the clicks on a planet and on "Play now", until a table can be played at.

    The pointer comes to each of them a moment before the click: a tenth of a second to the planet, and to "Play now"
    as long as a button that has just appeared takes no click (UX-23). What the program loads in those moments is not
    counted. What it is still loading at the click is, to its end, although the window need not wait for all of it;
    then all that the window does until the next screen can be used. The seconds are the processor's, as BARE's.
    """
    app = opened()
    come_to_rest(app)
    _rest_on(app, f"game-{game}", POINTING_SECONDS)
    opening = _loaded(app), _clicked(app, f"game-{game}", "new-game")
    _rest_on(app, "default-play", APPEARING_SECONDS)
    playing = _loaded(app), _clicked(app, "default-play", "table")
    say(seconds=sum((*opening, *playing)), opening=opening, playing=playing, frames=app.frames)
    app.close()


def _loaded(app: App) -> float:
    """Seconds until everything is there that is being loaded for the next screen."""
    begin = process_time()
    while app.studio is not None and app.studio.urgent:
        sleep(0.001)
    return process_time() - begin


def _clicked(app: App, id: str, scene: str) -> float:
    """Seconds of the window from a click until the screen behind it has been drawn and takes events."""
    import pygame

    pos, begin = place_of(app, id), thread_time()
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
    before = app.frames
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
    while app.scene.name != scene or app.frames == before:
        app.step(FRAME_MS)
    return thread_time() - begin


def _rest_on(app: App, id: str, seconds: float) -> None:
    """The pointer comes and rests; a busy machine gives what is loaded beside the frames its time all the same."""
    import pygame

    clock, begin = pygame.time.Clock(), process_time() - thread_time()
    point(app, place_of(app, id), FRAME_MS)
    for frame in range(MOST_FRAMES):
        app.step(FRAME_MS)
        clock.tick(60)
        beside = process_time() - thread_time() - begin
        idle = app.studio is None or not app.studio.urgent
        if (frame + 1) * FRAME_MS >= 1000 * seconds and (idle or beside >= seconds):
            return


def place_of(app: App, id: str) -> tuple[int, int]:
    widget = app.scene.host.top.root.find(id)
    assert widget is not None, id
    return widget.rect.center


def point(app: App, pos: tuple[int, ...], ms: float = 0.0) -> None:
    """Move the pointer there."""
    import pygame

    app.step(ms, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])


def full(game: str) -> None:
    """P14: a game well under way on the table, everything drawn."""
    app = opened()
    from app.tools.table_shots import table

    table(app, game, steps=FULL_STEPS)
    come_to_rest(app)
    say(numpy="numpy" in sys.modules)
    sys.stdin.readline()
    app.close()


def idle(game: str) -> None:
    """P11: an open table at which nothing happens, with the window's real frame loop."""
    app = opened()
    import pygame

    from app.tools.table_shots import table

    table(app, game)
    come_to_rest(app)
    clock = pygame.time.Clock()
    while app.at_work:  # the log's lines and the picture for the autosaves come in the first moments
        app.beat(clock.tick(60), pygame.event.get())
    begin, used = perf_counter(), process_time()
    while perf_counter() - begin < IDLE_SECONDS:
        app.beat(clock.tick(60), pygame.event.get())
    say(share=(process_time() - used) / (perf_counter() - begin))
    app.close()


def game(game: str, answers: str) -> None:
    """P10: a scripted game at normal speed; the seconds of each frame, and of NAIVE60 in the same process."""
    from .measure import per_run
    from .screen_yardsticks import naive60

    app = opened()
    scene = seated(app, game)
    come_to_rest(app)
    frames = play_through(app, scene, int(answers))
    naive = per_run(naive60(app.surface), 0.1)
    say(frames=frames, naive=min(naive() for _ in range(5)))
    app.close()


def map_(game: str) -> None:
    """P22: a map with many pieces is zoomed and panned."""
    from .map_bars import journey

    app = opened()
    say(**journey(app, game))
    app.close()


def think(game: str) -> None:
    """P6: a table at which an Admiral thinks."""
    from .thought_bars import rhythm

    app = opened()
    say(**rhythm(app, game))
    app.close()


def seated(app: App, game: str) -> TableScene:
    """A person and two computer players that answer at once, always the same."""
    from app.match import Match, PlaySettings, Seats
    from app.table.scene import TableScene
    from app.tools.shot_games import played

    session = played(game, steps=0)
    seats = Seats([("Anna", "human"), ("Vega", "cadet"), ("Rigel", "cadet")])
    match = Match(session, seats, opponents=Script(), settings=PlaySettings(hide_after_s=0))
    scene = TableScene(app, match)
    app.push(scene)
    return scene


def play_through(app: App, scene: TableScene, answers: int) -> dict[str, float]:
    """Step through the game frame by frame; the person answers as soon as the table rests, and closes what opens.

    A frame's seconds are the processor's, as the yardstick's are: other programs on the machine do not count. Frames
    are named by the answers given so far and their number since, which is nearly the same in every run.
    """
    import pygame

    from rules import Chance, answer_at_random

    frames: dict[str, float] = {}
    since: dict[int, int] = {}
    answered: list[tuple[int, str]] = []
    while len(frames) < MOST_FRAMES and len(answered) < answers and app.scene is scene:
        asked = scene.desk.decision
        question = (len(scene.match.session.log), asked.prompt if asked is not None else "")
        value = None
        if asked is not None:  # the same in every run, however many frames it has taken to come here
            value = answer_at_random(scene.match.session.state, asked, Chance(question[0])).value
        begin = thread_time()
        events: list[pygame.event.Event] = []
        if len(scene.host.layers) > 1 and scene.host.top.warming is None:
            events = [
                pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""),
                pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0),
            ]
        elif (
            len(scene.host.layers) == 1
            and asked is not None
            and asked in scene.match.asked()  # the desk may show for a frame what others have answered meanwhile
            and not scene.timeline.busy
            and question not in answered  # a choice made together stays open until the others have made theirs
        ):
            answered.append(question)
            scene.match.answer(value, seat=asked.seat)
        app.step(FRAME_MS, events)
        since[question[0]] = since.get(question[0], -1) + 1
        frames[f"{question[0]}+{since[question[0]]}"] = thread_time() - begin
    return frames


class Script:
    """Computer players for a scripted game: the simple answer, at once."""

    def ask(self, brief: Any, seconds: float = 0.0) -> Any:
        from app.match.opponent import Reply
        from rules import Chance
        from rules.ai import simple_answer

        return Reply(simple_answer(brief.decision, Chance(brief.number)))

    def poll(self, ticket: Any) -> Any:
        return ticket

    def signs(self, ticket: Any) -> Any:
        from app.match.opponent import Signs

        return Signs()

    def cancel(self, ticket: Any) -> None:
        return None


STAGES: dict[str, Callable[..., None]] = {
    "menu": menu,
    "sit_down": sit_down,
    "full": full,
    "idle": idle,
    "game": game,
    "map": map_,
    "think": think,
}
