"""The words of Onward to Venus: complete, equal in both languages, and said for every case the rules know."""

import re
from functools import cache

import pytest

from app.games.venus.log_words import FORMS
from app.games.venus.option_words import LABELS
from app.games.venus.words import Words
from app.text.rulebook import open_book
from app.text.texts import LANGUAGES, LOCALE, Texts, message_id
from rules import Chance, Event, Setup, answer_at_random, apply, events_for, new_game, view, waiting
from rules.core.questions import questions_of
from rules.venus.ai.why import why
from rules.venus.facts import Facts, facts_of
from rules.venus.game import content_of
from rules.venus.kinds import CRISES, EFFECTS, EMPIRES, PIECES, PLANETS, UNDEFENDED, UNITS
from tests.app.both_languages import (
    entries,
    problems_have_sentences,
    sentences_end,
    switches_are_explained,
)

NAMES = ("Anna", "Béla", "Csaba", "Ödön", "Ágnes")
ROOT = LOCALE.parents[2]
SOURCES = sorted((ROOT / "rules" / "venus").rglob("*.py"))
FILES = ("venus", "venus/ask", "venus/hints", "venus/log", "venus/sets")
CORE_KINDS = {"move", "shuffle", "show", "concede"}  # what the core tells in this game, too
_UNWORDED = re.compile(r"\[[a-z]+-[a-z-]+|\$|\bFluent|a\(z\)|  | [.,]|!(</link>)?\.|<link:>|\{|\}|None")


@cache
def tables() -> Facts:
    return facts_of(content_of([]), Setup("venus", [{}] * 5))


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(Texts(request.param), NAMES, tables())


# --- the files


def test_sentences_end_and_labels_do_not():
    sentences_end(FILES, ("reason-", "result-", "venus-effect-"))


# --- everything the rules can say has words


def test_every_question_in_the_rules_is_worded_with_its_rule_and_no_other():
    """UX-31."""
    worded = {name for name in entries("en", "venus/ask") if name.startswith("prompt-")}
    wanted = {message_id("prompt", one) for one in questions_of("venus")}
    assert worded == {
        *wanted,
        *(f"{one}-rule" for one in wanted),
        "prompt-venus-turn-act-last",
        "prompt-venus-attempt-act-enough",
    }


def test_every_reason_in_the_rules_is_worded_and_no_other():
    ids = set()
    for path in SOURCES:
        source = path.read_text("utf-8")
        ids |= set(re.findall(r'Reason\(\s*"(venus\.[a-z_.]+)"', source))
        if path.parent.name == "refusals":
            said = re.findall(r'(?:said|because)\(("[a-z_]+"(?: if [^"]+ else "[a-z_]+")?)', source)
            said += re.findall(r'(?:[:=]|else) \(("[a-z_]+"), "OV-', source)
            said += re.findall(r'said\("no_action" if [^)]*', source)
            ids |= {f"venus.{name}" for one in said for name in re.findall(r'"([a-z_]+)"', one)}
    assert len(ids) > 90
    files = ("venus/ask", "venus/why")
    worded = {name for file in files for name in entries("en", file) if name.startswith("reason-")}
    assert worded == {message_id("reason", one) for one in ids}


def test_every_result_in_the_rules_is_worded():
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    found = set(re.findall(r'(?:lose_all\(g, |points, )"(venus\.[a-z_]+)"\)', source))
    assert found == {"venus.points", "venus.revolt", "venus.invasion"}
    for language in LANGUAGES:
        assert all(Texts(language)(message_id("result", one)).endswith(".") for one in found)


def test_every_event_in_the_rules_has_a_line():
    """UX-54."""
    found = set()
    for path in SOURCES:
        found |= set(re.findall(r'\.emit\(\s*"([a-z_]+)"', path.read_text("utf-8")))
    assert found | CORE_KINDS == set(FORMS)
    assert {name for name in entries("en", "venus/log") if name.startswith("event-")} == {
        message_id("event", "venus", kind) for kind in FORMS
    }


