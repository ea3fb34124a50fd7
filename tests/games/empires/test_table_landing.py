"""Ground units on their way at the table (CL-14.1.4, CL-14.7): who lands, who is aboard, who is lost."""

from contextlib import closing

import pytest

from app.games.empires.battle.landing import GO, STAY
from app.table.measure import covered
from app.tools.shot import headless_app
from app.ui.check import problems
from tests.games.empires.armies import front, until_troops_may_drop
from tests.games.empires.boards import drag, middle
from tests.games.empires.hands import sit_down
from tests.games.empires.verbs import HERE


def landing(drop=False):
    """Red has chosen to land: three Space Marines and two Grav Armor; with some more from drop ships."""
    t = front()
    t.blue.stations(HERE, Inf=2)
    t.red.transports(1, Mar=3, Grav=2)
    if drop:
        t.red.transports(1, drop=True, Inf=4)
    t.fight()
    t.red.answers("bombardment.shot", "land")
    return t


def between_rounds():
    """Troops may land after the second round of a battle, and need not."""
    t = front()
    t.red.transports(1, Mar=3, Grav=2)
    return until_troops_may_drop(t)


def stowing():
    t = front(owner="red")
    t.red.stations(HERE, Inf=8)
    t.red.transports(1, Mar=3)
    t.blue.has("CA", 3)
    t.red.has("CA", 2)
    t.fight(by="blue")
    return t


def numbers(scene, field="troops"):
    """What is written into the form, by kind; nothing for those who stay."""
    part = scene.desk.choice.parts[field]
    return {slot: number for (slot, _, _), number in zip(part.decision.slots, part.numbers, strict=True) if number}


def card(scene, side, what):
    part = scene.desk.choice.parts["troops"]
    place = next(place for place, (slot, _, _) in enumerate(part.decision.slots) if slot == what)
    return f"kind-{side}-{place}"


def found(scene, id):
    scene.app.step(20.0)
    return scene.host.top.root.find(id)


def test_whoever_has_chosen_to_land_means_everybody(sits):
    """CL-14.7.4: one click confirms it; between rounds nobody is meant."""
    assert numbers(sits(landing())) == {"marines": 3, "grav_armor": 2}
    assert numbers(sits(between_rounds())) == {}


def test_troops_are_sent_one_by_one_and_back(sits):
    """CL-14.7.3: by touching their cards; the form can be taken back step by step (UX-58)."""
    scene = sits(between_rounds())
    told = []
    for side in (STAY, STAY, GO):
        found(scene, card(scene, side, "marines")).action()
        told.append(numbers(scene))
    assert told == [{"marines": 1}, {"marines": 2}, {"marines": 1}]
    scene.desk.back()
    assert numbers(scene) == {"marines": 2}


def test_all_of_a_kind_are_dragged_down_and_back(sits):
    """UX-14."""
    scene = sits(between_rounds())
    drag(scene, middle(scene, card(scene, STAY, "marines")), middle(scene, f"troops-{GO}"))
    assert numbers(scene) == {"marines": 3}
    drag(scene, middle(scene, card(scene, GO, "marines")), middle(scene, f"troops-{STAY}"))
    assert numbers(scene) == {} and not scene.module.board.drag.held


def test_one_button_lands_everybody(sits):
    scene = sits(between_rounds())
    found(scene, "all-go").action()
    assert numbers(scene) == {"marines": 3, "grav_armor": 2} and found(scene, "all-go") is None
    found(scene, "all-stay").action()
    assert numbers(scene) == {}
    found(scene, "all-go").action()
    scene.desk.confirm()
    assert dict(scene.match.session.log[-1].value)["troops"] == (0, 0, 3, 2)


def test_the_best_come_from_drop_ships_unless_the_player_says_otherwise(sits):
    """CL-14.8.6: they fire at once."""
    scene = sits(landing(drop=True))
    assert numbers(scene, "dropped") == {"grav_armor": 2, "marines": 3, "infantry": 1}
    assert scene.desk.choice.value() is not None
    place = int(card(scene, GO, "infantry").rpartition("-")[2])
    found(scene, f"dropped-{place}")._change(0)
    found(scene, card(scene, GO, "grav_armor")).action()
    assert numbers(scene, "dropped") == {"grav_armor": 1, "marines": 3}


def test_no_more_go_aboard_than_there_is_room_for(sits):
    """CL-14.1.3, CL-14.7.2: it begins with who is aboard."""
    scene = sits(stowing())
    assert numbers(scene) == {"marines": 3}
    found(scene, "all-go").action()
    assert numbers(scene) == {"marines": 3, "infantry": 3} and scene.desk.choice.value() is not None


def test_the_page_tells_the_chance_of_the_landing(sits):
    """UX-40: as an estimate, because nobody knows the garrison."""
    chances = []
    for fewer in (0, 4):
        scene = sits(landing())
        for _ in range(fewer):
            found(scene, card(scene, GO, "marines" if "marines" in numbers(scene) else "grav_armor")).action()
        found(scene, "landing")
        scene.app.finish_chores()
        chances.append(found(scene, "landing-chance").text)
    assert all(text.endswith("(estimated)") for text in chances) and chances[0] != chances[1]


def test_the_chance_is_the_same_whatever_lies_in_garrison(sits):
    """No leak: where no ships have fought (SE-5.2.3) the garrison is not seen before the fight (CL-14.6.1)."""
    told = []
    for garrison in ({"Inf": 1}, {"Grav": 3}):
        t = front()
        t.blue.stations(HERE, **garrison)
        t.red.transports(1, Mar=3, Grav=2)
        t.fight()
        t.red.answers("bombardment.shot", "land")
        scene = sits(t)
        found(scene, "landing")
        scene.app.finish_chores()
        told.append(found(scene, "landing-chance").text)
    assert told[0] == told[1]


def test_the_page_is_made_once(sits, program):
    """P10: where frames are watched, one that is made anew all the time would never be shown."""
    scene = sits(between_rounds())
    program.finish_chores()
    program.step(20.0)
    page = scene.parts.panel
    for _ in range(5):
        program.step(20.0)
    assert scene.parts.panel is page and page.id == "landing"


@pytest.mark.parametrize(
    ("size", "text_size"), [((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 150), ((1920, 1080), 100)]
)
def test_the_page_fits_its_window(size, text_size):
    """UX-1, UX-90."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, landing(drop=True))
        program.step(60.0)
        assert scene.host.top.root.find("landing") is not None
        assert scene.host.top.root.find("battle-lines").most == 0, "both places are in sight"
        wrong = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)]
        assert wrong + [f"{thing} is covered" for thing in covered(scene)] == []
