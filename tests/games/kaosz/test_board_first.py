"""Board first (look.md): what a Káosz table is like to read, in figures."""

from contextlib import closing
from itertools import pairwise

import pytest

from app.games.kaosz.berths import Docked, berths
from app.games.kaosz.plan import GAIN, READ, SHIP, Holding, looked_at, plan, still_serves
from app.table.measure import cut_names, measure
from app.table.regions import hand_card
from app.tools.shot import drawn, headless_app, settle
from rules import Session, clone
from tests.games.kaosz.cardtable import full
from tests.games.kaosz.hands import asked, first_where, match_of, played_on, sit_down

MIDDLE_GAMES = ((12, 350), (8, 350), (3, 350), (7, 400), (11, 420))  # seeds and answers


@pytest.mark.parametrize("seed,steps", MIDDLE_GAMES)
def test_five_middle_games_of_two_are_read_at_once(seed, steps):
    """Ships of 96 px with their whole names, a hand of 104 px, four fifths of the window, nothing covered."""
    with drawn("table", (1280, 720), "hu", game="kaosz", seed=seed, steps=steps, players=2) as app:
        figures = measure(app.scene)
        assert figures["narrowest_ship"] >= 96
        assert figures["narrowest_hand"] is None or figures["narrowest_hand"] >= 104
        assert figures["cut_names"] == [] and figures["covered"] == []
        assert figures["board"][2] == 1280 and figures["board"][3] >= 0.8 * 720
        assert figures["smallest_target"] >= 32
        assert app.scene.prompt.rect.height <= 56
        asked_words = app.scene.module.words.prompt(app.scene.desk.decision)
        assert asked_words not in app.scene.panels.status.written


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_random_positions_stay_readable(seats):
    """Never below 72 px for what one must read; no ship's name is left out."""
    with closing(headless_app((1280, 720), "hu")) as app:
        for number in range(3):
            session = played_on(80 + 60 * number * seats, seats=seats, seed=30 + number, until=asked("turn.action"))
            scene = sit_down(app, match_of(seats, session=Session(clone(session.state), 1)))
            settle(app)
            figures = measure(scene)
            least = 96 if seats == 2 else 72
            assert figures["narrowest_ship"] is None or figures["narrowest_ship"] >= least, (number, figures)
            assert figures["narrowest_hand"] is None or figures["narrowest_hand"] >= 104
            assert figures["covered"] == [], (number, figures)
            if seats <= 4:  # six in a full battle overlap; a ship that is pointed at comes to the front
                assert figures["cut_names"] == [], (number, figures)
            app.scenes.pop().left()


def test_larger_windows_have_larger_pieces():
    """1920×1080 and 4K use their room for pieces, not for gaps."""
    widths = []
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
        with drawn("table", size, "hu", game="kaosz", seed=8, steps=350, players=2) as app:
            widths.append(measure(app.scene)["narrowest_ship"])
    assert widths == sorted(widths) and widths[3] >= 2.2 * widths[1] >= 2.2 * 96


def test_with_the_log_open_three_quarters_of_the_width_are_left():
    with drawn("table", (1280, 720), "hu", game="kaosz", seed=8, steps=350, players=2) as app:
        scene = app.scene
        assert scene.panels.log is None  # folded below 1600 px
        scene.commands.toggle_log()
        app.step(16.0)
        assert scene.panels.log is not None
        assert measure(scene)["board"][2] >= 0.75 * 1280


def crowded_hand():
    """Seven cards with long names in hand and five with open faces in the cantina."""
    t = full()
    for name in LONG_NAMES:
        t.laci.hq(name)
    for name in LONG_NAMES[:5]:
        t.laci.crew(name, paid=True)
    t.begin(t.laci)
    return t.g


LONG_NAMES = (
    "ce_sleepless_analyst", "hu_captain_overtime", "in_brood_marshal", "xe_grandmother_karr", "za_captain_giggle",
    "ca_protection_money", "ce_mass_hypnosis",
)  # fmt: skip


