"""The words of Space Smugglers and of the rules core: complete, equal in both languages, and said for every case."""

import re
from functools import cache

import pytest

from app.games.smugglers.forecast import of_token
from app.games.smugglers.words import Words, signed
from app.text.problems import problem_sentence
from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, LOCALE, Texts, message_id, parameters
from rules import (
    CONCEDE,
    Answer,
    Chance,
    Event,
    Reason,
    Setup,
    answer_at_random,
    apply,
    find,
    new_game,
    result,
    waiting,
)
from rules.ai.levels import KINDS
from rules.content.problems import EXPECTED, REASONS, Problem
from rules.smugglers.bids import CODES
from rules.smugglers.random_policy import next_asked
from tests.app.both_languages import entries, sentences_end, switches_are_explained

FILES = ("core", "smugglers", "content", "ai")
NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes", "Bernadett")
_UNWORDED = re.compile(r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  |<link:></link>")


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(Texts(request.param), NAMES)


@cache
def told() -> tuple[tuple[Event, ...], tuple, tuple[Reason, ...]]:
    """Events, questions and reasons of random games over all numbers of players and all switches."""
    game = find("smugglers")
    events: dict[str, Event] = {}
    asked: dict[str, object] = {}
    reasons: dict[str, Reason] = {}
    for seed in range(36):
        rng = Chance(seed)
        state = new_game("smugglers", game.random_setup(2 + seed % 5, rng), seed)
        while waiting(state):
            questions = waiting(state, why=seed < 8)
            for decision in questions:
                asked.setdefault(f"{decision.prompt} {getattr(decision, 'options', ())}", decision)
                reasons |= {str(reason): reason for _, reason in decision.blocked}
            decision = next_asked(state, waiting(state), rng)
            for event in apply(state, answer_at_random(state, decision, rng)):
                events.setdefault(_form(event), event)
        events.setdefault(f"ends {result(state).reason}", event)
    for event in apply(new_game("smugglers", game.random_setup(2, Chance(1)), 1), Answer(0, CONCEDE, None)):
        events.setdefault(_form(event), event)
    return tuple(events.values()), tuple(asked.values()), tuple(reasons.values())


def _form(event: Event) -> str:
    """What makes two events of a kind different to a reader."""
    said = event.data
    counts = {name: len(value) for name, value in said.items() if isinstance(value, (list, tuple))}
    small = {name: said.get(name) for name in ("seat", "why", "case", "item", "code", "token", "face", "energy")}
    return f"{event.kind} {counts} {small}"


# --- the files


def test_sentences_end_and_labels_do_not():
    sentences_end(("smugglers",), ("reason-", "smugglers-code-", "result-"))


# --- the rules core


def test_every_reason_of_the_core_has_its_sentence():
    """The ids stand as plain strings in the rules and the table."""
    found = set()
    for folder in ("rules/core", "rules/ai", "app/match", "app/table"):
        for path in sorted((LOCALE.parents[2] / folder).glob("*.py")):
            found |= set(re.findall(r'(?:Reason|refuse|_stop)\(\s*"((?:core|ai)\.[a-z_.]+)"', path.read_text("utf-8")))
            found |= set(re.findall(r'"(core\.[a-z_]+)" if', path.read_text("utf-8")))
    assert len(found) > 15
    for language in LANGUAGES:
        texts = Texts(language)
        assert [one for one in sorted(found) if not texts.has(message_id("reason", one))] == []


def test_every_problem_of_a_card_set_has_its_sentence():
    """UX-104."""
    ours = [name for name in REASONS if name.startswith(("content-", "smugglers-"))]
    for language in LANGUAGES:
        known = {**entries(language, "content"), **entries(language, "smugglers/sets")}
        for name in ours:
            used = set(re.findall(r"(?<!\{)\{(\w+)\}", REASONS[name].replace("{{", "").replace("}}", "")))
            assert parameters(name, known) == used, name
        assert {f"content-expected-{word}" for word in EXPECTED} <= set(known)


def test_a_problem_is_worded_with_the_nearest_word():
    problem = Problem(
        "a.toml", 3, "sector[2].ships", "content-not-word", {"known": "R, Y", "found": '"Q"', "nearest": "Y"}
    )
    assert problem_sentence(Texts("hu"), problem) == (
        'Ezek egyike állhat itt: R, Y; de ez áll: "Q". Erre gondoltál: Y?'
    )
    either = Problem("a.toml", None, "", "content-not-either", {"expected": "whole list", "found": "nothing"})
    assert problem_sentence(Texts("hu"), either) == "Itt ez állhat: egész szám vagy lista; de ez áll: semmi."
    assert problem_sentence(Texts("en"), either) == "Expected a whole number or a list, found nothing."


def test_a_problem_without_a_message_falls_back_to_its_own_sentence():
    assert problem_sentence(Texts("hu"), Problem("a", 1, "", "no-such-reason")) == "no-such-reason"


@pytest.mark.parametrize("level", KINDS)
def test_every_level_has_a_name_and_an_honest_line(level):
    """UX-70."""
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.has(f"level-{level}") and texts(f"level-{level}-line").endswith(".")


# --- Space Smugglers


def test_every_switch_and_value_is_explained():
    """UX-95."""
    switches_are_explained("smugglers", numbers=False)


def test_every_event_of_random_games_is_a_whole_sentence(words):
    """UX-54: also as others see it, where parts are hidden from them."""
    events, _, _ = told()
    kinds = {event.kind for event in events}
    assert len(kinds) >= 25
    for event in events:
        for viewer in (0, 3, None):
            seen = event.seen_by(viewer)
            if seen is not None:
                line = words.line(seen)
                assert line and not _UNWORDED.search(line), line
    assert words.texts.missing == set()


def test_every_message_of_an_event_belongs_to_one_that_happens():
    kinds = {event.kind for event in told()[0]}
    worded = {name.removeprefix("event-smugglers-") for name in entries("en", "smugglers") if name.startswith("event-")}
    assert worded == {kind.replace("_", "-") for kind in kinds}


def test_every_question_and_option_of_random_games_is_worded(words):
    """UX-31, UX-34."""
    for decision in told()[1]:
        assert not _UNWORDED.search(words.prompt(decision) + words.rule(decision))
        for _, field in getattr(decision, "fields", ()):
            said = [words.payment_field(field), *(words.payment_option(option) for option in field.options)]
            assert all(said) and not _UNWORDED.search(" ".join(said))
        for option in getattr(decision, "options", ()):
            label = words.label(option)
            assert label and not _UNWORDED.search(label), label
    assert words.texts.missing == set()


def test_every_reason_of_random_games_is_worded(words):
    reasons = told()[2]
    assert len({reason.id for reason in reasons}) >= 10
    for reason in reasons:
        assert not _UNWORDED.search(words.reason(reason))
    assert words.texts.missing == set()


def test_every_reason_named_in_the_rules_of_the_game_is_worded():
    ids = set()
    for path in sorted((LOCALE.parents[2] / "rules" / "smugglers").rglob("*.py")):
        ids |= set(re.findall(r'"(smugglers\.[a-z_]+)"', path.read_text("utf-8")))
    results = {"points", "fewer_goods", "less_energy", "more_sectors", "shared", "conceded"}
    flows = {"game", "deal", "open", "secret", "race", "evaluation", "payment", "refill", "scoring", "drop"}
    for one in sorted(ids):
        name = one.removeprefix("smugglers.")
        if name not in flows:
            assert Texts("hu").has(message_id("result" if name in results else "reason", one)), one


def test_every_code_of_an_event_has_its_sentence(words):
    """SM-4.38, SM-4.59."""
    for code in CODES:
        assert words.code(code).endswith(".")
    assert words.texts.missing == set()


def test_setup_reasons_are_worded_from_their_bare_values(words):
    """The new-game screen words reasons without knowing the game."""
    setup = Setup("smugglers", [{"colour": "pink"}, {"colour": "pink"}])
    reason = find("smugglers").excluded(setup)
    line = words.texts(message_id("reason", reason.id), **reason.params)
    assert line in ("Ezt a színt már más választotta: rózsaszín.", "Someone else has chosen this colour: pink.")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            Event("place", {"seat": 0, "sector": 0, "face": 3, "top": 0}),
            "Anna 3-as kockát tesz az <link:sector:0>1. űrszektorra</link>.",
        ),
        (
            Event("place", {"seat": 1, "sector": 4, "face": 5, "top": 3}),
            "Béla 5-ös kockával rálicitál az <link:sector:4>5. űrszektorra</link> (eddig 3 volt a legmagasabb).",
        ),
        (
            Event("place", {"seat": 1, "sector": 1, "face": 4, "top": 4}),
            "Béla 4-es kockával tartja a licitet a <link:sector:1>2. űrszektoron</link>.",
        ),
        (Event("take", {"seat": 0, "token": -1, "why": "last"}), "Az utolsó gyorsaságjelzőt, a −1-est, Anna kapja."),
        (Event("take", {"seat": 3, "token": 1, "why": "took"}), "Ödön elveszi az 1-es gyorsaságjelzőt."),
        (Event("lead_hand", {"seat": 3}), "Mostantól Ödön kezd."),
        (
            Event("refill", {"seat": 2, "speed": 3, "energy": 0, "goods": [2, 0, 1, 0]}),
            "Csaba elvesz 2 piros és 1 kék árut a közös készletből.",
        ),
    ],
)
def test_hungarian_log_lines_are_grammatical(event, line):
    """UX-88."""
    assert Words(Texts("hu"), NAMES).line(event) == line


