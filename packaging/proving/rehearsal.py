"""Where a hand must click: the same screens drawn without a display, and the clicks that did there what is wanted.

Run as a program in the environment in which the project is installed; prints JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SIZE, SEED, LANGUAGE = (1280, 720), 7, "hu"
PATIENCE = 8.0  # seconds
FEW = 3  # answers to a first question that are tried


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from app.games import manifests

    folder = Path(sys.argv[1])
    told: dict[str, Any] = {"games": {}}
    for game in manifests():
        seats, clicks = first_move(game.id)
        told["games"][game.id] = {"seats": seats, "clicks": clicks, "options": unhurried(game.id)}
    told["pictures"], told["tournaments"] = screens(folder)
    told["operator"] = operator_places()
    told["save"], told["set"] = str(write_save(folder)), str(write_set(folder))
    json.dump(told, sys.stdout)
    return 0


def unhurried(game: str) -> dict[str, str]:
    """Without a clock where a game has one: a busy machine would lose against it."""
    from rules import find

    return {one.id: "open" for one in find(game).variants if one.id == "timing" and "open" in one.values}


def first_move(game: str) -> tuple[int, list[tuple[int, int]]]:
    """The clicks that answer the first question of a game, tried out one answer after the other."""
    from rules import find

    seats = max(2, find(game).seats[0])
    for number in range(FEW):
        clicks = _tried(game, seats, number)
        if clicks:
            return seats, clicks
    raise SystemExit(f"no first move of {game} was made by mouse")


def _tried(game: str, seats: int, number: int) -> list[tuple[int, int]]:
    from app.scenes.draft import Draft
    from app.scenes.launch import begin
    from app.tools.shot import headless_app, settle
    from rules import Form, Setup
    from tests.app.hands import Clicking

    class Noting(Clicking):
        """Remembers where it pressed."""

        def press(self, pos: tuple[int, int]) -> None:
            clicks.append((int(pos[0]), int(pos[1])))
            super().press(pos)

    clicks: list[tuple[int, int]] = []
    app = headless_app(SIZE, LANGUAGE)
    people = [("", "human"), *[("", "cadet")] * (seats - 1)]
    try:
        begin(app, Draft.like(Setup(game, [{} for _ in people], dict(unhurried(game))), people), SEED)
        settle(app)
        scene: Any = app.scene
        if not _waited(app, lambda: scene.desk.decision is not None):
            return []
        answers, hands = scene.desk.decision.first(FEW), Noting(app, scene)
        if number >= len(answers):
            return []
        if isinstance(scene.desk.decision, Form):
            hands.click("confirm")  # what stands there as the page opens
        else:
            hands.play(answers[number])
        return clicks if _waited(app, lambda: any(one.seat == 0 for one in scene.match.session.log)) else []
    except (AssertionError, AttributeError, KeyError, IndexError, TypeError):
        return []  # this answer needs other hands
    finally:
        app.close()


def _waited(app: Any, held: Callable[[], bool]) -> bool:
    """Whether it came true in time; opponents think in a process of their own."""
    until = time.monotonic() + PATIENCE
    while not held():
        if time.monotonic() > until:
            return False
        app.step(50.0)
        time.sleep(0.02)
    return True


def screens(folder: Path) -> tuple[dict[str, str], tuple[int, int]]:
    """Pictures of the menu in both languages and of the tournament desk, and where the menu leads there."""
    import pygame

    from app.tools.shot import drawn, settle
    from tests.app.conftest import Driver

    kept: dict[str, str] = {}

    def keep(app: Any, name: str) -> None:
        kept[name] = str(folder / f"{name}.png")
        pygame.image.save(app.surface, kept[name])

    with drawn("menu", SIZE, "en") as app:
        keep(app, "menu-en")
    with drawn("menu", SIZE, LANGUAGE) as app:
        keep(app, f"menu-{LANGUAGE}")
        at = next(one for one in walk(app.scene.host.top.root) if "tournament" in one.id).rect.center
        Driver(app).click(at)
        settle(app)
        keep(app, "desk")
    return kept, at


def write_save(folder: Path) -> Path:
    """A game that was begun on this system."""
    from app.tools.shot_games import document, first_game, played
    from saves.document import encode_document

    path = folder / "Linuxos mentés.orrery.json"
    path.write_bytes(encode_document(document(played(first_game(), steps=12), "Tűzőrség")))
    return path


def write_set(folder: Path) -> Path:
    """A card set without cards of its own."""
    from app.scenes.sets import games_with_sets

    path = folder / "készlet.toml"
    game = games_with_sets()[0]
    said = f'[set]\nid = "proof"\nname = {{ en = "Proof", hu = "Próba" }}\ngame = "{game}"\nversion = 1\n'
    path.write_text(said, encoding="utf-8")
    return path


def operator_places() -> dict[str, Any]:
    """Where a kiosk's operator ends the program, once the PIN was right."""
    from app.scenes.menu import MenuScene
    from app.shell.kiosk import Kiosk
    from app.tools.shot import headless_app, settle

    app = headless_app(SIZE, LANGUAGE)
    try:
        app.kiosk = Kiosk(app, "1234", [], 600)
        app.push(MenuScene(app))
        settle(app)
        menu = {widget.id: widget.rect.center for widget in walk(app.scene.host.top.root) if widget.id}
        app.kiosk.ask()
        settle(app)
        layer = app.scene.host.layers[-1]
        field = next(widget for widget in walk(layer.root) if widget.id == "default-pin")
        enter = next(widget for widget in walk(layer.root) if widget.id == "enter")
        field.text = "1234"
        enter.trigger(app.ctx)
        settle(app)
        choice = {widget.id: widget.rect.center for widget in walk(app.scene.host.top.root) if widget.id}
        return {"menu": menu, "choice": choice}
    finally:
        app.close()


def walk(widget: Any) -> Iterator[Any]:
    yield widget
    for child in widget.children():
        yield from walk(child)


if __name__ == "__main__":
    raise SystemExit(main())