def test_every_word_of_the_game_is_named_and_explained(words):
    """UX-53."""
    for area, names in (
        ("piece", (*PIECES, "alien")),
        ("crisis", (*CRISES, "landed")),
        ("class", ("action", "free", "benefit", "interrupt")),
        ("phase", ("setup", "tiles", "actions", "crises", "income", "reset", "over")),
        (
            "zone",
            (
                "orbit",
                "surface",
                "supply",
                "hand",
                "draw",
                "discard",
                "bag",
                "tiles",
                "kept",
                "pass",
                "aside",
                "first",
                "money",
                "income",
            ),
        ),
    ):
        for name in names:
            assert words.word(area, name) and words.explained(area, name).endswith("."), name
    for tile in tables().tiles:
        assert not _UNWORDED.search(words.tile(tile.id)) and words.tile_help(tile.id).endswith(".")
    assert "7" in words.tile(-1) and words.tile_help(-1).endswith(".")
    for planet in PLANETS:
        assert words.planet(planet) and words.inline(planet)
        assert not any(_UNWORDED.search(line) for line in words.crisis_levels(planet))
        assert words.word("score", planet) == words.planet(planet)
    assert all(words.word("score", kind) for kind in ("trophy", "crisis", "alien"))
    assert words.texts.missing == set()


def test_every_card_says_what_it_does(words):
    """UX-51: one text for each effect, with the numbers of the card."""
    faces = tables().cards.values()
    assert {face.do for face in faces} == set(EFFECTS)
    for face in faces:
        text = words.card_text(face)
        assert text.endswith(".") and not _UNWORDED.search(text), text
        assert not face.numbers.get("n") or str(face.numbers["n"]) in text or face.numbers["n"] == 1, text
        assert words.card_class(face)
    assert words.texts.missing == set()


def test_every_switch_and_value_is_explained_in_a_sentence():
    """UX-95."""
    switches_are_explained("venus")


def test_empires_are_called_the_same_in_the_lobby_and_at_the_table(words):
    for empire in EMPIRES:
        assert words.texts(f"variant-venus-empire-{empire}") == words.empire(empire)


def test_every_problem_of_a_card_set_has_its_sentence():
    """UX-104."""
    problems_have_sentences("venus", "venus/sets", 10)


def test_every_hint_of_the_opponents_is_worded():
    """UX-61: why an answer is good, for any answer in random games."""
    tables_of = {language: Words(Texts(language), NAMES, tables()) for language in LANGUAGES}
    told: set[str] = set()
    for seed in range(3):
        rng = Chance(seed)
        state = new_game("venus", Setup("venus", [{} for _ in range(3)], {"interrupt_prompt": "always"}), seed)
        while waiting(state):
            decision = waiting(state)[0]
            answer = answer_at_random(state, decision, rng)
            reason = why(state, decision, answer.value)
            if reason.id not in told:
                told.add(reason.id)
                for words in tables_of.values():
                    words.see(view(state, decision.seat)["table"])
                    line = words.reason(reason)
                    assert line.endswith(".") and not _UNWORDED.search(line), line
            apply(state, answer, listen=False)
    assert len(told) >= 25
    assert not any(words.texts.missing for words in tables_of.values())


def test_no_hint_is_worded_that_nobody_gives():
    """Names of hints stand in the source of the opponents, some built from a verb and the kind of a tile."""
    source = "\n".join(path.read_text("utf-8") for path in SOURCES if path.parent.name == "ai")
    given = set(re.findall(r'"([a-z_]+)"', source)) | {f"claim_{kind}" for kind in UNDEFENDED}
    given |= {f"card_{do}" for do in EFFECTS}
    worded = {name.removeprefix("reason-venus-hint-").replace("-", "_") for name in entries("en", "venus/hints")}
    assert sorted(worded - given) == []


# --- random games


@cache
def played() -> tuple[tuple, ...]:
    """What the seats see, are asked and are told in random games: (view, decision) and (view after, events by eyes)."""
    asked: list[tuple] = []
    told: list[tuple] = []
    seen: set[str] = set()
    for seed in range(10):
        seats = 2 + seed % 4
        options = {"interrupt_prompt": "always"} if seed % 3 == 0 else {"open_money": False} if seed % 3 == 1 else {}
        rng = Chance(seed)
        state = new_game("venus", Setup("venus", [{} for _ in range(seats)], options), seed)
        while waiting(state):
            decision = waiting(state)[0]
            shape = f"{decision.prompt} {_verbs(decision)}"
            if shape not in seen:
                asked.append((view(state, decision.seat)["table"], waiting(state, why=True)[0]))
            events = apply(state, answer_at_random(state, decision, rng))
            shapes = {_shape(event) for event in events}
            if not shapes <= seen:
                viewer = (decision.seat, (decision.seat + 1) % seats)
                told.append(
                    (view(state, decision.seat)["table"], *(tuple(events_for(events, seat)) for seat in viewer))
                )
            seen |= {shape, *shapes}
    return tuple(asked), tuple(told)


