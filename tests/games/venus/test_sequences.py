"""What is told in Onward to Venus: attempts, crises and the last reckoning, in words fit for each pair of eyes."""

import pytest

from app.games.venus.attempt import HIGH, LOW, OUT, Attempts, Outcome, dice_of
from app.games.venus.crisis import INVASION, CrisisLog
from app.games.venus.crisis_words import chapter_page, levels_page
from app.games.venus.scoring import defeat_page, item_lines, last_lines, reckoning, score_steps
from app.games.venus.show_words import ShowWords
from app.scenes.finished import Finished
from app.text.texts import Texts
from rules import events_for, result, view
from rules.venus.state import facts
from tests.app.both_languages import is_clean_hungarian, says_the_same
from tests.games.venus.support import SKULL, table

NAMES = ("Anna", "Béla", "Csilla")
LANGUAGES = ("en", "hu")


def words_for(t, language="en", seat=None):
    made = ShowWords(Texts(language), NAMES, facts(t.state))
    made.see(view(t.state, seat)["table"])
    return made


def suffered(names="red blue", dice=(), answers=(), **given):
    """The table after the crises that follow the last marker, and their story."""
    t = table(names, markers=1, **given)
    t.rolls(*dice)
    t.red.does("marker")
    for who, *option in answers:
        getattr(t, who).does(*option)
    return t, CrisisLog().read(t.events)


def told(t, story, number=-1, language="en", viewer=None):
    chronicle = CrisisLog().read(events_for(t.events, viewer))
    assert len(chronicle.chapters) == len(story.chapters)
    return chapter_page(words_for(t, language, viewer), chronicle.chapters[number])


# -- crises


def test_the_words_are_complete_and_clean():
    says_the_same("venus/show")
    is_clean_hungarian("venus/show")


def test_levels_say_what_the_dice_did():
    """OV-7.1 to OV-7.4: which planets a skull has raised, and what each level brings."""
    t, story = suffered(dice=(SKULL, 3, 4), tiles={"earth": "crisis_skull_2", "mars": "crisis_1"})
    assert (story.levels.skulls, story.levels.raised) == (1, ("earth",))
    assert dict(story.levels.levels)["earth"] == 2
    page = levels_page(words_for(t), story.levels, {"earth": "leader_loses_one"})
    assert "Earth" in page.lines[0]
    assert [(planet, level) for planet, level, _ in page.levels] == [("earth", 2), ("mars", 1)]
    assert page.levels[0][2] != page.levels[1][2] == "nothing happens"


def test_without_marks_nothing_is_rolled():
    """OV-7.1."""
    t, story = suffered(tiles={"mars": "crisis_1"})
    assert story.levels.skulls is None
    assert "no dice are rolled" in levels_page(words_for(t), story.levels, {}).lines[0]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_stolen_card_is_named_to_the_two_who_know_it(viewer):
    """OV-7.10, 1.3."""
    t, story = suffered(
        "red blue yellow", tiles={"mercury": "crisis_1"}, buildings={"mercury": "red 1 mine"},
        hands={"blue": "steam_mortar"}, answers=[("red", "steal", 1)],
    )  # fmt: skip
    page = told(t, story, 0, viewer=viewer)
    said = " ".join(page.lines)
    assert "Anna leads there and pays the saboteur £1" in said and "from Béla" in said
    assert ("Steam Mortar" in said) == (viewer in (0, 1))


def test_why_the_saboteur_does_nothing():
    """OV-7.9, OV-7.13: nobody, a tie, or nobody who pays."""
    tiles = {"mercury": "crisis_1"}
    t, story = suffered(tiles=tiles)
    assert "No one has any income" in told(t, story, 0).lines[1]
    t, story = suffered(tiles=tiles, buildings={"mercury": "red 1 mine, blue 1 mine"})
    assert "serves no one" in told(t, story, 0).lines[1]
    t, story = suffered(
        tiles=tiles, buildings={"mercury": "red 1 mine"}, hands={"blue": "encore"}, answers=[("red", "pass")]
    )
    assert "cannot or will not pay" in told(t, story, 0).lines[1]


