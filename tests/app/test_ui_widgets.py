"""Every widget by mouse, keyboard and gamepad through one focus tree (UX-23, UX-79, UX-80, UX-89, UX-90)."""

import pygame
import pytest

from app.tools.shot import settle
from app.ui import lettering
from app.ui.buttons import Button, IconButton
from app.ui.colour import contrast
from app.ui.context import BODY, CAPS, STRONG
from app.ui.controls import Picker, Slider, Toggle
from app.ui.dialog import confirm
from app.ui.fields import TextField
from app.ui.labels import Label, Paragraph, Progress
from app.ui.layout import Anchor, Column, Grid, Pad, Row, Space, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.theme import THEMES
from app.ui.tooltip import draw_tooltip

PAD_A, PAD_B, PAD_RB, PAD_UP, PAD_DOWN, PAD_LEFT, PAD_RIGHT = 0, 1, 10, 11, 12, 13, 14


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", ["main", "plain", "quiet", "danger"])
def test_a_button_that_cannot_be_pressed_can_still_be_read(app, theme, kind):
    """UX-10: also the main one, whose dark letters lose their brass."""
    app.settings["theme"] = theme
    app.step(16.0)
    button = Button("Done", kind=kind, enabled=False)
    assert contrast(button.ink(app.ctx), app.ctx.theme.panel) >= 3.0


class Stage(Scene):
    """A scene with whatever a test puts on it."""

    name = "stage"
    back = False

    def __init__(self, app, make):
        super().__init__(app)
        self.make = make

    def build(self):
        return self.make()


@pytest.fixture
def stage(app):
    def show(make):
        scene = Stage(app, make)
        app.push(scene)
        app.step(500.0)
        return scene

    return show


@pytest.fixture
def heard():
    return []


