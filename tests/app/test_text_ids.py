"""No message can be missing: every id that the code can ask for is walked in both languages (UX-86, UX-98)."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from app.games import manifests, part
from app.match.clock import SLOW_CLOCK
from app.match.driver import COMMAND_PAUSE
from app.match.goals import SHARED
from app.match.history import CASUAL
from app.match.lessons.course import OPENINGS
from app.match.options import orders
from app.match.roles import CONCESSIONS
from app.match.stars import LOST, MET, OPEN
from app.match.tempers import OFFERED
from app.scenes import entries, keys_page, load
from app.scenes.credits import credits
from app.scenes.draft import KINDS, LEVELS
from app.scenes.lobby import groups_of, stand_presets
from app.scenes.puzzles import STATES
from app.scenes.tournament.pages import COLUMNS
from app.scenes.tournament.pages import PAGES as DESK_PAGES
from app.scenes.tournament.proof import DOUBTS
from app.scenes.wording import value_word
from app.settings import ITEMS, PAGES
from app.table.log import KINDS as LOG_KINDS
from app.text.texts import LANGUAGES, Texts, catalogue, message_id
from app.ui.input import ACTIONS, PAD_AXES, PAD_BUTTONS
from app.ui.key_names import NAMED
from rules import find
from rules.ai.levels import LEVELS as AI_LEVELS
from rules.content.shapes import Shape
from rules.core.questions import QUESTIONS
from rules.tournament import formats_of
from rules.tournament.entries import BY_HAND
from rules.tournament.entries import SOURCES as SOURCES_OF_RESULTS
from saves.errors import NEWS, REASONS, TROUBLES
from saves.people import COLOURS
from saves.results import REFUSALS
from tests.app.event_names import ANY, reasons_given
from tests.app.text_ids import HOLE, Site, each, sites
from tests.support.expected import expected
from tests.support.games import SHIPPED, beside

# Within a game's own modules ids are said without the game's name, or without that of its table.
OWN = {game: tuple(expected(game, "texts").get("said_without", ())) for game in SHIPPED}
# Where constants look like messages and are none: pictures for `orrery shot`, measured things.
NO_MESSAGES = re.compile(r"shots?(_\w+)?\.py|deck_shots\.py|bench/")
KEY_SETS = re.compile(r"keys-\d")  # what players of a race choose, worded by its keys

APP = Path(__file__).parents[2] / "app"


def _games() -> list[str]:
    return [game.name for game in entries.available_games()]


def _own_runs(game: str) -> Iterable[str]:
    """Kinds of runs that only this game has."""
    return () if part(game, "runs") is None else part(game, "runs").KINDS


def _settings() -> Iterable[str]:
    for item in ITEMS.values():
        if item.kind != "hidden":
            yield from (message_id("setting", item.name), message_id("setting", item.name, "help"))


def _setting_values() -> Iterable[str]:
    for item in ITEMS.values():
        if item.kind == "choice" and not item.unit and item.name != "language":
            yield from (
                message_id("setting", item.name, str(choice))
                for choice in item.choices
                if not (item.zero and choice == 0)
            )


def _units() -> Iterable[str]:
    for item in ITEMS.values():
        yield from (f"unit-{name}" for name in (item.unit, item.zero) if name)


def _variants() -> Iterable[str]:
    return (message_id("variant", game, each.id) for game in _games() for each in find(game).variants)


def _presets() -> Iterable[str]:
    for game in _games():
        for preset in stand_presets(game):
            yield from (f"preset-{game}-{preset.id}", f"preset-{game}-{preset.id}-help")


def _actions(form: Callable[[str, str], str]) -> Iterable[str]:
    keys_page.declare_all()
    return {form(action.name, action.group) for action in ACTIONS.values()}


def _named_buttons() -> list[str]:
    """Pad buttons that are called by words."""
    tilted = [name for names in PAD_AXES.values() for name in names]
    return [name for name in (*PAD_BUTTONS, *tilted) if name.startswith(("pad-", "stick-", "look-"))]


def _shapes() -> Iterable[str]:
    found, wanted = set(), [Shape]
    while wanted:
        shape = wanted.pop()
        wanted += shape.__subclasses__()
        if isinstance(getattr(shape, "name", None), str):
            found.add(shape.name)
    return found - {"either"}  # which says the names of its parts


def _judged() -> list[str]:
    """What the automatic judges of the games' tournaments compare."""
    formats = [(game.id, one) for game in manifests() for one in formats_of(game.id)]
    return sorted({message_id("tournament-judge", game, what) for game, one in formats for what in one.judge})


