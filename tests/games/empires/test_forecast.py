"""What to expect of a battle before it begins (UX-40): at the end of a way, in the hex of a battle, at its start."""

import pytest

from app.games.empires.battle.odds import WORLDS
from app.games.empires.plan import hex_id
from app.games.empires.routes import goals
from rules import view
from rules.core.queries import query
from rules.empires.battle.outlook import Coming, Expected, foreseen, mean
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE

THERE = (6, 4)  # beside HERE


def meeting(*theirs, up=False, mine=(("CA", 3),), **options):
    """Red's ships beside blue's; red's first group has orders."""
    t = theatre(**options)
    slots = [t.red.has(code, count, at=HERE) for code, count in mine]
    for code, count in theirs:
        t.blue.has(code, count, at=THERE, up=up)
    t.begins("red", turn=1).answers("movement.group", slots[0])
    return t


def told(t, *coming, seat=0, number=0):
    return foreseen(t.state, seat, number, 20, t.hex(THERE), coming)


# --- the figure


@pytest.mark.parametrize(
    ("one", "other"),
    [(("SC", 1), ("DN", 1)), (("Decoy", 1), ("CA", 3)), (("Mine", 4), ("R", 1)), (("SY", 1), ("Base", 1))],
)
def test_closed_counters_are_guessed_and_betray_nothing(one, other):
    """UX-40, UI-9: worlds that differ only in what the seat may not know give the same figure."""
    found = []
    for counter in (one, other):
        t = galaxy()
        t.blue.knows(ship_size=6, mines=1, cloaking=2, attack=2)
        group = t.red.has("CA", 3, at=HERE)
        t.blue.has(*counter, at=THERE)
        t.begins("red")
        seen = view(t.state, 0)
        found.append((seen, [told(t, Coming(group, 3), number=number) for number in range(3)]))
    assert found[0] == found[1] and all(each.guessed for each in found[0][1])


def test_equal_numbers_give_equal_figures_and_open_counters_are_not_guessed():
    t = meeting(("CA", 2), up=True)
    one, same, other = (told(t, Coming(0, 3), number=number) for number in (5, 5, 6))
    assert one == same != other and not one.guessed and one.lost_cp is not None


def test_who_comes_counts():
    """One cruiser, three of them, and with those who are there already."""
    t = meeting(("CA", 2), up=True)
    few, many = (mean([told(t, Coming(0, units), number=number) for number in range(4)]) for units in (1, 3))
    assert few.win[0] < many.win[0] and few.lost_cp[1] < many.lost_cp[1]


def test_nothing_that_dice_decide_is_certain():
    """A Colony Ship alone cannot fight; a Scout may hit a Dreadnought."""
    sure = told(meeting(("CO", 1), up=True), Coming(0, 3))
    assert (sure.win, sure.certain, sure.chances) == ((1.0, 0.0), True, (1.0, 0.0))
    nearly = Expected((1.0, 0.0))
    assert 0.99 < nearly.chances[0] < 1.0 and 0.0 < nearly.chances[1] < 0.01


def test_nothing_is_told_where_nobody_is_or_several_who_fight_apart():
    """SE-5.1.3: one enemy after the other."""
    t = meeting()
    assert told(t, Coming(0, 3)) is None
    t = galaxy("red", "blue", "green", options={"raiders": "off"})
    t.red.has("CA", 3, at=HERE)
    for player in (t.blue, t.green):
        player.has("SC", at=THERE)
    t.begins("red")
    assert told(t, Coming(0, 3)) is None


# --- at the table


def pointed(scene, t):
    """What stands beside the hex, when the window has rested."""
    module = scene.module
    module.pointed = t.hex(THERE)
    goal = goals(module.seen)[t.hex(THERE)]
    assert module.board.odds.of_way(goal) is None, "it is not reckoned at once"
    scene.app.finish_chores()
    return module.forecast(module.board.odds.of_way(goal), goal.hex)


def test_the_way_to_an_enemy_tells_chance_and_losses(sits):
    scene = sits(t := meeting(("SC", 2), up=True))
    chance, lost = pointed(scene, t)
    assert chance.startswith("Victory: ") and chance.endswith("%") and lost.startswith("Expected losses: you ")
    scene.module.gestures.send(1)
    assert pointed(scene, t) != [chance, lost], "one ship alone"


def test_pointing_at_another_hex_draws_its_way_and_makes_no_text_anew(sits):
    """P22: the prompt would be set again in every frame in which the pointer comes to another hex."""
    scene = sits(t := meeting(("SC", 2), up=True))
    scene.app.step()
    prompt, place = scene.parts.prompt._text, scene.desk.stage.rects[hex_id(t.hex(THERE))]
    scene.module.pointed = None
    scene.host.dirty = False
    scene.module._point(place.center)
    assert scene.module.pointed == t.hex(THERE) and scene.host.dirty
    scene.app.step()
    assert scene.parts.prompt._text is prompt


def test_closed_counters_make_it_an_estimate_that_is_the_same_whatever_they_are(sits):
    """No leak through the figure, nor through how long it takes."""
    told_ = []
    for counter in (("Decoy", 1), ("DN", 1)):
        scene = sits(t := meeting(counter))
        told_.append(pointed(scene, t))
    assert told_[0] == told_[1] and told_[0][0].endswith("(estimated)")


def test_a_figure_is_reckoned_in_parts_while_the_window_rests(sits, program):
    """P10: one world at a time; whoever points elsewhere meanwhile is not kept waiting."""
    scene = sits(t := meeting(("SC", 2)))
    program.finish_chores()
    goal = goals(scene.module.seen)[t.hex(THERE)]
    odds, calls = scene.module.board.odds, []
    odds._ahead._rule = query(lambda *asked: calls.append(asked) or foreseen(*asked))
    scene.host.dirty = False
    odds.of_way(goal)
    assert not calls
    program.finish_chores()
    assert [asked[2] for asked in calls] == list(range(WORLDS))
    assert odds.of_way(goal) is not None and len(calls) == WORLDS, "what is known is not reckoned again"


def test_a_battle_that_is_about_to_be_fought_is_foreseen(sits):
    """SE-5.1.4: for choosing which one is fought first; and before its first round."""
    t = theatre()
    for at in (HERE, (4, 4)):
        t.red.has("CA", 3, at=at)
        t.blue.has("SC", 2, at=at)
    t.begins("red", turn=1).ends()
    scene = sits(t)
    odds = scene.module.board.odds
    assert odds.of_hex(t.hex(HERE)) is None and odds.of_hex(t.hex((3, 5))) is None
    odds.of_hex(t.hex(HERE))
    scene.app.finish_chores()
    assert odds.of_hex(t.hex(HERE)).win[0] > 0.5
