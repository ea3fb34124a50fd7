"""A form at the table: one page with all its fields, reasons beside what does not fit, every change taken back."""

from types import SimpleNamespace

import pygame
import pytest

from app.table.choose import CHOSEN
from app.table.offered import value_words
from rules import Amount, Form, One, Reason, Some
from tests.app.hands import Dragging, sit_down
from tests.app.test_table_gestures import asked


def affordable(sheet):
    spent = sheet["bid"] + 2 * len(sheet["cards"])
    return Reason("tiny.cost", {"cost": spent, "have": 4, "field": "bid"}) if spent > 4 else None


def test_the_running_total_follows_what_is_written(table, sheet):
    cards, _ = sheet
    table.click(table.centre(cards[0]))
    assert "Cards kept: 1" in [getattr(widget, "text", "") for widget in table.scene.prompt.walk()]


@pytest.fixture
def table(app):
    return Dragging(app, sit_down(app))


@pytest.fixture
def sheet(table):
    """A bid, cards of the hand, and one of two wishes; together at most four points."""
    cards = table.desk.decision.options[:2]
    form = Form(
        0,
        "tiny.sheet",
        fields=(
            ("bid", Amount(0, "tiny.sheet.bid", high=5)),
            ("cards", Some(0, "tiny.sheet.cards", items=cards, high=2)),
            ("wish", One(0, "tiny.sheet.wish", options=("pass", ("pulse",)))),
        ),
        fits=affordable,
    )
    return cards, asked(table, form)


def test_a_form_is_filled_in_on_one_page_and_handed_in_once(table, sheet):
    cards, given = sheet
    table.plus("bid-number-0", 2)
    table.click(table.centre(cards[0]))
    assert table.desk.marks()[cards[0]] == CHOSEN
    table.click("wish-option-('pulse',)")
    assert given == []
    table.click("confirm")
    assert given == [(("bid", 2), ("cards", (cards[0],)), ("wish", ("pulse",)))]


def test_what_does_not_fit_says_why_beside_its_field_and_is_not_handed_in(table, sheet):
    cards, given = sheet
    table.plus("bid-number-0", 3)
    table.click(table.centre(cards[0]))
    told = [getattr(widget, "text", "") for widget in table.scene.prompt.walk()]
    assert "That costs 5 points, and you have 4." in told
    assert not table.find("confirm").enabled
    table.key(pygame.K_RETURN)
    assert given == []


def test_every_change_can_be_taken_back_one_by_one(table, sheet):
    cards, _ = sheet
    assert not table.find("form-back").enabled
    table.plus("bid-number-0", 1)
    table.click(table.centre(cards[1]))
    table.click("form-back")
    assert table.desk.choice.filled == {"bid": 1, "cards": (), "wish": "pass"}
    table.key(pygame.K_ESCAPE)
    assert table.desk.choice.filled == {"bid": 0, "cards": (), "wish": "pass"}


def test_a_touch_leaves_the_fields_alone_that_do_not_offer_the_thing(table):
    """A word chosen in an earlier field stays when a card is touched for a later one."""
    cards = table.desk.decision.options[:2]
    word = One(0, "tiny.sheet.wish", options=("pass", ("pulse",)))
    form = Form(
        0, "tiny.sheet", fields=(("wish", word), ("cards", Some(0, "tiny.sheet.cards", items=cards, high=2)))
    )  # fmt: skip
    asked(table, form)
    table.click("wish-option-('pulse',)")
    table.click(table.centre(cards[0]))
    assert table.desk.choice.filled == {"wish": ("pulse",), "cards": (cards[0],)}


def test_what_must_be_parted_with_is_named_by_the_player_himself(table):
    """A hasty "done" gives nothing away (CE-6.32): two of three cards, none of them chosen beforehand."""
    cards = table.desk.decision.options[:3]
    asked_for = Some(0, "tiny.sheet.cards", items=cards, low=2, high=2)
    given = asked(table, Form(0, "tiny.sheet", fields=(("cards", asked_for),), start=(("cards", cards[:2]),)))
    assert CHOSEN not in table.desk.marks().values() and not table.find("confirm").enabled
    table.click(table.centre(cards[2]))
    assert table.desk.marks()[cards[2]] == CHOSEN
    table.click("form-back")
    assert CHOSEN not in table.desk.marks().values()
    for card in cards[1:]:
        table.click(table.centre(card))
    table.click("confirm")
    assert given == [(("cards", cards[1:]),)]


def test_where_everything_must_go_nothing_has_to_be_named(table):
    cards = table.desk.decision.options[:2]
    all_of_them = Some(0, "tiny.sheet.cards", items=cards, low=2, high=2)
    asked(table, Form(0, "tiny.sheet", fields=(("cards", all_of_them),)))
    assert table.desk.choice.filled == {"cards": cards}


def test_a_card_that_two_fields_offer_is_marked_while_one_of_them_has_it(table):
    cards = table.desk.decision.options[:2]
    fields = tuple((name, Some(0, "tiny.sheet.cards", items=cards, low=1, high=1)) for name in ("cards", "more"))
    asked(table, Form(0, "tiny.sheet", fields=fields))
    table.click(table.centre(cards[0]))
    assert table.desk.marks()[cards[0]] == CHOSEN


def test_an_answer_in_words_leaves_out_what_was_not_filled_in():
    """UX-61: of a large form only what somebody wrote into it is told; an empty one is told as a whole."""
    fields = (("bid", Amount(0, "x.bid", low=0, high=9)), ("research", Some(0, "x.research", items=("a", "b"), high=2)))
    form = Form(0, "x.sheet", fields=fields)
    module = SimpleNamespace(
        words=SimpleNamespace(label=lambda part, item: item.upper()),
        forms=SimpleNamespace(
            field_name=lambda part: part.prompt,
            form_total=lambda form, filled: "",
            form_answer=lambda form, filled: "",
        ),
    )
    assert value_words(module, form, (("bid", 0), ("research", ("a", "b")))) == "x.research A, B"
    assert value_words(module, form, (("bid", 0), ("research", ()))).startswith("x.bid 0")