def _refusals() -> set[str]:
    """Every reason for which an entry of a tournament is refused."""
    home = Path(__file__).parents[2] / "rules" / "tournament"
    found = {word for path in home.glob("*.py") for word in re.findall(r'Refused\(\s*"([\w-]+)"', path.read_text())}
    assert len(found) > 20
    return found


# Where the open part of an id comes from, for every pattern in the code.
SOURCES: dict[str, Callable[[str], Iterable[str]]] = {
    "action-*": lambda _: _actions(lambda name, _group: f"action-{name}"),
    "action-group-*": lambda _: _actions(lambda _name, group: f"action-group-{group}"),
    "button-*": lambda p: each(p, _named_buttons()),
    "content-expected-*": lambda _: [message_id("content-expected", name) for name in _shapes()],
    "credits-*": lambda p: each(p, credits()),
    "credits-use-*": lambda p: each(
        p, {item["use"] for group, items in credits().items() for item in items if group != "games"}
    ),
    "game-*": lambda p: each(p, _games()),
    "game-*-line": lambda p: each(p, _games()),
    "game-difficulty-*": lambda p: each(p, ("1", "2", "3")),
    "handover-*": lambda p: each(p, ("turn", "attacked", "asked", "reply", "choice", "hidden", "idle", "focus")),
    "key-*": lambda p: each(p, [part.replace(" ", "-") for part in NAMED]),
    "keys-change-*": lambda p: each(p, ("keyboard", "gamepad")),
    "keys-press-*": lambda p: each(p, ("keyboard", "gamepad")),
    "keys-unset-*": lambda p: each(p, ("keyboard", "gamepad")),
    "kind-*": lambda p: each(p, ("human",)),
    "kind-*-line": lambda p: each(p, ("human",)),
    "language-*": lambda p: each(p, LANGUAGES),
    "lesson-opening-*": lambda p: each(p, OPENINGS),
    "level-*": lambda p: each(p, {*LEVELS, *AI_LEVELS, *KINDS} - {"human"}),
    "temper-*": lambda p: each(p, {one or "none" for one in OFFERED}),
    "temper-*-line": lambda p: each(p, {one or "none" for one in OFFERED}),
    "level-*-line": lambda p: each(p, {*LEVELS, *AI_LEVELS, *KINDS} - {"human"}),
    "load-none-*": lambda p: each(p, load.SHELVES),
    "load-order-*": lambda p: each(p, load.ORDERS),
    "load-shelf-*": lambda p: each(p, load.SHELVES),
    "log-kind-*": lambda p: each(p, LOG_KINDS),
    "goal-*": lambda _: [message_id("goal", one.__name__) for one in SHARED],
    "goal-*-*": lambda _: [
        message_id("goal", one, measure.__name__)
        for one in _games()
        if (goals := part(one, "goals")) is not None
        for measure in goals.MEASURES
    ],
    "goal-state-*": lambda p: each(p, (MET, OPEN, LOST)),
    "puzzle-state-*": lambda p: each(p, STATES),
    "run-*-*": lambda _: [message_id("run", game, kind) for game in _games() for kind in _own_runs(game)],
    "run-*-*-line": lambda _: [
        message_id("run", game, f"{kind}-line") for game in _games() for kind in _own_runs(game)
    ],
    "people-mark-*": lambda p: each(p, [str(number + 1) for number in range(COLOURS)]),
    "menu-*": lambda p: each(p, [entry.name for entry in entries.available()]),
    "notice-*": lambda p: each(p, [*REASONS, *TROUBLES, *NEWS, "match-no-hint"]),
    "preset-*-*": lambda _: _presets(),
    "preset-*-*-help": lambda _: _presets(),
    "reason-*": lambda _: [message_id("reason", one) for one in reasons_given() if ANY not in one],
    "result-mark-*": lambda p: each(p, (CASUAL, SLOW_CLOCK, COMMAND_PAUSE)),
    "setup-group-*-*": lambda _: [
        message_id("setup-group", one, name) for one in _games() for name, _ in groups_of(one)
    ],
    "setting-*": lambda _: _settings(),
    "setting-*-*": lambda _: _setting_values(),
    "settings-page-*": lambda p: each(p, PAGES),
    "catalogue-*": lambda p: each(p, [one.id for one in manifests() if one.catalogue]),
    "statistics-brought-*": lambda p: each(p, [one.id for one in manifests() if one.statistics]),
    "table-concede-*": lambda p: each(p, CONCESSIONS),
    "table-stops-*": lambda p: each(p, orders(True)),
    "table-stops-*-line": lambda p: each(p, orders(True)),
    "tournament-*": lambda p: each(p, TROUBLES),
    "tournament-column-*": lambda p: each(p, COLUMNS),
    "tournament-doubt-*": lambda p: each(p, DOUBTS),
    "tournament-file-*": lambda p: each(p, [*REFUSALS, "other-game", "options", "players", "pairing"]),
    "tournament-format-*": lambda p: each(p, {one.id for game in manifests() for one in formats_of(game.id)}),
    "tournament-format-*-line": lambda p: each(p, {one.id for game in manifests() for one in formats_of(game.id)}),
    "tournament-judge-*-*": lambda _: _judged(),
    "tournament-origin-*": lambda p: each(p, set(SOURCES_OF_RESULTS) - {BY_HAND}),
    "tournament-page-*": lambda p: each(p, DESK_PAGES),
    "tournament-refused-*": lambda p: each(p, _refusals()),
    "tournament-stage-*": lambda p: each(p, ("round", "last", "quarter", "semi", "final")),
    "unit-*": lambda _: _units(),
    "variant-*-*": lambda _: _variants(),
}
for _game in SHIPPED:
    SOURCES |= getattr(beside(_game, "text_values"), "SOURCES", {})  # of ids that only this game's screens ask for