def test_a_tie_is_explained_by_the_speeds():
    """SM-4.103."""
    event = Event(
        "win",
        {
            "sector": 1,
            "card": "x",
            "seat": 0,
            "face": 4,
            "cost": 4,
            "tied": [0, 1, 2],
            "speeds": [3, 1, -1],
            "back": [[1, 4], [2, 4]],
        },
    )
    assert Words(Texts("en"), NAMES, lambda sector: "s").line(event) == (
        "Anna wins <link:s>sector 2</link>: Béla and Csaba had an equal die (4), but Anna is faster (3 > 1 > −1). "
        "It costs 4 energy."
    )


def test_a_tower_is_won_by_its_top_die():
    """SM-6.41."""
    event = Event(
        "win",
        {"sector": 0, "card": "x", "seat": 1, "face": 6, "cost": 10, "tied": [1], "speeds": [3], "back": [[0, 4]]},
    )
    assert Words(Texts("hu"), NAMES, lambda sector: "s", stacked=True).line(event) == (
        "Béla nyeri az <link:s>1. űrszektort</link>: az övé a torony teteje (6). Ára 10 energia."
    )


def test_lists_and_signs():
    words = Words(Texts("hu"), NAMES)
    assert words.seats([0, 1, 2]) == "Anna, Béla és Csaba"
    assert words.goods([0, 0, 0, 0]) == "semmilyen áru"
    assert (signed(-1), signed(2, plus=True), signed(0, plus=True)) == ("−1", "+2", "0")


