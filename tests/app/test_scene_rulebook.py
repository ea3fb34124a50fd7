"""The rulebook: format, search, jumping to a rule, scenarios to play on (UX-91, UX-94)."""

import pytest

from app.match.scenarios import scenario, scenarios
from app.scenes.rulebook import RulebookScene
from app.scenes.rules import open_rules
from app.text.rulebook import books, open_book
from app.text.rulebook.reader import parse, rule_keys
from app.text.rulebook.search import search
from rules import find, waiting
from tests.support.games import ANY, WITH_SCENARIOS

TEXT = """# A book

## First

A **die** :dice: and *more*. [XX-1.1]

- an item [XX-1.2-1.4]
  - an inner one, see [there](rule:XX-2.1)
1. a numbered one
that goes on

> Ours decides. [XX-1.9]

## Second

| head | other |
|---|---|
| űrhajó | < 3 |

The end, [play](scenario:the_end). [XX-2.1, XX-2.5]

![A die](icon:dice)
"""


@pytest.fixture
def book():
    return parse(TEXT, "test", "en")


def test_every_part_of_the_format_is_understood(book):
    assert book.title == "A book"
    assert [block.kind for block in book.blocks] == [
        "heading",
        "text",
        "item",
        "item",
        "item",
        "text",
        "heading",
        "table",
        "text",
        "picture",
    ]
    assert book.blocks[1].text == "A <b>die</b> <icon:dice> and <i>more</i>."
    assert book.blocks[3].level == 1
    assert book.blocks[3].text == "an inner one, see <link:rule:XX-2.1>there</link>"
    assert book.blocks[4].number == "1" and book.blocks[4].text == "a numbered one that goes on"
    assert [block.ours for block in book.blocks] == [False] * 5 + [True] + [False] * 4
    assert book.blocks[7].rows == (("head", "other"), ("űrhajó", "‹ 3"))
    assert book.blocks[9].picture == "icon:dice"


def test_a_rule_leads_to_its_block_and_an_unknown_one_to_the_nearest_before_it(book):
    assert book.place_of("XX-1.3") == 2
    assert book.place_of("XX-1.7") == 2
    assert book.place_of("XX-2.5") == 8
    assert book.place_of("XX-9.1") is None
    assert book.place_of("") is None


def test_ranges_are_counted_in_their_chapter():
    assert [key[2] for key in rule_keys("SM-4.14-4.17")] == [14, 15, 16, 17]


def test_the_search_ignores_accents_and_finds_tables_rules_and_headings_first(book):
    assert [hit.place for hit in search(book, "urhajo")] == [7]
    assert search(book, "xx-2.1")[0].place == 8
    assert search(book, "second")[0].place == 6
    assert search(book, "zzz") == []
    assert search(book, "a") == []


@pytest.mark.parametrize("game", books())
def test_both_languages_of_a_book_name_the_same_rules_in_the_same_chapters(game):
    english, hungarian = open_book(game, "en"), open_book(game, "hu")
    assert english.rules() == hungarian.rules()
    assert [block.level for _, block in english.contents()] == [block.level for _, block in hungarian.contents()]
    assert [block.ours for block in english.blocks if block.rules] == [
        block.ours for block in hungarian.blocks if block.rules
    ]


@pytest.mark.parametrize("game", books())
def test_every_link_of_a_book_leads_somewhere(game):
    import re

    for language in ("en", "hu"):
        book = open_book(game, language)
        for block in book.blocks:
            for kind, name in re.findall(r"<link:(rule|scenario):([^<>]+)>", block.text):
                assert book.place_of(name) is not None if kind == "rule" else name in scenarios(game), (language, name)
            if block.picture.startswith("icon:"):
                from art.icons import icon_ids

                assert block.picture.removeprefix("icon:") in icon_ids()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in books() for name in scenarios(game)])
def test_every_scenario_can_be_played_on_and_has_words_in_both_languages(game, name):
    found = scenario(game, name)
    state = found.session().state
    assert waiting(state) or state.outcome is not None
    assert find(game).violations(state) == []
    assert all(found.title[language] and found.about[language] for language in ("en", "hu"))