def test_sabotage_and_how_it_is_foiled():
    """OV-7.11, OV-6.18."""
    given = {
        "tiles": {"mercury": "crisis_1 crisis_2"},
        "buildings": {"mercury": "red 1 mine"},
        "orbit": {"mars": "blue 1 tank"},
        "hands": {"blue": "field_surgeons"},
    }
    kill = ("red", "kill", 1, "mars", "tank", "orbit")
    t, story = suffered(**given, answers=[kill, ("blue", "pass")])
    assert told(t, story, 0).rows == ((1, "loses 1 tank (Mars)"),)
    t = table(markers=1, **given)
    t.red.does("marker")
    t.red.does(*kill[1:])
    t.blue.does("spare", t.blue.card("field_surgeons"))
    page = chapter_page(words_for(t), CrisisLog().read(t.events).chapters[0])
    assert page.rows == () and "Béla foils the attack" in page.lines[-1]


def test_the_uprising_tells_everybodys_losses():
    """OV-7.14."""
    t, story = suffered(
        tiles={"venus": "crisis_1 crisis_2"}, orbit={"venus": "red 1 infantry, red 1 tank, blue 1 cruiser"},
        buildings={"venus": "blue 1 mine"}, answers=[("red", "lose", "infantry", "orbit")],
    )  # fmt: skip
    page = told(t, story, 0)
    assert page.rows == ((0, "loses 1 infantry and 1 tank"), (1, "loses 1 cruiser and 1 mine"))
    assert page.planets == ("venus",)


def test_leaders_lose_and_are_named():
    """OV-7.16."""
    t, story = suffered(tiles={"mars": "crisis_1 crisis_2"}, buildings={"mars": "blue 1 mine, red 1 factory"})
    page = told(t, story, 0)
    assert "Béla has the largest income" in page.lines[1] and page.rows == ((1, "loses 1 mine"),)


def test_rockets_name_both_planets():
    """OV-7.20, OV-7.22."""
    t, story = suffered(
        dice=(SKULL, 2, SKULL), tiles={"moon": "crisis_1 crisis_2 crisis_3 crisis_3"},
        orbit={"moon": "blue 1 tank", "earth": "red 3 infantry, blue 1 infantry"},
    )  # fmt: skip
    page = told(t, story, 0)
    assert "add up to 2" in page.lines[1]
    assert dict(page.rows) == {0: "loses 1 infantry (Earth)", 1: "loses 1 tank (Moon) and 1 infantry (Earth)"}
    assert set(page.planets) == {"moon", "earth"}


def test_the_toll_is_paid_or_costs_buildings():
    """OV-7.24."""
    t, story = suffered(
        tiles={"titan": "crisis_1 crisis_2"}, buildings={"titan": "red 2 mine, blue 1 factory"},
        money={"red": 1, "blue": 5},
    )  # fmt: skip
    assert dict(told(t, story, 0).rows) == {0: "pays £1 and loses 1 mine", 1: "pays £1"}


