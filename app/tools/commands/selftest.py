"""Check that this copy of the program is whole: fonts, pictures, sound, card sets, opponents and saves."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

HELP = "check that this copy of the program is whole"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: everything works; 1: something does not."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    found = []
    for name, check in checks():
        try:
            found.append({"check": name, "ok": True, "told": check()})
        except Exception as fault:  # whatever is broken, the report goes on
            found.append({"check": name, "ok": False, "told": f"{type(fault).__name__}: {fault}"})
        if not args.json:
            print(f"{'ok    ' if found[-1]['ok'] else 'BROKEN'} {name}: {found[-1]['told']}", flush=True)
    if args.json:
        print(json.dumps({"version": _version(), "python": sys.version.split()[0], "checks": found}, indent=1))
    return 0 if all(one["ok"] for one in found) else 1


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """Each check by name; it tells what it found or raises."""
    from app.games import manifests
    from rules.core.game import shipped

    yield "version", _version
    yield "fonts", _fonts
    yield "texts", _texts
    yield "pictures", _pictures
    yield "sound", _sound
    yield "screen reader", _reader
    for one in manifests():
        if one.selftest:
            yield from one.load("selftest")()
    for game in shipped():
        yield f"sets of {game}", lambda game=game: _sets(game)  # type: ignore[misc]
        yield f"a game of {game}", lambda game=game: _game(game)  # type: ignore[misc]
        yield f"a save of {game}", lambda game=game: _save(game)  # type: ignore[misc]
    yield "opponent process", _opponent


def _version() -> str:
    from app.version import VERSION

    return VERSION


def _fonts() -> str:
    from app.ui import fonts

    for family, weight in fonts.families():
        if fonts.font_path(family, weight) is None:
            raise RuntimeError(f"{family} {weight} is not there")
        if missing := fonts.missing_glyphs(family, weight):
            raise RuntimeError(f"{family} {weight} has no {missing}")
    return f"{len(fonts.families())} faces with every Hungarian letter"


def _texts() -> str:
    from app.text.texts import catalogue

    english, hungarian = set(catalogue("en")), set(catalogue("hu"))
    if not english or english != hungarian:
        raise RuntimeError(f"the languages differ: {sorted(english ^ hungarian)[:3]}")
    return f"{len(english)} messages in both languages"


def _pictures() -> str:
    import io

    import pygame

    from app.tools.shot import shot

    png = shot("menu", size=(1024, 640), lang="hu")
    picture = pygame.image.load(io.BytesIO(png))
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 1024, 16) for y in range(0, 640, 16)}
    if len(colours) < 50:
        raise RuntimeError("the menu is an empty picture")
    return "the menu draws"


def _sound() -> str:
    from app.shell.audio import Audio, Volumes

    told: list[str] = []
    audio = Audio(told.append, Volumes())
    audio.open()
    while audio.pump():
        pass
    audio.play("die")
    audio.close()
    return "silent: " + told[0] if told else "sounds are made"


def _reader() -> str:
    """Every bundle brings the library; a checkout whose environment lacks it plays on without (UX-84)."""
    try:
        import accesskit
    except ImportError:
        if getattr(sys, "frozen", False):
            raise
        return "not installed here: screens are not read out"
    accesskit.Node(accesskit.Role.BUTTON).set_label("Orrery")
    return "screens can be read out"


def _sets(game_id: str) -> str:
    from rules import find

    content = find(game_id).content([])
    return "no card sets" if content is None else f"{len(content)} entries, hash {content.hash[:12]}"


def _game(game_id: str) -> str:
    from rules import Chance, find
    from rules.ai.match import play_game

    game = find(game_id)
    setup = game.random_setup(game.seats[0], Chance(1))
    record = play_game(game_id, setup, ("cadet",) * game.seats[0], 1, effort=2)
    if record.faults or record.result is None:
        raise RuntimeError(str(record.faults[:1] or "it did not end"))
    return f"{record.decisions} decisions, scores {record.result.scores}"


def _save(game_id: str) -> str:
    from rules import Chance, Session, answer_at_random, find, fingerprint, waiting
    from saves.document import SeatInfo, encode_document, load_document
    from saves.games import SaveFacts, document_of, now, session_of
    from saves.running import new_match_id

    game = find(game_id)
    session = Session.start(game_id, game.random_setup(game.seats[0], Chance(2)), 2)
    rng = Chance(2)
    for _ in range(25):
        if asked := waiting(session.state):
            session.answer(answer_at_random(session.state, asked[0], rng))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "selftest.json"
        seats = [SeatInfo("", "human")] * game.seats[0]
        path.write_bytes(encode_document(document_of(session, SaveFacts(new_match_id(), now(), seats))))
        size = path.stat().st_size
        again = session_of(load_document(path))
    if fingerprint(again.state) != session.fingerprint():
        raise RuntimeError("a save comes back as another position")
    return f"written and read again, {size} bytes"


def _opponent() -> str:
    import time

    from app.match.opponent import Opponent
    from rules import Chance, answer_at_random, apply, find, new_game, waiting
    from rules.ai.brief import Brief
    from rules.core.game import shipped

    game = find(shipped()[0])
    state, rng = new_game(game.id, game.random_setup(game.seats[0], Chance(3)), 3), Chance(3)
    while not (asked := [d for d in waiting(state) if d.seat >= 0]):
        apply(state, answer_at_random(state, waiting(state)[0], rng))
    decision = asked[0]
    opponent = Opponent(lambda line: None)
    try:
        ticket = opponent.ask(Brief.of(state, decision, "cadet", 1, effort=2), seconds=20)
        for _ in range(2000):
            if (reply := opponent.poll(ticket)) is not None:
                break
            time.sleep(0.01)
        else:
            raise RuntimeError("no answer")
    finally:
        opponent.close()
    if reply.fault:
        raise RuntimeError(reply.fault)
    decision.check(reply.value)
    return "answers from its own process"
