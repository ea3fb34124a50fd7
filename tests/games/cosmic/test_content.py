"""The shipped set, and what a set that is wrong is told: file, line, key, nearest word."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from rules import Chance, Setup, answer_at_random, apply, fingerprint, new_game, waiting
from rules.content.loading import check_path, load
from rules.core.game import find
from rules.cosmic.checks import SCHEMA
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, ARTIFACT, CARD, DESTINY, FLARE, TECHNOLOGY

BASE = Path(str(find("cosmic").start.__code__.co_filename)).parent / "content" / "base"


@pytest.fixture(scope="module")
def base():
    return content_of([])


def test_the_cosmic_deck_has_72_cards(base):
    """CE-2.5, CE-2.1: 39 attacks that sum to 400, 15 negotiates, a morph, 6 reinforcements, 11 artifacts."""
    cards = base.table(CARD).values()
    counts = Counter()
    for card in cards:
        counts[card.type] += card.copies
    assert counts == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6}
    assert sum(card.value * card.copies for card in cards if card.type == "attack") == 400
    assert sum(artifact.copies for artifact in base.table(ARTIFACT).values()) == 11
    assert all(card.id == f"attack_{card.value:02d}" for card in cards if card.type == "attack")  # CE-2.6


def test_the_destiny_deck_has_20_cards(base):
    """2b: three of each colour, two wild, three special ones."""
    counts = Counter()
    for card in base.table(DESTINY).values():
        counts["colour" if card.colour else card.kind] += card.copies
    assert counts == {"colour": 15, "wild": 2, "most_colonies": 1, "fewest_in_warp": 1, "most_cards": 1}


def test_the_aliens_flares_and_technologies_are_all_there(base):
    """CE-2.1, CE-2.15, CE-2.16."""
    aliens = base.table(ALIEN)
    assert len(aliens) == 50
    assert Counter(alien.level for alien in aliens.values()) == {"green": 23, "yellow": 17, "red": 10}
    flares = base.table(FLARE).values()
    assert len(flares) == 51 and {flare.alien for flare in flares} == set(aliens)
    assert len(base.table(TECHNOLOGY)) == 20
    assert {a.id for a in aliens.values() if a.setup} == {"miser", "tick_tock"}  # CE-3.13
    pairs = {frozenset((a.id, other)) for a in aliens.values() for other in a.forbids}
    assert pairs == {frozenset(("healer", "masochist")), frozenset(("gambler", "sorcerer"))}  # CE-3.12


HEADER = """[set]
id = "mine"
name = { en = "Mine", hu = "Enyém" }
game = "cosmic"
version = 1
requires = ["base"]
"""
ALIEN_TEXT = """
[[alien]]
id = "{id}"
level = "green"
mandatory = false
{more}
name = {{ en = "Newcomer", hu = "Jövevény" }}
title = {{ en = "They are new", hu = "Újak" }}
text = {{ en = "You may use this power.", hu = "Használhatod a képességed." }}
flavour = {{ en = "They came late.", hu = "Későn jöttek." }}
"""
FLARE_TEXT = """
[[flare]]
id = "flare_{id}"
alien = "{alien}"
wild = {{ text = {{ en = "Draw a card.", hu = "Húzz egy lapot." }}, uses = [{{ at = ["won"], do = "cancel" }}] }}
super = {{ text = {{ en = "Draw a card.", hu = "Húzz egy lapot." }}, uses = [{{ at = ["won"], do = "cancel" }}] }}
"""
SIDE = '{ text = { en = "Draw a card.", hu = "Húzz egy lapot." }, uses = [{ at = ["won"], do = "cancel" }] }'
USES = 'uses = [{ at = ["totals"], do = { verb = "add_to_total", number = 2 } }]'
FLARE_USES = ', uses = [{ at = ["won"], do = "cancel" }]'
WORDS = 'name = { en = "Dud", hu = "Blöff" }\ntext = { en = "It does nothing.", hu = "Semmit sem tesz." }\n'


def problems_of(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(HEADER + text, encoding="utf-8")
    return check_path(path, {"cosmic": SCHEMA}, [BASE.parent])


def alien(more="", name="newcomer"):
    return ALIEN_TEXT.format(id=name, more=more) + FLARE_TEXT.format(id=name, alien=name)


def test_a_right_set_has_no_problems(tmp_path):
    assert problems_of(tmp_path, alien(USES)) == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (alien(), "newcomer does nothing"),
        (alien(USES).replace(FLARE_USES, "", 1), "flare_newcomer wild does nothing"),
        (f'[[artifact]]\nid = "dud"\ncopies = 1\n{WORDS}', "dud does nothing"),
        (f'[[technology]]\nid = "dud"\nvalue = 2\nkind = "once"\n{WORDS}', "dud does nothing"),
    ],
)
def test_a_piece_that_does_nothing_is_a_problem(tmp_path, text, told):
    """What is not built yet can never be dealt."""
    found = problems_of(tmp_path, text)
    assert [problem.reason_id for problem in found] == ["cosmic-idle"] and told in str(found[0]), found


@pytest.mark.parametrize(
    ("more", "line", "key", "told"),
    [
        ('uses = [{ at = ["totals"], do = "declair" }]', 12, "alien[1].uses[1].do", "did you mean declare?"),
        ('uses = [{ at = ["total"], do = "cancel" }]', 12, "alien[1].uses[1].at[1]", "did you mean totals?"),
        ('changes = [{ value = "acount", do = "no" }]', 12, "alien[1].changes[1].value", "did you mean account?"),
        ('changes = [{ value = "account", layer = "triple", do = "no" }]', 12, "layer", "did you mean tripled?"),
        ('role = "offence"', 12, "alien[1].role", "did you mean offense?"),
        ('phases = ["reveel"]', 12, "alien[1].phases[1]", "did you mean reveal?"),
        ('uses = [{ at = ["totals"], do = { verb = "draw", number = 1 } }]', 12, "number", "unknown key"),
        ('changes = [{ value = "account", declared = "peace", do = "no" }]', 12, "changes", "declares peace"),
        ('phases = ["launch"]\nuses = [{ at = ["totals"], do = "cancel" }]', 13, "uses", "not on the timing strip"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_named_with_line_key_and_the_nearest_word(tmp_path, more, line, key, told):
    """Bad input: message with file, line, key and nearest word."""
    found = problems_of(tmp_path, alien(more))
    assert found, "nothing was wrong"
    text = str(found[0])
    assert text.startswith(str(tmp_path / "mine.toml")) and key in text and told in text, text
    assert found[0].line == line, text


def test_two_aliens_with_one_id_are_refused(tmp_path):
    found = problems_of(tmp_path, alien(name="human").replace("flare_human", "flare_other"))
    assert any(problem.reason_id == "content-duplicate-id" and problem.line == 9 for problem in found), found


def test_a_flare_needs_its_alien_and_an_alien_its_flare(tmp_path):
    lonely = problems_of(tmp_path, FLARE_TEXT.format(id="ghost", alien="gohst"))
    assert any("gohst" in str(problem) and problem.line == 10 for problem in lonely), lonely
    bare = problems_of(tmp_path, ALIEN_TEXT.format(id="newcomer", more=USES))
    assert [problem.reason_id for problem in bare] == ["cosmic-no-flare"]


def test_a_forbidden_pair_is_forbidden_from_both_sides(tmp_path):
    """CE-3.12."""
    found = problems_of(tmp_path, alien('forbids = ["human"]\n' + USES))
    assert [(problem.reason_id, problem.line) for problem in found] == [("cosmic-one-sided", 12)]


@pytest.mark.parametrize(
    ("cut", "line", "key", "told"),
    [
        ('name = { en = "Newcomer", hu = "Jövevény" }', 8, "alien[1]", "name"),
        (', hu = "Újak"', 14, "alien[1].title", "language hu"),
        (', hu = "Használhatod a képességed."', 15, "alien[1].text", "language hu"),
        ('flavour = { en = "They came late.", hu = "Későn jöttek." }', 8, "alien[1]", "flavour"),
        (f"wild = {SIDE}", 18, "flare[1]", "wild"),
        (f"super = {SIDE}", 18, "flare[1]", "super"),
    ],
)
def test_a_piece_without_words_in_both_languages_is_a_problem(tmp_path, cut, line, key, told):
    """UX-86: with file, line and key."""
    whole = alien(USES)
    assert whole.count(cut) == 1
    found = problems_of(tmp_path, whole.replace(cut, "", 1))
    texts = [str(problem) for problem in found]
    assert [(problem.line, key in text, told in text) for problem, text in zip(found, texts, strict=True)] == [
        (line, True, True)
    ], texts


PHASE_WORDS = {
    "start_turn": ("start of your turn", "fordulód elején"),
    "regroup": ("Regroup", "átcsoportosítás"),
    "destiny": ("Destiny", "végzet fázis"),
    "launch": ("Launch", "indítás"),
    "alliance": ("Alliance", "szövetkezés"),
    "planning": ("Planning", "tervezés"),
    "reveal": ("Reveal", "felfedés fázis"),
    "resolution": ("Resolution", "eredmény"),
}


def test_the_text_on_a_sheet_says_when_whether_it_must_and_what_cannot_be_zapped(base):
    """CE-2.14, CE-5.14, CE-5.16."""
    for alien in base.table(ALIEN).values():
        said, text = alien.text.words, alien.text
        for phase in text.phases:
            for word, language in zip(PHASE_WORDS.get(phase, ("", "")), (said.en, said.hu), strict=True):
                assert word in language, (alien.id, phase)
        announced = [use for use in text.uses if use.use and "game_begins" not in use.at]
        hidden = {"card_from_sheet"}  # the player chooses to play the card; only its announcement is mandatory
        must = any(use.mandatory and not hidden & set(use.at) for use in announced)
        may = any(not use.mandatory or hidden & set(use.at) for use in announced)
        assert must == ("must use" in said.en) == ("használnod kell" in said.hu), alien.id
        assert may == bool(re.search("may use", said.en)), alien.id
        assert may == bool(re.search("használhatod|használatával", said.hu)), alien.id
        assert ("cannot be zapped" in said.en) == ("nem lehet hatástalanítani" in said.hu), alien.id


def test_the_words_of_the_shipped_set_are_clean(base):
    """UX-88, UX-89: real long vowels, no doubled blanks, sentences end."""
    for name in base:
        made = base[name]
        sides = [made.wild, made.super] if hasattr(made, "wild") else [made.text]
        said = [getattr(side, "words", side) for side in sides]
        said += [getattr(made, key, None) for key in ("flavour",)]
        for text in (one for one in said if one is not None):
            for words in text:
                assert words.endswith((".", ".)")) and "  " not in words and " ." not in words, words
                assert not re.search('[õûÕÛ"]', words), words


# -- a set that is wrong is left out

WRONG = {
    "verb": (alien('uses = [{ at = ["totals"], do = "declair" }]'), 12, ["alien[1].uses[1].do", "mean declare?"]),
    "window": (alien('uses = [{ at = ["totls"], do = "cancel" }]'), 12, ["alien[1].uses[1].at[1]", "mean totals?"]),
    "value": (alien('changes = [{ value = "acount", do = "no" }]'), 12, ["changes[1].value", "did you mean account?"]),
    "one id twice": (alien(USES) + alien(USES), 25, ["alien[2].id", "newcomer"]),
    "a shipped id": (alien(USES, "human").replace("flare_human", "flare_other"), 9, ["human"]),
    "a flare without its alien": (FLARE_TEXT.format(id="ghost", alien="humann"), 10, ["flare[1].alien", "mean human?"]),
    "a flare of nobody": (FLARE_TEXT.format(id="ghost", alien="qwxyz"), 10, ["flare[1].alien", "qwxyz"]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "told"), WRONG.values(), ids=WRONG)
def test_the_game_starts_without_a_set_that_is_wrong(tmp_path, base, text, line, told):
    """UX-104: the message names file, line, key and nearest word; play goes on with the shipped one alone."""
    path = tmp_path / "mine.toml"
    path.write_text(HEADER + text, encoding="utf-8")
    content, problems = load(SCHEMA, [tmp_path], beside=str(BASE.parent.parent / "game.py"))
    said = [str(problem) for problem in problems if problem.line == line]
    assert any(text.startswith(str(path)) and all(word in text for word in told) for text in said), problems
    assert set(content) == set(base)
    setup = Setup("cosmic", [{}] * 3, {})
    assert fingerprint(new_game("cosmic", setup, 4, content)) == fingerprint(new_game("cosmic", setup, 4))


def test_the_game_is_played_with_a_set_that_is_right(tmp_path):
    """The newcomer of a user's own set can be chosen and used."""
    (tmp_path / "mine.toml").write_text(HEADER + alien(USES), encoding="utf-8")
    content, problems = load(SCHEMA, [tmp_path], beside=str(BASE.parent.parent / "game.py"))
    assert problems == ()
    g = new_game("cosmic", Setup("cosmic", [{"alien": "newcomer"}, {}, {}], {}, ["base", "mine"]), 4, content)
    rng = Chance(4)
    while not g.sheets:
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    assert g.sheets[0].alien == "newcomer"
