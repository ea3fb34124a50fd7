"""The words of every game: said for all that its rules ask, tell and refuse, as whole sentences in both languages.

What a game is put into words with lies beside its tests (`texts.py`), what this suite has to know of it in
`expected.toml`, and single lines as they are read in `lines.toml`. Names of events and reasons are walked in
`test_event_names.py` and `test_text_ids.py`.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from app.text.problems import problem_sentence
from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, Texts, message_id, parameters
from rules import (
    CONCEDE,
    Answer,
    Chance,
    Event,
    Reason,
    Setup,
    answer_at_random,
    apply,
    events_for,
    find,
    new_game,
    view,
    waiting,
)
from rules.ai.levels import KINDS
from rules.content.problems import EXPECTED, REASONS, Problem
from rules.core.decisions import One
from rules.core.forms import Form
from rules.core.questions import questions_of
from tests.app.both_languages import (
    UNWORDED,
    all_entries,
    clean,
    entries,
    problems_have_sentences,
    sentences_end,
    switches_are_explained,
)
from tests.app.event_names import ANY, reasons_given
from tests.support.expected import beside_in_toml, expected
from tests.support.games import TABLES, beside

ROOT = Path(__file__).parents[2]
WORDED = tuple(game for game in TABLES if beside(game, "texts"))
TEXTS = {game: beside(game, "texts") for game in WORDED}
LINES = [
    (game, kind, line) for game in WORDED for kind, lines in beside_in_toml(game, "lines").items() for line in lines
]
HEADINGS = {"phase", "round"}  # the log tells these without a full stop
# What makes two events of a kind different to a reader, beside how much they tell.
TELLING = (
    *("why", "how", "what", "name", "outcome", "side", "source", "origin", "to", "aim", "phase", "up", "hit", "case"),
    *("item", "code", "token", "face"),
)

each_game = pytest.mark.parametrize("game", WORDED)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def said_of(game: str) -> SimpleNamespace:
    """What this game declares about its words."""
    usual = {"fields": {}, "forms": "$^", "hints": "reason-[a-z]+-hint-", "by_the_core": [], "unended": []}
    usual |= {"sentences": ["reason-", "result-"], "numbers": True, "drawn": 0, "links": False}
    return SimpleNamespace(**{**usual, **expected(game, "words")})


# --- the files


@each_game
def test_sentences_end_and_labels_do_not(game):
    told = said_of(game)
    files = sorted(path.stem for path in (ROOT / "app" / "games" / game / "locale" / "en").glob("*.ftl"))
    sentences_end(tuple(f"{game}/{file}" for file in files if file not in told.unended), tuple(told.sentences))


@each_game
def test_every_switch_and_value_is_explained_in_a_sentence(game):
    """UX-95."""
    switches_are_explained(game, said_of(game).numbers)


@each_game
def test_every_problem_of_a_set_has_its_sentence(game):
    """UX-104."""
    problems_have_sentences(game, f"{game}/sets", said_of(game).problems)


@each_game
def test_every_question_in_the_rules_is_worded_with_its_rule_and_no_other(game):
    """UX-31: some by the last word of their prompt, some parts of forms by names of their own."""
    find(game)
    told, named = said_of(game), getattr(TEXTS[game], "prompt_of", lambda asked: message_id("prompt", asked))
    wanted = {named(asked) for asked in questions_of(game)} | set(told.by_the_core)
    fields = {message_id("prompt", form, name) for form, names in told.fields.items() for name in names}
    worded = {re.sub(told.forms, "", name) for name in all_entries("en", game) if name.startswith(f"prompt-{game}-")}
    worded |= {name for name in told.by_the_core if name in all_entries("en", game)}
    assert sorted((wanted | fields) - worded) == []
    assert sorted({f"{name}-rule" for name in wanted} - set(all_entries("en", game))) == []
    assert sorted(worded - wanted - fields - {f"{name}-rule" for name in wanted}) == []


@each_game
def test_every_result_in_the_rules_is_worded_and_no_other(game):
    """By patterns of where the source names them."""
    told, found = said_of(game), set()
    for files, pattern in told.results.items():
        for path in (ROOT / "rules" / game).glob(files):
            found |= {id for match in re.finditer(pattern, path.read_text("utf-8")) for id in match.groups() if id}
    assert len(found) >= told.least["results"]
    worded = {name for name in all_entries("en", game) if name.startswith(f"result-{game}-")}
    assert worded == {message_id("result", id) for id in found}


@each_game
def test_what_is_ours_is_marked_in_the_rulebook(game):
    """Windows, decisions and whatever else the printed rules leave open are ours; the rest is printed."""
    book, told = open_book(game, "en"), expected(game, "rulebook")
    assert len(told["ours"]) >= 2 and told["printed"]
    for rule in (*told["ours"], *told["printed"]):
        assert book.blocks[book.place_of(rule)].ours is (rule in told["ours"]), rule


@each_game
def test_every_reason_in_the_rules_is_worded_and_no_other(game):
    """Those that stand in full in the source, and those that a game gives by a code; hints are told by playing."""
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "rules" / game).rglob("*.py")))
    coded = getattr(TEXTS[game], "reasons", lambda source: set())(source)
    given = {id for id in (*reasons_given(), *coded) if id.startswith(f"{game}.") and ANY not in id}
    assert len(given) >= said_of(game).least["reasons"], len(given)
    worded = {name for name in all_entries("en", game) if name.startswith(f"reason-{game}-")}
    wanted = {message_id("reason", id) for id in given}
    assert sorted(wanted - worded) == []
    assert [name for name in sorted(worded - wanted) if not re.match(said_of(game).hints, name)] == []


# --- random games


class Asked(NamedTuple):
    """A question, as its seat sees the table; and why one answer is good."""

    speaker: Callable[[Texts], Any]
    table: Any
    decision: Any
    hint: Reason | None


class Told(NamedTuple):
    """What one seat, or who only watches, hears and then sees."""

    speaker: Callable[[Texts], Any]
    table: Any
    events: list[Event]


def setups(game: str) -> list[Setup]:
    """The tables at which a game is tried: those it declares, or drawn ones."""
    told, found = said_of(game), find(game)
    if drawn := told.drawn:
        low, high = found.seats
        return [found.random_setup(low + seed % (high - low + 1), Chance(seed)) for seed in range(drawn)]
    return [Setup(game, [{} for _ in range(one["seats"])], one.get("options", {})) for one in told.games]


@cache
def played(game: str) -> tuple[list[Asked], list[Told]]:
    """What the seats see, are asked and are told in random games: of alike things one."""
    asked: list[Asked] = []
    told: list[Told] = []
    seen: set[str] = set()
    texts, most = TEXTS[game], said_of(game).answers
    chosen = getattr(texts, "next_asked", lambda _state, open_ones, rng: rng.choice(open_ones))
    for seed, setup in enumerate(setups(game)):
        state, rng = new_game(game, setup, seed), Chance(seed)
        for step in range(most):
            if not waiting(state):
                break
            decision = chosen(state, waiting(state), rng)
            answer, speaker = answer_at_random(state, decision, rng), texts.speaker(state)
            shape = f"{decision.prompt} {getattr(decision, 'source', '')} {verbs(decision)}"
            if shape not in seen or step % 10 == 0:  # others are alike, but about other pieces
                seen.add(shape)
                why = next(one for one in waiting(state, why=True) if one.seat == decision.seat)
                hint = texts.why(state, decision, answer.value) if hasattr(texts, "why") else None
                asked.append(Asked(speaker, view(state, decision.seat)["table"], why, hint))
            told += heard(game, state, apply(state, answer), seen)
        if seed == 0:  # nobody gives up at random
            state = new_game(game, setup, seed)
            told += heard(game, state, apply(state, Answer(0, CONCEDE, None)), seen)
    return asked, told


def heard(game: str, state: Any, events: list[Event], seen: set[str]) -> list[Told]:
    """What is new of these events, as everybody hears it."""
    news = [event for event in events if shape_of(event) not in seen]
    seen |= {shape_of(event) for event in news}
    speaker, viewers = TEXTS[game].speaker(state), (*range(len(state.setup.seats)), None)
    return [Told(speaker, view(state, seat)["table"], list(events_for(news, seat))) for seat in viewers if news]


def offered(decision) -> tuple:
    return getattr(decision, "options", ()) or getattr(decision, "items", ()) or getattr(decision, "slots", ())


def verbs(decision) -> list[str]:
    first = (option[0] if isinstance(option, tuple) and option else option for option in offered(decision))
    return sorted({verb for verb in first if isinstance(verb, str)})


def shape_of(event: Event) -> str:
    parts = [str(event.data.get(name)).partition(":")[0][:9] for name in TELLING]
    counts = [min(len(value), 3) for value in event.data.values() if isinstance(value, (list, tuple))]
    return f"{event.kind} {sorted(event.data)} {parts} {counts}"


def all_words(game: str, words, decision) -> list[str]:
    """Everything that is said about a question."""
    texts = TEXTS[game]
    said = [words.prompt(decision), words.rule(decision)]
    if isinstance(decision, Form):
        return [*said, *(part for _, field in decision.fields for part in texts.field_words(words, field))]
    label = getattr(texts, "label", lambda words, decision, option: words.label(decision, option))
    if decision.seat >= 0:  # the outside world is shown no answers
        said += [label(words, decision, option) for option in offered(decision)]
    for option, reason in decision.blocked:
        said += [label(words, decision, option), words.reason(reason)]
    return said


def spoken(speaker, table, texts: Texts):
    words = speaker(texts)
    if hasattr(words, "see"):
        words.see(table)
    return words


@each_language
@each_game
def test_every_question_option_reason_and_hint_of_random_games_is_worded(game, language):
    """UX-31, UX-34, UX-19, UX-61."""
    texts, prompts, known, hints = Texts(language), set(), set(), set()
    for speaker, table, decision, hint in played(game)[0]:
        words = spoken(speaker, table, texts)
        prompts.add(decision.prompt)
        known |= set(verbs(decision))
        said = all_words(game, words, decision)
        wrong = [one for one in said if not one or UNWORDED.search(one)]
        assert wrong == [], f"{decision.prompt}: {wrong}"
        if hint is not None:
            hints.add(hint.id)
            assert words.reason(hint).endswith(".") and not UNWORDED.search(words.reason(hint)), hint
    assert texts.missing == set()
    least = said_of(game).least
    assert (len(prompts) >= least["prompts"], len(known) >= least["verbs"], len(hints) >= least.get("hints", 0)) == (
        True, True, True
    ), (len(prompts), len(known), len(hints))  # fmt: skip


@each_language
@each_game
def test_every_event_of_random_games_is_a_whole_sentence_to_everybody(game, language):
    """UX-54, UX-56: also as others see it, where parts are hidden from them."""
    texts, kinds = Texts(language), set()
    for speaker, table, events in played(game)[1]:
        words = spoken(speaker, table, texts)
        for event in events:
            line = words.line(event)
            kinds |= {event.kind} if line else set()
            assert not UNWORDED.search(line), f"{event}: {line}"
            assert not line or event.kind in HEADINGS or clean(line).endswith((".", "!", "?", "…", "!”")), line
    assert len(kinds) >= said_of(game).least["kinds"], len(kinds)
    assert texts.missing == set()


# --- single lines


def listed(value: Any) -> Any:
    """As the rules have it: lists of an answer are tuples."""
    return tuple(map(listed, value)) if isinstance(value, list) else value


@each_language
@pytest.mark.parametrize(("game", "kind", "line"), LINES, ids=lambda part: part if isinstance(part, str) else "")
def test_lines_read_naturally(game, kind, line, language):
    """UX-34, UX-54, UX-88: at a position that the game lays out for it."""
    if language not in line:
        return
    words = TEXTS[game].at(language)
    if kind == "event":
        data = {name: None if value == "none" else value for name, value in line["data"].items()}
        said = words.line(Event(line["kind"], data))
        assert (said if said_of(game).links else clean(said)) == line[language]
    else:
        asked = One(0, line["prompt"], source=line.get("source"), options=(listed(line["option"]),))
        assert words.label(asked, asked.options[0]) == line[language]


# --- what no game has words of its own for


def test_every_problem_of_any_set_has_its_sentence():
    """UX-104."""
    for language in LANGUAGES:
        known = entries(language, "content")
        for name in (name for name in REASONS if name.startswith("content-")):
            used = set(re.findall(r"(?<!\{)\{(\w+)\}", REASONS[name].replace("{{", "").replace("}}", "")))
            assert parameters(name, known) == used, name
        assert {f"content-expected-{word}" for word in EXPECTED} <= set(known)


def test_a_problem_is_worded_with_the_nearest_word():
    values = {"known": "R, Y", "found": '"Q"', "nearest": "Y"}
    problem = Problem("a.toml", 3, "sector[2].ships", "content-not-word", values)
    assert problem_sentence(Texts("hu"), problem) == (
        'Ezek egyike állhat itt: R, Y; de ez áll: "Q". Erre gondoltál: Y?'
    )
    either = Problem("a.toml", None, "", "content-not-either", {"expected": "whole list", "found": "nothing"})
    assert problem_sentence(Texts("hu"), either) == "Itt ez állhat: egész szám vagy lista; de ez áll: semmi."
    assert problem_sentence(Texts("en"), either) == "Expected a whole number or a list, found nothing."


def test_a_problem_without_a_message_falls_back_to_its_own_sentence():
    assert problem_sentence(Texts("hu"), Problem("a", 1, "", "no-such-reason")) == "no-such-reason"


@each_language
@pytest.mark.parametrize("level", KINDS)
def test_every_level_has_a_name_and_an_honest_line(level, language):
    """UX-70."""
    texts = Texts(language)
    assert texts.has(f"level-{level}") and texts(f"level-{level}-line").endswith(".")