@pytest.mark.parametrize(
    "size,text,log", [((1280, 720), 100, "open"), ((1024, 640), 150, "folded"), ((1024, 640), 100, "folded")]
)
def test_no_name_of_a_hand_is_cut(size, text, log):
    """UX-5: cards overlap, and each name keeps to what is seen of its card."""
    with closing(headless_app(size, "hu", text_size=text, log_panel=log)) as app:
        scene = sit_down(app, match_of(2, session=Session(crowded_hand(), 1)))
        settle(app)
        hand = [shown for shown in scene.desk.stage.shown if shown.hand]
        assert len(hand) >= 7 and any(shown.strip for shown in hand)
        assert cut_names(scene) == []
        assert all(shown.narrow[-1] == shown.strip for shown in hand[:-1] if shown.strip)
        assert not any(shown.box.colliderect(scene.prompt.rect) for shown in hand)


@pytest.mark.parametrize("count", [3, 6, 8, 12])
def test_cards_to_choose_from_lie_side_by_side_however_many(count):
    """KG-5.16 is about five; some cards look at more."""
    board = laid(FEW)
    wide, high = looked_at(board, count)
    _, _, room, tall = board.looking
    columns = int((room + 8) // (wide + 8))
    assert columns * -(-count // columns) >= count and -(-count // columns) * (high + 8) <= tall
    assert wide >= READ


# --- the plan

FEW = Holding((Docked(False),), 1, 1)
BACKS = frozenset(("cantina", "surface"))


def laid(mine, his=FEW, room=(1280, 580)):
    return plan(room, (0, 1), 0, {0: mine, 1: his})


def test_an_empty_zone_is_an_edge_and_gives_its_room_away():
    full = laid(Holding((Docked(False),) * 4, 3, 3), Holding((Docked(False),) * 3, 4, 4))
    bare = laid(Holding((Docked(False),) * 4, 0, 0), Holding((Docked(False),) * 3, 0, 0))
    assert bare.ship > full.ship
    box = bare.areas[0].zones["cantina"]
    assert min(box[2:]) <= 40 < min(full.areas[0].zones["cantina"][2:])


def test_cards_of_a_row_overlap_before_ships_become_small():
    """A crowded table keeps its ships at 96 px while the rows behind them move together."""
    crowded = laid(Holding((Docked(False, 1),) * 5, 12, 9), Holding((Docked(True, 1),) * 3, 9, 9, backs=BACKS))
    assert crowded.ship >= SHIP
    far, (card, _) = crowded.areas[0].zones["cantina"], crowded.areas[0].cards["cantina"]
    assert card >= READ and card * 12 > far[2]


def test_six_players_in_a_full_battle_still_read_their_ships():
    """Never below 72 px for what one must read."""
    battle = Holding((Docked(False, 1),) * 4, 6, 6)
    assert plan((1280, 580), tuple(range(6)), 0, dict.fromkeys(range(6), battle)).ship >= READ


def test_the_layout_stays_until_another_one_gains_a_tenth():
    before = laid(Holding((Docked(False),) * 2, 4, 4))
    one_less = laid(Holding((Docked(False),) * 2, 3, 4))
    assert one_less.ship <= before.ship * GAIN and still_serves(before, one_less, 1.0)
    none = laid(Holding((Docked(False),) * 2), Holding((Docked(False),)))
    assert none.ship > before.ship * GAIN and not still_serves(before, none, 1.0)
    more = laid(Holding((Docked(False),) * 9, 4, 4))
    assert not still_serves(before, more, 1.0)  # they would not fit


def test_an_emptied_side_opens_its_hangar_again():
    """The only card was taken back: beside an empty cantina the hangar must not stay an edge that a ship misses."""
    empty, one = laid(Holding()), laid(Holding((), 1, 0))
    assert not still_serves(one, empty, 1.0)
    assert empty.areas[0].zones["hangar"][2] > 4 * one.areas[0].zones["hangar"][2]
    assert still_serves(one, laid(Holding((), 1, 0)), 1.0)


def test_another_layout_is_reached_by_gliding(app):
    """What lies elsewhere in the new layout flies there instead of jumping."""
    scene = sit_down(app, match_of(2, session=played_on(150, seed=8, until=asked("turn.action"))))
    settle(app)
    scene.timeline.speed = 1.0
    before = {shown.piece.id: shown.centre for shown in scene.desk.stage.shown}
    crowded = Holding((Docked(False, 1),) * 9, 9, 9)
    scene.module.maker.holdings = lambda view: dict.fromkeys((0, 1), crowded)
    scene.refresh((), animate=True)
    now = {shown.piece.id: shown.centre for shown in scene.desk.stage.shown if shown.piece.main}
    moved = [piece for piece, centre in now.items() if piece in before and before[piece] != centre]
    assert moved and all(scene.timeline.pose(piece) is not None for piece in moved)


@pytest.mark.parametrize("size,text,seats", [((1280, 720), 100, 2), ((1920, 1080), 100, 2), ((1024, 640), 200, 4)])
def test_the_first_hand_is_judged_in_full_sight(size, text, seats):
    """KG-4.13, UX-31: the question covers none of the cards it is about, and they lie side by side."""
    with drawn("table", size, "hu", text_size=text, game="kaosz", seed=11, steps=0, players=seats) as app:
        scene = app.scene
        hand = [shown.box for shown in scene.desk.stage.shown if shown.hand]
        assert len(hand) == 5 and min(box.width for box in hand) >= hand_card(scene.ctx)
        assert all(app.surface.get_rect().contains(box) and not box.colliderect(scene.prompt.rect) for box in hand)
        if text == 100:
            assert hand[0].width > 1.3 * hand_card(scene.ctx)
            assert all(one.right <= two.left for one, two in pairwise(hand))


# --- questions of a battle


def test_the_question_of_a_battle_leaves_the_(app, drive):
    """A card that cannot be played now is still read, and says why not when it is clicked."""
    scene = sit_down(app, match_of(2, session=first_where(asked("fire.fire"), most=500)))
    settle(app)
    hand = [shown for shown in scene.desk.stage.shown if shown.hand]
    assert hand and not any(shown.box.colliderect(scene.prompt.rect) for shown in hand)
    drive.click(hand[0].box.move(10, 10).topleft)
    assert scene.desk.complaint is not None and scene.desk.complaint.rule == "KG-7.33"


def test_bombing_is_the_button_that_stands_out():
    """Whoever comes to bomb wants to bomb: all that can are proposed, and the button says so."""
    session = first_where(lambda state, decision: decision.prompt == "kaosz.bombard.bombers", most=500)
    with closing(headless_app(lang="hu")) as app:
        scene = sit_down(app, match_of(2, session=session))
        settle(app)
        button = scene.prompt.find("confirm")
        assert button.kind == "main" and button.text.startswith("Bombázás")
        choice = scene.desk.choice
        for item in list(choice.chosen):
            scene.desk.touch(item)
        settle(app)
        none, only = scene.prompt.find("confirm"), scene.prompt.find("only")
        assert none.text == "Nem bombázok" and (only is None or (only.kind, none.kind) == ("main", "plain"))
        assert (only is None) == (len(choice.items) > 1)


def test_cards_aboard_lie_apart_where_there_is_room():
    """Each shows its whole name; in a crowded hangar they lie over each other before the ships do."""
    one = Docked(False, 3)
    roomy, tight = (berths((0, 0, wide, 200), (100, 140), 72, (one,) * 2) for wide in (1000, 560))
    steps = [two[0] - one[0] for berth in (*roomy, *tight) for one, two in pairwise(berth.aboard)]
    assert min(steps[:4]) > 72 > max(steps[4:]) >= 0.44 * 72
    assert tight[-1].aboard[-1][0] + 36 <= 560