def test_a_button_answers_to_mouse_key_and_pad_alike(stage, drive, heard):
    stage(lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go")))
    drive.click("go")
    drive.key(pygame.K_RETURN)
    drive.key(pygame.K_SPACE)
    drive.pad(PAD_A)
    assert heard == ["go"] * 4


def test_a_click_too_soon_after_a_button_appears_is_ignored(app, drive, heard):
    """UX-23."""
    app.push(Stage(app, lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go"))))
    pos = drive.find("go").rect.center
    drive.press(pos)
    drive.release(pos)
    assert heard == []
    drive.click(pos)
    assert heard == ["go"]


def test_a_button_that_ignores_a_click_shows_it(app, drive, heard):
    """A click is never lost in silence: a ring says that it came too early."""
    app.push(Stage(app, lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go"))))
    pos = drive.find("go").rect.center
    edge = drive.find("go").rect.inflate(4, 0).midleft
    drive.press(pos)
    drive.release(pos)
    assert heard == [] and app.surface.get_at(edge)[:3] == app.ctx.theme.chosen
    drive.wait(400)
    assert app.surface.get_at(edge)[:3] != app.ctx.theme.chosen


def test_a_press_outlives_a_screen_that_is_made_anew_as_it_was(stage, drive, heard):
    """Words were hyphenated, a list was read: what stands where it stood, and says what it said, listens at once."""
    scene = stage(lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go")))
    pos = drive.find("go").rect.center
    drive.press(pos)
    scene.rebuild()
    drive.release(pos)
    assert heard == ["go"]
    scene.rebuild()
    drive.press(pos)
    drive.release(pos)
    assert heard == ["go"] * 2


def test_a_button_that_says_something_else_now_is_a_new_one(stage, drive, heard):
    """UX-23."""
    words = ["Go"]
    scene = stage(lambda: Anchor(Button(words[0], lambda: heard.append(words[0]), id="go")))
    pos = drive.find("go").rect.center
    drive.press(pos)
    words[0] = "No"
    scene.rebuild()
    drive.release(pos)
    drive.press(pos)
    drive.release(pos)
    assert heard == []


def test_leaving_the_button_before_release_does_nothing(stage, drive, heard):
    stage(lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go")))
    drive.press(drive.find("go").rect.center)
    drive.release((1, 1))
    assert heard == []


def test_a_disabled_button_does_nothing_but_tells_why(stage, drive, heard):
    """UX-19."""
    stage(lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go", enabled=False, tip="no fuel")))
    drive.click("go")
    drive.key(pygame.K_RETURN)
    assert heard == []
    assert drive.find("go").tooltip() == "no fuel"
    assert drive.focused == "go"


def grid_of_buttons():
    left = Column([Button(f"L{n}", id=f"L{n}") for n in range(3)], region=True)
    right = Column([Button(f"R{n}", id=f"R{n}") for n in range(3)], region=True)
    return Pad(Row([left, right], gap=40, flex={0: 1, 1: 1}))


def test_arrows_go_by_place_and_tab_by_region(stage, drive):
    """UX-79."""
    stage(grid_of_buttons)
    assert drive.focused == "L0"
    drive.key(pygame.K_DOWN)
    assert drive.focused == "L1"
    drive.key(pygame.K_RIGHT)
    assert drive.focused == "R1"
    drive.key(pygame.K_TAB)
    assert drive.focused == "L1"
    drive.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert drive.focused == "R1"


def test_the_pad_reaches_the_same_places(stage, drive):
    """UX-80."""
    stage(grid_of_buttons)
    drive.pad(PAD_DOWN, PAD_RIGHT)
    assert drive.focused == "R1"
    drive.pad(PAD_RB)
    assert drive.focused == "L1"


def test_a_held_pad_direction_repeats(stage, app, drive):
    stage(lambda: Pad(Column([Button(str(n), id=str(n)) for n in range(8)])))
    app.step(16.0, [pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=PAD_DOWN, instance_id=0)])
    assert drive.focused == "1"
    for _ in range(60):
        app.step(16.0)
    assert int(drive.focused) >= 5


def test_a_held_key_repeats_steps_but_never_a_choice(stage, app, drive, heard):
    stage(lambda: Pad(Column([Button(str(n), lambda n=n: heard.append(n), id=str(n)) for n in range(8)])))
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    app.step(16.0, [down, down, down])
    assert heard == [0]
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0), down])
    assert heard == [0, 0]
    arrow = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0)
    app.step(16.0, [arrow, arrow, arrow])
    assert drive.focused == "3"


def test_the_stick_moves_once_per_tilt(stage, app, drive):
    stage(grid_of_buttons)
    for value in (0, 20000, 30000, 32000, 0):
        app.step(16.0, [pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=1, value=value, instance_id=0)])
    assert drive.focused == "L1"


def test_a_toggle_flips_by_every_device(stage, drive, heard):
    stage(lambda: Anchor(Toggle(False, heard.append, id="t")))
    drive.click("t")
    drive.key(pygame.K_SPACE)
    drive.key(pygame.K_RIGHT)
    drive.pad(PAD_LEFT)
    assert heard == [True, False, True, False]


def test_segments_are_clicked_and_stepped(stage, drive, heard):
    stage(lambda: Anchor(Picker([(1, "one"), (2, "two"), (3, "three")], 1, heard.append, id="c")))
    choice = drive.find("c")
    drive.click(choice._cells[2].center)
    drive.key(pygame.K_LEFT)
    assert heard == [3, 2]


def test_a_choice_without_room_opens_a_list(stage, drive, heard):
    options = [(n, f"a rather long name {n}") for n in range(6)]
    stage(lambda: Anchor(Picker(options, 0, heard.append, id="c")))
    drive.click("c")
    assert len(drive.app.scene.host.layers) == 2
    drive.key(pygame.K_DOWN, pygame.K_RETURN)
    assert heard == [1]
    assert len(drive.app.scene.host.layers) == 1
    drive.click("c")
    drive.key(pygame.K_ESCAPE)
    drive.click("c")
    drive.click((3, 3))
    assert heard == [1]
    assert len(drive.app.scene.host.layers) == 1


def test_digits_choose_values_and_answers(stage, drive, heard):
    """UX-79."""
    scene = stage(lambda: Anchor(Picker([(1, "one"), (2, "two"), (3, "three")], 1, heard.append, id="c")))
    drive.key(pygame.K_3, pygame.K_KP2, pygame.K_9)
    assert heard == [3, 2]
    confirm(scene.host, "Sure?", "Really?", "Yes", "No", lambda: heard.append("yes"))
    drive.key(pygame.K_2)
    assert heard == [3, 2, "yes"]


def test_a_slider_is_dragged_and_stepped_within_its_ends(stage, drive, heard):
    stage(lambda: Anchor(Slider(50, 0, 100, heard.append, step=10, id="s")))
    slider = drive.find("s")
    rail = slider.rail(drive.app.ctx)
    drive.wait()
    drive.press((rail.x + rail.width // 2, rail.centery))
    drive.move((rail.right + 500, rail.centery))
    drive.release((rail.right + 500, rail.centery))
    assert slider.value == 100
    drive.key(pygame.K_RIGHT)
    assert slider.value == 100
    drive.key(pygame.K_LEFT)
    assert slider.value == 90
    assert set(heard) <= set(range(0, 101, 10))


def test_typing_reaches_the_field_and_not_the_shortcuts(stage, drive, app):
    """UX-89: letters are text while a field has the focus; M does not mute."""
    stage(lambda: Anchor(TextField(id="f")))
    drive.type("Őm„űr”")
    drive.key(pygame.K_m)
    assert drive.find("f").text == "Őm„űr”"
    assert app.settings["muted"] is False


def test_what_cannot_be_seen_is_not_typed(stage, drive):
    """A name that nobody can read, or that turns the line around, never gets into a save."""
    stage(lambda: Anchor(TextField(id="f")))
    drive.type("An\u200bna\u202e")
    assert drive.find("f").text == "Anna"


def test_the_field_is_edited_with_the_usual_keys(stage, drive):
    stage(lambda: Anchor(TextField("abc", id="f", most=5)))
    drive.wait()
    drive.key(pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE)
    assert drive.find("f").text == "b"
    drive.type("123456789")
    assert drive.find("f").text == "1234b"
    drive.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    drive.type("x")
    assert drive.find("f").text == "x"


def test_unfinished_input_is_shown_but_not_kept(stage, drive, app):
    stage(lambda: Anchor(TextField(id="f")))
    app.step(16.0)
    app.step(16.0, [pygame.event.Event(pygame.TEXTEDITING, text="´", start=0, length=1)])
    assert drive.find("f")._composed == "´"
    drive.type("é")
    assert drive.find("f").text == "é"
    assert drive.find("f")._composed == ""


def test_a_name_can_be_spelled_with_the_pad_alone(stage, drive):
    """UX-80, including naming a save."""
    stage(lambda: Anchor(TextField(id="f")))
    drive.pad(PAD_A)
    assert len(drive.app.scene.host.layers) == 2
    drive.pad(PAD_A, PAD_RIGHT, PAD_A)
    drive.pad(PAD_B)
    assert drive.find("f").text == "aá"


def test_a_scroll_area_shows_its_bar_only_when_needed(stage, drive):
    stage(lambda: ScrollArea(Column([Space(10, 100)] * 3), id="s"))
    assert drive.find("s").most == 0
    stage(lambda: ScrollArea(Column([Space(10, 100) for _ in range(30)]), id="s"))
    area = drive.find("s")
    assert area.most > 0
    drive.wheel(area.rect.center, -2)
    assert area.offset > 0
    drive.wheel(area.rect.center, 50)
    assert area.offset == 0


def test_focus_scrolls_into_view(stage, drive):
    stage(lambda: ScrollArea(Column([Button(str(n), id=str(n)) for n in range(40)]), id="s"))
    drive.key(*[pygame.K_DOWN] * 30)
    assert drive.focused == "30"
    assert drive.find("s").rect.contains(drive.find("30").rect)


def test_what_is_scrolled_away_cannot_be_clicked(stage, drive, heard):
    def make():
        rows = Column([Button(str(n), lambda n=n: heard.append(n), id=str(n)) for n in range(40)])
        return Pad(ScrollArea(rows, id="s"), x=40, y=200)

    stage(make)
    hidden = next(n for n in range(40) if drive.find(str(n)).rect.top > drive.find("s").rect.bottom)
    drive.click(drive.find(str(hidden)).rect.center)
    assert heard == []


def test_a_list_makes_only_the_rows_one_sees(stage, drive, heard):
    made = []

    def row(index):
        made.append(index)
        return Label(f"row {index}")

    stage(lambda: ListView(10_000, row, on_choose=heard.append, id="list"))
    assert len(set(made)) < 40
    drive.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert heard == [2]
    view = drive.find("list")
    drive.click(view.row_rect(drive.app.ctx, 5).center)
    assert heard == [2]
    drive.click(view.row_rect(drive.app.ctx, 5).center)
    assert heard == [2, 5]


def test_the_keyboard_finds_its_way_from_something_that_is_gone(stage, drive):
    """UX-79: Tab at the very moment in which a part of the screen was replaced."""
    rows = [Row([Button(name, id=name)], region=True) for name in "ab"]
    scene = stage(lambda: Column(rows))
    scene.host.focus_on(drive.find("a"))
    scene.host.top.root._children = rows[1:]
    drive.key(pygame.K_TAB)
    assert drive.focused == "b"


def test_a_dialog_takes_the_focus_and_gives_it_back(stage, drive, heard):
    """UX-34: the harmless answer has the focus."""
    scene = stage(lambda: Anchor(Button("Delete", id="delete")))
    confirm(scene.host, "Delete?", "It is gone then.", "Delete", "Keep", lambda: heard.append("gone"), danger=True)
    assert drive.focused == "default"
    drive.key(pygame.K_RETURN)
    assert heard == []
    assert drive.focused == "delete"
    confirm(scene.host, "Delete?", "It is gone then.", "Delete", "Keep", lambda: heard.append("gone"), danger=True)
    drive.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert heard == ["gone"]


def test_a_dialog_keeps_clicks_from_what_lies_below(stage, drive, heard):
    scene = stage(lambda: Column([Button("Below", lambda: heard.append("below"), id="below"), Space(1, 600)]))
    below = drive.find("below").rect.center
    confirm(scene.host, "Sure?", "Really?", "Yes", "No", lambda: None)
    drive.click(below)
    assert heard == []


def test_losing_the_window_lets_go_of_what_is_held(stage, drive, app, heard):
    """UX-18."""
    stage(lambda: Anchor(Button("Go", lambda: heard.append("go"), id="go")))
    pos = drive.find("go").rect.center
    drive.press(pos)
    app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    drive.release(pos)
    assert heard == []


def test_a_long_label_ends_in_an_ellipsis_and_tells_all(stage, drive):
    """UX-90."""
    stage(lambda: Anchor(Label("a very long line of text " * 9, id="l"), width=200))
    label = drive.find("l")
    assert label.marks()[0].text.endswith("…")
    assert label.tooltip() == label.text
    assert label.marks()[0].rect.width <= 200


def test_long_words_break_by_language(app):
    app.ctx.texts.use("hu")
    done = lettering.set_text(app.ctx, "csillagközi űrhajógyártás", BODY, app.ctx.px(80))
    assert any(item.piece.text.endswith("-") for item in done.placed)
    assert done.size[0] <= app.ctx.px(80)


def test_icons_and_links_stand_inside_text(stage, drive, heard):
    text = "Pay <icon:credit> to <link:ship>Argo</link> <b>now</b>"
    stage(lambda: Anchor(Paragraph(text, markup=True, on_link=heard.append, id="p")))
    paragraph = drive.find("p")
    pieces = [item.piece for item in paragraph._set.placed]
    assert "credit" in [piece.icon for piece in pieces]
    link = next(item for item in paragraph._set.placed if item.piece.link)
    drive.click(link.rect.move(paragraph.rect.topleft).center)
    assert heard == ["ship"]


def test_an_icon_is_never_parted_from_the_word_it_touches(app):
    done = lettering.set_text(app.ctx, "word " * 5 + "3<icon:credit>", STRONG, app.ctx.px(60), markup=True)
    icon = next(item for item in done.placed if item.piece.icon)
    number = next(item for item in done.placed if item.piece.text == "3")
    assert icon.rect.y == number.rect.y


def test_rows_that_do_not_fit_flow_into_the_next_line(stage, drive):
    stage(lambda: Pad(Wrap([Button("Some longer words", id=str(n)) for n in range(20)])))
    tops = {drive.find(str(n)).rect.top for n in range(20)}
    assert len(tops) > 1
    assert all(drive.find(str(n)).rect.right <= drive.app.ctx.size[0] for n in range(20))


def test_a_grid_gives_equal_columns(stage, drive):
    stage(lambda: Grid([Label(str(n), id=str(n)) for n in range(5)], least=300, most=3))
    assert len({drive.find(str(n)).rect.width for n in range(5)}) == 1
    assert drive.find("3").rect.top > drive.find("0").rect.top


def test_waiting_bars_move_and_others_rest(stage, app):
    stage(lambda: Anchor(Progress(0.5)))
    settle(app)
    assert not app.step(16.0)
    stage(lambda: Anchor(Progress(None)))
    settle(app)
    assert app.step(16.0)


def test_tooltips_come_after_a_moment_and_stay_in_the_window(stage, drive, app):
    stage(lambda: Anchor(IconButton("settings", None, "Settings", id="i"), x=1.0, y=1.0))
    drive.move(drive.find("i").rect.center)
    assert not app.scene.host._tip_shown
    app.step(600.0)
    assert app.scene.host._tip_shown


def test_words_of_spaced_letters_keep_their_distance_in_a_paragraph(app):
    """A long heading in small capitals is read as words, as on one line."""
    words = "Csapatok a csata előtt"
    assert lettering.set_text(app.ctx, words, CAPS, 10**6).size[0] == lettering.text_width(app.ctx, words, CAPS)


def test_no_line_ends_after_an_ordinal(app):
    """ "a 2. bolygóra": the number belongs to its noun; a sentence that ends with a number may end a line."""
    wide = lettering.text_width(app.ctx, "Célpont: a 2.", BODY) + 2

    def second_line(text):
        placed = lettering.set_text(app.ctx, text, BODY, wide).placed
        return "".join(item.piece.text for item in placed if item.rect.top > placed[0].rect.top)

    assert second_line("Célpont: a 2. bolygó").startswith("2. bolygó")
    assert second_line("Célpont: a 2. Bolygó").startswith("Bolygó")


def test_a_word_without_hyphens_is_not_broken_before_its_last_letter(app):
    """UX-90."""
    wide = lettering.text_width(app.ctx, "squadrons", BODY) - 1
    assert [item.piece.text for item in lettering.set_text(app.ctx, "squadrons", BODY, wide).placed] == [
        "squadr-",
        "ons",
    ]


def test_a_tip_stays_beside_its_source_where_a_page_fills_the_window(app):
    """It lies over the page, not over the question, and not at the window's other end."""
    surface, question, page = (
        pygame.Surface((1280, 720)),
        pygame.Rect(240, 666, 1040, 54),
        pygame.Rect(8, 52, 1264, 604),
    )
    button = pygame.Rect(1152, 670, 120, 46)
    lies = draw_tooltip(app.ctx, surface, "Nothing to end now", button, button.center, [question, page])
    assert not lies.colliderect(question) and lies.bottom > 600


@pytest.mark.parametrize("theme", THEMES)
def test_a_chosen_button_is_told_by_more_than_its_shade(app, theme):
    """UX-82: a thicker rim in the colour of what is chosen."""
    app.settings["theme"] = theme
    app.step(16.0)
    rims = []
    for chosen in (False, True):
        button = Button("B · 4", chosen=chosen)
        button.place(app.ctx, pygame.Rect(20, 20, 120, 40))
        surface = pygame.Surface((160, 80))
        surface.fill(app.ctx.theme.panel)
        button.draw(app.ctx, surface)
        rims.append([surface.get_at((80, y))[:3] for y in (20, 21)])
    assert rims[1] == [app.ctx.theme.chosen] * 2 and rims[0][1] != rims[0][0]