def _verbs(decision) -> list[str]:
    return sorted(
        {
            option if isinstance(option, str) else str(option[0]) if isinstance(option, tuple) else "card"
            for option in _offered(decision)
        }
    )


def _offered(decision) -> tuple:
    return getattr(decision, "options", ()) or getattr(decision, "items", ()) or getattr(decision, "slots", ())


def _shape(event: Event) -> str:
    """What makes two events of a kind different to a reader."""
    said = event.data
    return f"{event.kind} {sorted(said)} {said.get('why')} {str(said.get('to'))[:4]} {str(said.get('aim'))[:6]}"


def test_every_question_option_and_reason_of_random_games_is_worded(words):
    """UX-31, UX-34, UX-19."""
    prompts, verbs = set(), set()
    for table, decision in played()[0]:
        words.see(table)
        prompts.add(decision.prompt)
        verbs |= set(_verbs(decision))
        said = [words.prompt(decision), words.rule(decision)]
        said += [words.label(decision, option) for option in _offered(decision)]
        for option, reason in decision.blocked:
            said += [words.label(decision, option), words.reason(reason)]
        assert not any(_UNWORDED.search(one) or not one for one in said), [
            one for one in said if _UNWORDED.search(one) or not one
        ]
    assert len(prompts) >= 18
    assert len(verbs & set(LABELS)) >= 25
    assert words.texts.missing == set()


def test_every_event_of_random_games_is_a_whole_sentence_to_everybody(words):
    """UX-54, UX-56: also as others see it, where parts are hidden from them."""
    kinds = set()
    for after, *viewer in played()[1]:
        words.see(after)
        for events in viewer:
            for event in events:
                line = words.line(event)
                kinds |= {event.kind} if line else set()
                assert not _UNWORDED.search(line), line
                assert not line or event.kind == "phase" or line.endswith((".", "!</link>")), line
    assert len(kinds) >= 30
    assert words.texts.missing == set()


def test_what_random_games_rarely_show_is_worded(words):
    """Every form of a line that the rules can bring about."""
    reasons = {
        "money": ({"pounds": 3, "now": 5}, ("start", "fortune", "income", "card")),
        "unit_lost": (
            {"planet": "moon", "unit": "tank", "landed": True, "rescued": False},
            ("dice", "card", "saboteur", "sacrifice", "uprising", "bombardment"),
        ),
        "building_lost": (
            {"planet": "kuiper", "building": "mine"},
            ("tension", "saboteur", "uprising", "leader", "bombardment", "toll"),
        ),
        "roll": ({"dice": [0, 2, 6], "total": 8}, ("first", "crises", "bombardment")),
    }
    events = [Event(kind, {"seat": 1, "why": why, **data}) for kind, (data, whys) in reasons.items() for why in whys]
    events += [Event("money", {"seat": 0, "pounds": -1, "why": why}) for why in ("card", "saboteur", "toll")]
    events += [
        Event("alien", {"planet": "mars", "origin": None}),
        Event("alien", {"planet": "moon", "origin": "titan"}),
        Event("alien_defeated", {"seat": 2, "planet": "moon"}),
        Event("turn", {"seat": 0, "last": True}),
        Event("actions", {"seat": 0, "left": 1}),
        Event("shuffle", {"place": "draw", "count": 40}),
        Event("cleared", {"planet": "titan", "lost": [[0] * 5, [0] * 5], "why": "landing"}),
        Event("over", {"places": [[], [0, 1]], "reason": "venus.invasion"}),
        Event("over", {"places": [[0, 1]], "reason": "venus.points", "planets": {"mars": [3, 3]}, "tiles": [1, 1]}),
        Event("show", {"to": [0]}),
        Event("show", {"to": [0], "cards": [3], "designs": ["encore"]}),
        Event("move", {"origin": "planet:mars", "to": "discard", "card": 3, "design": "turncoat", "face_up": True}),
        Event("move", {"origin": "hand:0", "to": "hand:1"}),
        Event(
            "unit_lost", {"seat": 0, "planet": "moon", "unit": "tank", "landed": True, "why": "dice", "rescued": True}
        ),
    ]
    for event in events:
        line = words.line(event)
        assert line.endswith(".") and not _UNWORDED.search(line), line
    assert words.texts.missing == set()