@pytest.mark.parametrize("game", books())
def test_a_scenario_opens_at_its_table_with_what_it_is_about(game, app, tmp_path):
    from app.scenes.scenario import open_scenario
    from tests.app.around import with_folder

    with_folder(app, tmp_path)
    for name in scenarios(game):
        open_scenario(app, game, name)
        app.step(100.0)
        match, human = app.scene.match, scenario(game, name).human
        assert len(app.scene.host.layers) == 2 and match.viewer == human
        # A window in which one has nothing to say passes by itself; then the others are waited for.
        in_window = [decision.source for decision in waiting(match.session.state) if decision.prompt.endswith(".reply")]
        assert [decision.seat for decision in match.asked()] == [human] or in_window or match.pace.thinking()
        app.pop()


def test_no_link_can_lead_out_of_the_scenarios():
    with pytest.raises(ValueError, match="scenario"):
        scenario(ANY, "../../secret")


def some_rule(game):
    """A rule in the middle of its book."""
    told = [rule for block in open_book(game, "en").blocks for rule in block.rules]
    return told[len(told) // 2]


def test_f1_opens_the_book_at_the_rule_and_lights_it(app):
    rule = some_rule(ANY)
    open_rules(app, ANY, rule)
    scene = app.scene
    book = scene.book
    assert book.place_of(rule) == scene.lit and book.blocks[scene.lit].rules
    area, block = scene.host.top.root.find("book-page"), scene.host.top.root.find(f"block-{scene.lit}")
    assert area.rect.top <= block.rect.top < area.rect.bottom


def test_an_empty_shelf_says_so(app, monkeypatch):
    from app.text.rulebook import reader

    monkeypatch.setattr(reader, "folders", lambda name: {})
    app.push(RulebookScene(app, ""))
    said = [widget.spoken() for widget in app.scene.host.top.root.walk()]
    assert app.texts("rulebook-none") in said


def test_a_scenario_is_played_on_taken_back_and_replayed_from_its_own_position(app, tmp_path):
    from app.match.reel import Reel
    from app.scenes.scenario import open_scenario
    from rules import Chance, answer_at_random, fingerprint
    from tests.app.around import with_folder

    with_folder(app, tmp_path)
    open_scenario(app, WITH_SCENARIOS[0], scenarios(WITH_SCENARIOS[0])[-1])
    table = app.scene
    assert len(table.host.layers) == 2
    session = table.match.session
    opening = session.fingerprint()
    rng = Chance(3)
    for _ in range(4):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    path = table.match.files.save("Rulebook example")
    reel = Reel.of(app_store(app).load(path))
    assert fingerprint(reel.at(0)) == opening
    assert fingerprint(reel.at(4)) == session.fingerprint()
    session.take_back(0)
    assert session.fingerprint() == opening
    table.match.leave()


def app_store(app):
    from app.scenes.launch import store_of

    return store_of(app)


def test_f1_at_the_table_opens_the_rule_of_the_question_and_esc_returns(app, drive):
    """UX-94."""
    import pygame

    from app.tools.table_shots import table

    scene = table(app, ANY, steps=3)
    app.step(200.0)
    rule = scene.desk.decision.rule
    assert rule
    drive.key(pygame.K_F1)
    assert app.scene.name == "rules"
    assert app.scene.place == app.scene.book.place_of(rule)
    drive.key(pygame.K_ESCAPE)
    assert app.scene is scene


def test_a_rule_is_shown_below_its_heading_and_marked_in_the_contents(app):
    """UX-94: whoever asks for a rule sees where in the book it stands."""
    open_rules(app, ANY, some_rule(ANY))
    app.step(16.0)
    scene = app.scene
    root, heading = scene.host.top.root, scene._heading_at(scene.book)
    line, contents = root.find(f"contents-{heading}"), root.find("book-contents")
    assert heading and line.chosen and contents.rect.contains(line.rect)
    page, block, above = root.find("book-page"), root.find(f"block-{scene.place}"), root.find(f"block-{heading}")
    assert page.rect.contains(block.rect) or block.rect.top == page.rect.top + app.ctx.px(8)
    if block.rect.bottom - above.rect.top <= page.rect.height - app.ctx.px(16):
        assert page.rect.contains(above.rect)