# Which no game needs to have.
MAY_BE_NONE = {"catalogue-*", "statistics-brought-*", "tournament-judge-*-*"}
# Asked only where `Texts.has` has found it, or put before an ending that its own pattern has, too.
OPTIONAL = {
    "*-help",
    "load-turn-*",
    "log-turn-*",
    "result-*",
    "result-facts-*",
    "variant-*-*-*",
    "variant-*-*-*-help",
    "*-*-*",
    "*-tile-*",
    "event-*-*",
    "option-*-*",
    "prompt-*-*",
    "confirm-*",
    "only-*",
}
# Walked case by case in `test_words_of_games.py` and in `tests/games/<game>/test_texts.py`.
_KINDS = "event|field|option|prompt|moment|phase|state|zone|table-sort"
OF_THE_GAMES = re.compile(rf"({'|'.join((_KINDS, *SHIPPED))})-.*\*.*")


@cache
def patterns() -> dict[str, str]:
    """Every id with an open part, and one place where it stands."""
    return {site.id: site.place for site in sites() if HOLE in site.id and not NO_MESSAGES.search(site.place)}


def _prefixes(site: Site) -> tuple[str, ...]:
    game = re.match(r"(?:games|words)/([a-z]+)", site.place)
    return ("", *OWN.get(game[1] if game else "", ()))


def test_every_id_written_in_full_is_a_message():
    messages = set(catalogue("en"))
    missing = [
        f"{site.id} ({site.place})"
        for site in sites()
        if HOLE not in site.id and site.asked and not any(prefix + site.id in messages for prefix in _prefixes(site))
    ]
    assert missing == [], missing