# --- the rulebook


def test_the_rulebook_tells_every_rule_a_player_may_ask_about():
    """Sections 1 to 6 of the rules without gaps inside their groups, and the five printed examples."""
    have = open_book("smugglers", "en").rules()
    groups = {
        "1": ((1, 6), (10, 12), (20, 20)),
        "2": ((1, 10), (20, 22), (30, 33)),
        "3": ((1, 11),),
        "4": (
            (1, 6),
            (10, 24),
            (30, 66),
            (70, 80),
            (90, 95),
            (100, 106),
            (110, 115),
            (120, 130),
            (140, 148),
            (150, 151),
        ),
        "5": ((1, 12),),
        "6": ((1, 6), (20, 23), (25, 31), (40, 51), (60, 84)),
    }
    absent = {(4, 64)}  # there is no such rule
    wanted = {
        ("SM", part, number)
        for part, spans in groups.items()
        for low, high in spans
        for number in range(low, high + 1)
        if (int(part), number) not in absent
    }
    wanted |= {("SM", f"X{number}", 0) for number in range(1, 6)}
    assert sorted(wanted - have) == []


def test_what_is_ours_is_marked():
    """Timing, tempo modes and controls are ours; the reasons of price and refill are printed rules."""
    book = open_book("smugglers", "en")
    for rule, ours in (
        ("SM-4.34", True),
        ("SM-4.71", True),
        ("SM-4.50", True),
        ("SM-3.3", True),
        ("SM-4.14", False),
        ("SM-4.110", False),
        ("SM-4.141", False),
        ("SM-5.2", False),
    ):
        assert book.blocks[book.place_of(rule)].ours is ours, rule


def _seen(players: int, held: tuple[int, ...] = ()) -> dict:
    """Of a view only what a token's forecast looks at."""
    seats = [{"tokens": list(held) if seat == 0 else []} for seat in range(players)]
    return {"seats": seats, "pool": {"energy": 4, "goods": [1, 0, 0, 0]}, "middle": [3, 1, -1]}


@pytest.mark.parametrize(
    ("held", "token", "told"),
    [
        ((3,), -1, "With it your sum is 2: in the refill up to 2 energy or goods."),
        ((0,), -1, "With it your sum is −1: in the refill you may get rid of 1 energy or 1 cube."),
        ((-1,), 1, "With it your sum is 0: nothing in the refill."),
        ((), 3, "With it your sum is 3: in the refill up to 3 energy or goods."),
    ],
)
def test_with_two_players_a_token_is_told_by_the_sum(held, token, told):
    """SM-4.94, SM-E8, SM-X14: neither a −1 nor a 0 does anything by itself."""
    forecast = of_token(Words(Texts("en"), NAMES), _seen(2, held), token, 0)
    assert forecast.short == told
    assert "the sum of your tokens" in forecast.lines[0][0]
    hungarian = of_token(Words(Texts("hu"), NAMES), _seen(2, held), token, 0)
    assert f"összeged {signed(sum(held) + token)}" in hungarian.short
    assert "összege" in hungarian.lines[0][0]


def test_with_more_players_a_token_is_told_by_its_number():
    """SM-4.140 to SM-4.146."""
    minus, zero, three = (of_token(Words(Texts("en"), NAMES), _seen(4), token, 0) for token in (-1, 0, 3))
    assert "get rid of" in minus.short
    assert "nothing in the refill" in zero.short
    assert three.short == "In the refill: up to 3 energy or goods."


def test_a_message_inside_another_is_worded_simply():
    """P13: the first table of the smugglers needs no library for its tokens."""
    texts = Texts("en")
    for token, said in ((3, "Speed token 3"), (-1, "Speed token −1")):
        assert texts("smugglers-name-token", token=token) == said
    assert "bundle" not in texts._now.__dict__