# --- the rulebook


def test_the_rulebook_tells_every_rule_a_player_may_ask_about():
    """Sections 1 to 9 of the rules without gaps."""
    lengths = {"1": 6, "2": 33, "3": 10, "4": 9, "5": 79, "6": 46, "7": 40, "8": 3, "9": 11}
    wanted = {("OV", part, number) for part, most in lengths.items() for number in range(1, most + 1)}
    assert sorted(wanted - open_book("venus", "en").rules()) == []
    assert sorted(open_book("venus", "hu").rules() - wanted) == []


def test_what_is_ours_is_marked():
    """The tile mix, piece counts and how failures are handled are ours; dice, attempts and crises are printed rules."""
    book = open_book("venus", "en")
    for rule, ours in (
        ("OV-2.12", True),
        ("OV-2.18", True),
        ("OV-5.56", True),
        ("OV-5.78", True),
        ("OV-7.35", True),
        ("OV-6.44", True),
        ("OV-2.8", False),
        ("OV-5.40", False),
        ("OV-7.22", False),
        ("OV-9.4", False),
    ):
        assert book.blocks[book.place_of(rule)].ours is ours, rule


def rows_of(language: str, first: str) -> list[tuple[str, ...]]:
    """The table of the book that has a row beginning so, without its head."""
    found = (
        [tuple(re.sub(r"<icon:\w+> ", "", cell) for cell in row) for row in block.rows]
        for block in open_book("venus", language).blocks
        if block.kind == "table"
    )
    return next(rows[1:] for rows in found if any(row[0] == first for row in rows[1:]))


def test_the_tables_of_the_rulebook_agree_with_the_content(words):
    """Whoever changes a number of a card, a tile or a planet changes it in both books."""
    language, known = words.texts.language, tables()
    planets = [words.planet(planet.id) for planet in known.planets]
    hexes = [(name, *map(str, planet.hexes)) for name, planet in zip(planets, known.planets, strict=True)]
    assert [tuple(cell for cell in row if cell != "–") for row in rows_of(language, planets[0])] == hexes
    counts = next(
        block.rows
        for block in open_book("venus", language).blocks
        if block.kind == "table" and len(block.rows[0]) == 5 and block.rows[1][0] == planets[0]
    )
    assert [row[1:] for row in counts[1:]] == [tuple(map(str, planet.tiles)) for planet in known.planets]
    deck = [face for face in known.cards.values() if face.copies]
    assert rows_of(language, words.translated(deck[0].name)) == [
        (words.translated(face.name), words.card_class(face), words.card_text(face), str(face.copies)) for face in deck
    ]
    for empire in known.empires.values():
        mine = [known.cards[card] for card in empire.cards]
        assert rows_of(language, words.translated(mine[0].name)) == [
            (words.translated(face.name), words.card_class(face), words.card_text(face)) for face in mine
        ]
    units = rows_of(language, words.piece("infantry"))
    assert [(row[0], row[1]) for row in units] == [
        (words.piece(unit), str(points)) for unit, points in zip(UNITS, known.points, strict=True)
    ]


def test_the_bag_of_the_rulebook_agrees_with_the_content(words):
    book = open_book("venus", words.texts.language)
    told = [int(number) for number in re.findall(r"\d+", book.blocks[book.place_of("OV-2.18")].text)]
    tiles = tables().tiles
    assert told[0] == len(tiles)
    for kind in ("factory", "draw", "trophy", "fortune", "tension"):
        assert sum(tile.kind == kind for tile in tiles) in told, kind
    for skull in (True, False):
        assert sum(tile.kind == "crisis" and tile.skull is skull for tile in tiles) in told
    mines = [sum(tile.kind == "mine" and tile.defence == defence for tile in tiles) for defence in range(1, 6)]
    assert any(told[at : at + 5] == mines for at in range(len(told)))