def test_aliens_land_once_and_then_go_on():
    """OV-7.27, OV-7.29, OV-7.30: the invasion is a chapter of its own, in the Kuiper belt's place of the order."""
    tiles = {"kuiper": "crisis_1 crisis_2 crisis_3"}
    t, story = suffered(tiles=tiles, buildings={"titan": "blue 1 mine"})
    page = told(t, story, 0)
    assert dict(page.rows) == {1: "loses 1 mine (Titan)"} and set(page.planets) == {"kuiper", "titan", "ganymede"}
    tiles["titan"] = "crisis_1 crisis_2"  # nobody builds there; it comes before the Kuiper belt
    t, story = suffered(tiles=tiles, aliens="titan", landed=True, period=2, orbit={"mars": "red 1 tank"})
    assert [chapter.crisis for chapter in story.chapters] == ["toll_here", INVASION, "landed"]
    page = told(t, story, 1)
    assert page.planets == ("mars",) and page.rows == ((0, "loses 1 tank (Mars)"),)
    assert "no more of them come" in told(t, story, 2).lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_crisis_is_told_in_both_languages(language):
    """One or two sentences of our own words, no message missing."""
    found = 0
    for planet in ("mercury", "venus", "earth", "moon", "mars", "titan", "kuiper"):
        for count in (1, 2, 3, 4):
            tiles = " ".join(["crisis_1", "crisis_2", "crisis_3", "crisis_3"][:count])
            t = table("red blue", markers=1, tiles={planet: tiles}, buildings={planet: "red 1 mine"})
            t.red.does("marker")
            for chapter in CrisisLog().read(t.events).chapters:
                page = chapter_page(words_for(t, language), chapter)
                said = (page.title, page.subtitle, *page.lines, *(text for _, text in page.rows))
                assert not any(text.startswith("[") or "[venus" in text for text in said), said
                assert 1 <= len(page.lines) <= 3
                found += 1
    assert found >= 27


# -- attempts


def attempting(*dice, **given):
    t = table("red blue", orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"},
              hands={"red": "steam_mortar guards_regiment"}, **given)  # fmt: skip
    t.red.attempts("mine_3", *(dice or (SKULL, 2, 3)))
    return t


def board(t, viewer, language="en", ended=None, losing=False):
    attempt = view(t.state, viewer)["table"]["attempt"]
    return Attempts(words_for(t, language, viewer)).board(attempt, viewer, losing, ended or Outcome())


def test_the_sum_is_live_and_only_for_the_one_who_attempts():
    """OV-5.40, OV-5.41: needed, laid out, missing; the others see what is needed."""
    t = attempting()
    assert (board(t, 0).need, board(t, 0).have) == (6, 0)
    t.red.lands(infantry=2)
    t.red.adds("guards_regiment")
    mine = board(t, 0)
    assert mine.have == 4 and mine.verdict == "2 points are missing" and mine.role == "warn"
    assert mine.parts == ("2 infantry: 4", "Guards Regiment")
    t.red.adds("steam_mortar")
    assert board(t, 0).role == "good" and board(t, 0).have == 6
    theirs = board(t, 1)
    assert theirs.need == 6 and theirs.have is None and theirs.parts == ()
    assert "Guards" not in repr(theirs) and "Mortar" not in repr(theirs)


def test_a_unit_must_land():
    """OV-5.42."""
    t = attempting(5, 5, 5, money={"red": 5})
    t.red.adds("steam_mortar")
    assert board(t, 0).verdict == "1 point is missing"
    t.red.lands(infantry=1)
    assert board(t, 0).role == "good"


def test_skulls_and_the_dice_that_count_are_marked():
    """OV-5.40, OV-5.57, OV-6.15."""
    t = attempting()
    assert [state for _, state in board(t, 0).dice] == [LOW, "", HIGH]
    assert board(t, 0).skulls == "1 skull: one unit will be lost"
    assert dice_of({"dice": [0, 2, 3], "excluded": 0}) == ((0, OUT), (2, LOW), (3, HIGH))
    assert dice_of({"dice": [4, 4, 4], "excluded": -1}) == ((4, ""), (4, ""), (4, ""))


def test_a_preview_tells_the_sum_after_it():
    """UX-15."""
    t = attempting()
    trials, attempt = Attempts(words_for(t, "en", 0)), view(t.state, 0)["table"]["attempt"]
    assert trials.preview(attempt, ("land", "infantry")) == "+1, making 1 of 6"
    assert trials.preview(attempt, ("add", t.red.card("steam_mortar"))) == "+2, making 2 of 6"
    assert trials.preview(attempt, ("add", t.red.card("guards_regiment"))) == ""


