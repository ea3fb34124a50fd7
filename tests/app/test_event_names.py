"""Names of events and reasons are bare strings: a misspelt one fails here, in whichever game and room it stands."""

import re

import pytest

from app.games import manifests
from app.text.texts import catalogue, message_id
from tests.app.event_names import ANY, ENGINE, Names, emitted, looked_for, reasons_given, reasons_looked_for, texts_in

GAMES = [manifest.id for manifest in manifests()]
ROLES = "app/table/roles"
ROOMS = ("app/table", "app/match", "app/scenes")
# What plays beside the shipped games: the small ones of the tests, which the table's defaults are for as well.
SMALL = "tests/support"
# Reasons whose words stand in for any that has none.
FOR_ANY = {"reason-unknown"}
each_game = pytest.mark.parametrize("game", GAMES)


def folders_of(game: str) -> tuple[str, str]:
    return f"rules/{game}", f"app/games/{game}"


def all_emitted() -> Names:
    return Names({kind: at for game in GAMES for kind, at in emitted(*folders_of(game), *ENGINE, SMALL).items()})


def unknown(names: Names, known: Names) -> list[str]:
    return sorted(f"{name} ({names[name]})" for name in set(names) - set(known))


@each_game
def test_nothing_is_done_about_an_event_that_never_happens(game):
    own = emitted(*folders_of(game), *ENGINE)
    assert unknown(looked_for(f"app/games/{game}", *folders_of(game)), own) == []
    everywhere = looked_for(ROLES, *ROOMS)
    fields = looked_for(f"app/games/{game}", *ROOMS)
    assert unknown(Names({kind: at for kind, at in fields.items() if kind not in everywhere}), own) == []


def test_what_all_tables_do_something_about_happens_in_some_game():
    found = looked_for(ROLES, *ROOMS)
    assert len(found) > 10 and unknown(found, all_emitted()) == []


@each_game
def test_every_event_is_worded_or_something_is_done_about_it(game):
    words = [name for name in catalogue("en") if name.startswith(f"event-{game}-")]
    seen = looked_for(f"app/games/{game}", *folders_of(game), *ROOMS)
    told_by = texts_in(f"app/games/{game}")  # also where a table of log lines says that another line tells it
    mute = [
        kind for kind in emitted(f"rules/{game}") if not worded(game, kind, words) and kind not in {*seen, *told_by}
    ]
    assert mute == []


@each_game
def test_every_event_that_has_words_happens(game):
    kinds = emitted(*folders_of(game), *ENGINE)
    words = [name for name in catalogue("en") if name.startswith(f"event-{game}-")]
    assert sorted(set(words) - {name for kind in kinds for name in worded(game, kind, words)}) == []


def worded(game: str, kind: str, words: list[str]) -> list[str]:
    """The messages that tell of it, in all their forms."""
    name = message_id("event", game, kind)
    return [word for word in words if word == name or word.startswith(f"{name}-")]


def test_every_reason_that_has_words_can_be_reasons_given():
    """In full, or as the end of one that a game puts together."""
    known = {message_id("reason", one) for one in reasons_given()}
    patterns = [one for one in known if ANY in one]
    written = {message_id("reason", text) for text in texts_in("rules", "app") if re.fullmatch(r"[a-z_.]+", text)}
    ends = {game: {text.replace("_", "-") for text in texts_in(f"rules/{game}") if text} for game in GAMES}

    def is_put_together(name: str) -> bool:
        fits = (re.fullmatch(pattern.replace(ANY, "(.+)"), name) for pattern in patterns)
        texts = ends[name.split("-")[1]]
        return any(fit is not None and any(begins(fit[1], text) for text in texts) for fit in fits)

    dead = [
        name
        for name in catalogue("en")
        if name.startswith("reason-") and name not in written | known | FOR_ANY and not is_put_together(name)
    ]
    assert dead == []


def begins(end: str, text: str) -> bool:
    """Whether it is this text, or put together of it and others."""
    return end == text or end.startswith(f"{text.rstrip('-')}-")


def test_no_reason_is_looked_for_that_nobody_gives():
    found = reasons_looked_for("rules", "app")
    assert len(found) > 3 and unknown(found, reasons_given()) == []