def test_a_constant_that_looks_like_a_message_is_one_or_part_of_one():
    """Ids often reach the call that words them through a table or a variable."""
    messages = set(catalogue("en"))
    fixed = {pattern.partition("-*")[0] for pattern in patterns()}
    fills = [re.compile(pattern.replace(HOLE, "(.+)")) for pattern in patterns() if pattern.strip("*-")]
    parts = {part for name in messages for fill in fills if (found := fill.fullmatch(name)) for part in found.groups()}
    strange = sorted(
        {
            f"{site.id} ({site.place})"
            for site in sites()
            if HOLE not in site.id
            and not site.asked
            and not NO_MESSAGES.search(site.place)
            and not any(prefix + site.id in messages for prefix in _prefixes(site))
            and site.id not in fixed | parts
            and not KEY_SETS.fullmatch(site.id)
        }
    )
    assert strange == [], strange


def test_every_pattern_in_the_code_says_where_its_parts_come_from():
    unknown = [
        f"{pattern} ({place})"
        for pattern, place in patterns().items()
        if pattern not in SOURCES and pattern not in OPTIONAL and not OF_THE_GAMES.fullmatch(pattern)
    ]
    assert unknown == []
    assert set(SOURCES) <= set(patterns()), "a source for an id that nobody asks for"


@pytest.mark.parametrize("pattern", SOURCES)
def test_every_id_that_a_pattern_can_become_is_a_message_in_both_languages(pattern):
    wanted = set(SOURCES[pattern](pattern))
    assert wanted or pattern in MAY_BE_NONE
    for language in LANGUAGES:
        assert sorted(wanted - set(catalogue(language))) == []


def test_values_of_switches_have_words_unless_they_are_numbers():
    messages = set(catalogue("en"))
    for game in _games():
        for variant in find(game).variants:
            for value in variant.values:
                word = value_word(value)
                if isinstance(value, bool) or word.lstrip("-").isdigit():
                    continue
                named = message_id("variant", game, variant.id, word), message_id(game, "player", word)
                assert messages & set(named), named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*REASONS, *TROUBLES])
def test_a_notice_says_what_happened_and_what_to_do(language, reason):
    """UX-96, UX-98: two sentences at least, with all their values."""
    sentence = {**REASONS, **TROUBLES}[reason]
    values = dict.fromkeys(re.findall(r"\{(\w+)\}", sentence), 7)
    texts = Texts(language)
    said = texts(message_id("notice", reason), **values)
    assert not texts.missing and "{" not in said and "$" not in said
    assert len(re.findall(r"[.;:!?](?= |$)", said)) >= 2, said


def test_the_walk_would_find_a_missing_message():
    assert any(site.id == "notice-*" for site in sites()) and len(patterns()) > 70
    assert sum(site.asked for site in sites()) > 500
    assert {"core.not_offered", "match.no_store"} <= set(reasons_given())


def test_the_button_that_answers_has_words_of_its_own_only_for_questions_that_there_are():
    """UX-34."""
    for game in SHIPPED:
        find(game)
    asked = {message_id(kind, prompt) for prompt in QUESTIONS for kind in ("confirm", "only")}
    shape = rf"(confirm|only)-({'|'.join(SHIPPED)})-"
    worded = {name.partition(".")[0] for name in catalogue("en") if re.match(shape, name)}
    assert worded and worded <= asked, worded - asked


@pytest.mark.parametrize("game", SHIPPED)
def test_the_button_that_answers_says_what_it_does(game):
    """UX-34: not "Confirm", for anything that is put together before it is given; in code where the words need more."""
    names = vars(import_module(f"rules.{game}.questions"))
    said = {name.partition(".")[0] for name in catalogue("en")}
    modules = [path.read_text("utf-8") for path in (APP / "games" / game).rglob("*.py")]
    code = "".join(module for module in modules if "def confirming(" in module)
    asking = re.compile(r"f\.(?:some|split|amount|order|form)\(\s*(?:questions\.)?([A-Z][A-Z_]+)[^,]*,(?!\s*TABLE)")
    found, plain = set(), []
    for path in (APP.parent / "rules" / game).rglob("*.py"):
        found |= set(asking.findall(path.read_text("utf-8")))
    for name in sorted(found & set(names)):
        every = names[name] if isinstance(names[name], tuple) else (names[name],)
        in_code = re.search(rf"\b{name}\b", code)
        plain += [one for one in every if message_id("confirm", one) not in said and not in_code]
    assert plain == []
