"""What several commands read from the command line: seats, variants and sizes."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence

from rules import Fault, Game, Illegal, Setup, find, known
from rules.core.records import Json

PRESET = "preset"


def fail(message: str) -> SystemExit:
    """A mistake in the command line: say it, and end with code 2. Whoever asked for JSON gets JSON."""
    print(f"orrery: {message}", file=sys.stderr)
    if "--json" in sys.argv:
        print(json.dumps({"error": message}, ensure_ascii=False))
    return SystemExit(2)


def nearest(word: str, words: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(words), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def game_named(word: str) -> Game:
    if word not in known():
        raise fail(f"there is no game {word!r}{nearest(word, known())} (games: {', '.join(known())})")
    return find(word)


def seat_kinds(text: str, allowed: Sequence[str], efforts: bool = False) -> list[str]:
    """Kinds of players, one for each seat; with `efforts` also levels with so many trials a decision (admiral@80),
    or with a temperament (admiral/bold)."""
    from rules.ai.temper import TEMPERS

    kinds = [part.strip().lower() for part in text.split(",")]
    for kind in kinds:
        said, slash, temper = kind.partition("/")
        level, at, effort = said.partition("@")
        odd = (at and not effort.isdecimal()) or (slash and temper not in TEMPERS)
        if level not in allowed or odd or (level != kind and not efforts):
            raise fail(f"no kind of player {kind!r}{nearest(kind, allowed)} (kinds: {', '.join(allowed)})")
    return kinds


def whole(text: str, low: int = 0, high: int = 2**64 - 1) -> int:
    """An argument that is a number within limits."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{number} is not from {low} to {high}")
    return number


def positive(text: str) -> int:
    return whole(text, 1, 10**9)


def setup_from(game: Game, seats: int, variants: Sequence[str], sets: Sequence[str] = ()) -> Setup:
    """The setup of these words: `k=v` for the table, `SEAT.k=v` for one seat (from 1), `preset=v` for several."""
    setup = Setup(game.id, [{} for _ in range(seats)], {}, list(sets))
    for word in variants:
        name, equals, value = word.partition("=")
        if not equals:
            raise fail(f"a variant is written name=value, not {word!r}")
        if name == PRESET:
            setup.options |= _preset(game, value)
            continue
        seat, dot, own = name.partition(".")
        if dot and seat.isascii() and seat.isdigit():
            if not 1 <= int(seat) <= seats:
                raise fail(f"there is no seat {seat}")
            setup.seats[int(seat) - 1][own] = _value(game, own, value, per_seat=True)
        else:
            setup.options[name] = _value(game, name, value, per_seat=False)
    try:
        game.check_setup(setup)
    except Illegal as refused:
        raise fail(f"this is not a game of {game.id}: {refused.reason}") from None
    if sets:
        try:
            game.content(list(sets))
        except (Fault, Illegal, KeyError) as missing:
            raise fail(f"the sets {', '.join(sets)} cannot be used: {missing}") from None
    return setup


def _preset(game: Game, text: str) -> Mapping[str, Json]:
    """The switches of one of the presets that the new-game screen offers."""
    from app.scenes.lobby import presets_of

    presets = {preset.id: preset.options for preset in presets_of(game.id)}
    if text.lower() not in presets:
        raise fail(
            f"{game.id} has no preset {text!r}{nearest(text, presets)} (presets: {', '.join(presets) or 'none'})"
        )
    return presets[text.lower()]


def _value(game: Game, name: str, text: str, per_seat: bool) -> Json:
    variants = {v.id: v for v in game.variants if v.per_seat == per_seat}
    if name not in variants:
        raise fail(f"{game.id} has no variant {name!r}{nearest(name, variants)} (variants: {', '.join(variants)})")
    if variants[name].open:
        return text  # a deck's name or the like; the game looks at it when it starts
    words = {_word(v): v for v in variants[name].values}
    wanted = {"true": "on", "yes": "on", "false": "off", "no": "off"}.get(text.lower(), text.lower())
    if wanted not in words:
        raise fail(f"{name} can be {', '.join(words)}, not {text!r}")
    return words[wanted]


def _word(value: Json) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value).lower()


def size_from(text: str) -> tuple[int, int]:
    """WxH in pixels."""
    wide, x, high = text.lower().partition("x")
    if not x or not wide.isdigit() or not high.isdigit():
        raise fail(f"a size is written like 1280x720, not {text!r}")
    size = int(wide), int(high)
    if not (320 <= size[0] <= 7680 and 240 <= size[1] <= 4320):
        raise fail(f"{text} is no size of a window")
    return size