def ended(t):
    found = Outcome()
    for event in t.events:
        found.notice(event)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_success_and_losses_are_explained(language):
    """OV-5.43, OV-5.57 to OV-5.59."""
    t = attempting()
    t.red.lands(infantry=2)
    t.red.adds("guards_regiment", "steam_mortar")
    t.red.does("confirm")
    losing = board(t, 0, language, ended(t), losing=True)
    assert losing.need is None and losing.skull_role == "harm_text" and losing.role == "good"
    t.red.does("lose", "infantry", "surface")
    over = Attempts(words_for(t, language)).ended(ended(t))
    said = " ".join((over.verdict, *over.parts, over.skulls))
    assert "[" not in said and "6" in over.verdict
    assert "Steam Mortar" in said or "Gőzmozsár" in said
    if language == "en":
        assert over.skulls == "Lost to the skulls: 1 infantry" and over.parts[0] == "Anna builds a mine"


def test_giving_up_keeps_what_was_laid_out():
    """OV-5.55, OV-5.56: nothing of the declaration is told to anybody."""
    t = attempting(2, 3, 4)
    t.red.lands(infantry=1)
    t.red.adds("steam_mortar")
    t.red.does("give_up")
    over = Attempts(words_for(t)).ended(ended(t))
    assert over.role == "warn" and over.skulls == "No losses"
    assert "Mortar" not in repr(over) and "infantry" not in repr(over)


# -- the end


def finished(**given):
    t = table("red blue yellow", markers=1, period=3, **given)
    t.red.does("marker")
    said = next(event.data for event in t.events if event.kind == "over")
    return t, said, view(t.state, None)["table"]


def test_the_reckoning_adds_up_to_the_result():
    """OV-9.3 to OV-9.6, EX-9."""
    t, said, seen = finished(
        buildings={"moon": "red 1 mine, red 1 factory, blue 1 mine, yellow 1 mine", "mars": "yellow 1 factory"},
        dead="venus", kept={"blue": "crisis_1"},
    )  # fmt: skip
    told = reckoning(said, seen)
    assert [told.total(seat) for seat in told.seats] == result(t.state).scores == [9, 6, 15]
    words = words_for(t)
    lines = {item.name: item_lines(words, item) for item in told.items}
    assert lines["moon"] == ["Anna: income £5, 9 points", "Béla and Csilla: income £3, 5 points"]
    assert "dead" in lines["venus"][0] and "No one" in lines["earth"][0]
    assert last_lines(words, told) == ["Csilla wins with 15 points."]


def test_the_result_screen_tells_tiles_by_kind_and_why_nobody_gets_anything():
    """OV-9.3, OV-9.6: the lines add up to the scores."""
    t, _, seen = finished(
        buildings={"mars": "yellow 1 factory"}, dead="venus", kept={"blue": "crisis_1"},
    )  # fmt: skip
    who = tuple((name, "human") for name in NAMES)
    steps = score_steps(Texts("en"), Finished("venus", t.state.setup, 1, who, result(t.state), seen))
    assert [sum(step.points[seat] or 0 for step in steps) for seat in range(3)] == result(t.state).scores
    by_name = {step.name: step.points for step in steps}
    assert by_name["Crisis tiles"] == (0, 1, 0) and by_name["Trophies"] == by_name["Aliens defeated"] == (0, 0, 0)
    assert "Venus (dead)" in by_name and "Earth (no income)" in by_name and "Mars" in by_name


def test_ties_say_what_decided():
    """OV-9.8, OV-9.11."""
    t, said, seen = finished(buildings={"mars": "red 1 mine, blue 1 mine"})
    told = reckoning(said, seen)
    assert "first-player marker" in last_lines(words_for(t), told)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_defeat_has_its_cause(language):
    """OV-1.4, OV-7.18, OV-7.33."""
    pages = []
    for given in (
        {"tiles": {"earth": "crisis_1 crisis_2 crisis_3 crisis_3"}},
        {"aliens": "titan ganymede kuiper", "landed": True},
    ):
        t, said, seen = finished(**given)
        assert reckoning(said, seen) is None
        page = defeat_page(words_for(t, language), said, seen)
        assert page.grave and not any(line.startswith("[") for line in page.lines)
        pages.append(page.lines[0])
    assert pages[0] != pages[1]
