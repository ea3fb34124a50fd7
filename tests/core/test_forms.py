"""Forms: several questions on one sheet, checked field by field and as a whole, filled in by several seats at once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Answer, Chance, Illegal, Setup, apply, clone, imagine, new_game, view, waiting
from rules.core.contract import FORM
from rules.core.decisions import Amount, One, Some, plain
from rules.core.forms import WHOLE, Form
from rules.core.reasons import Reason
from tests.core.test_decisions import decisions, listed, seeds
from tests.support import parlour


@st.composite
def forms(draw):
    fields = draw(st.lists(decisions, min_size=1, max_size=3))
    return Form(0, "t.form", fields=tuple((f"field_{n}", asked) for n, asked in enumerate(fields)))


@settings(max_examples=60, deadline=None)
@given(forms(), seeds)
def test_what_is_listed_or_sampled_is_accepted_also_as_json(form, seed):
    for value in (form.sample(Chance(seed)), next(form.answers()), *form.first(4)):
        assert form.check(value) == value
        assert form.check(listed(value)) == value
        assert plain(listed(value)) == value


@pytest.mark.parametrize("bad", [None, 3, "bid", [], [["bid", 1]], [["bid", 1], ["bid", 1]], [["bid", 1], [2, 3]],
                                 [["bid", 1], ["wish", "sun"], ["more", 1]], [["bid", 1, 2]]])  # fmt: skip
def test_a_sheet_with_missing_unknown_or_doubled_fields_is_refused(bad):
    fields = (("bid", Amount(0, "", high=2)), ("wish", One(0, "", options=("sun",))))
    form = Form(0, "t.form", rule="T-1", fields=fields)
    with pytest.raises(Illegal) as refused:
        form.check(bad)
    assert refused.value.reason == Reason("core.malformed", {}, "T-1")


def crowded(most: int) -> Form:
    """Ships of three yards, together at most so many."""
    fields = tuple((yard, Amount(0, yard, high=9)) for yard in ("home", "moon", "gate"))

    def fits(sheet):
        return Reason("t.most") if sum(sheet.values()) > most else None

    return Form(0, "t.yards", fields=fields, fits=fits)


def test_random_play_finds_sheets_that_fit_where_few_do():
    form = crowded(2)
    found = {form.sample(Chance(seed)) for seed in range(60)}
    assert all(form.check(sheet) == sheet for sheet in found)
    assert len(found) > 5  # not only the empty sheet


def test_problems_stand_beside_their_field_and_what_concerns_all_stands_alone():
    form = crowded(2)
    assert form.problems({"home": 10, "moon": 0, "gate": -1}).keys() == {"home", "gate"}
    assert form.problems({"home": 1, "moon": 1, "gate": 1}) == {WHOLE: Reason("t.most")}
    assert form.problems({"home": 1, "moon": 1, "gate": 0}) == {}


def test_a_blocked_option_of_a_field_is_refused_with_its_own_reason():
    why = Reason("t.no_yard", {}, "T-7")
    field = Some(0, "", items=("scout",), high=2, blocked=(("titan", why),))
    with pytest.raises(Illegal) as refused:
        Form(0, "t.form", fields=(("ships", field),)).check([["ships", ["titan"]]])
    assert refused.value.reason == why


# -- filled in by several seats at once


def evening(seats: int = 3, seed: int = 4) -> parlour.Parlour:
    return new_game("parlour", Setup("parlour", [{}] * seats), seed)


def fill(g, seat: int, **wanted) -> None:
    asked = next(d for d in waiting(g) if d.seat == seat)
    apply(g, Answer(seat, asked.prompt, list({**asked.opening(), **wanted}.items())))


def test_nobody_sees_which_form_another_seat_has_before_it():
    g = evening()
    guest = (g.host + 1) % 3
    assert [prompt for _, prompt in view(g, None)["deciding"]] == [FORM] * 3
    assert dict(view(g, guest)["deciding"]) == {s: "parlour.evening.sheet" if s == guest else FORM for s in range(3)}
    assert dict(view(g, g.host)["deciding"])[g.host] == "parlour.evening.host_sheet"


def test_in_every_imagined_world_the_same_seats_have_filled_in_theirs():
    g = evening()
    host, guest = g.host, (g.host + 1) % 3
    fill(g, host, fine=(guest,))
    for luck in range(8):
        world = imagine(g, guest, Chance(luck))
        assert [d.seat for d in waiting(world)] == [d.seat for d in waiting(g)]
        assert view(world, guest) == view(g, guest)


def test_a_sheet_that_does_not_fit_changes_nothing():
    g = evening()
    before = clone(g)
    with pytest.raises(Illegal) as refused:
        fill(g, 0, bid=2, gifts=(2, 0))
    assert refused.value.reason.id == "parlour.cost" and refused.value.reason.params["field"] == "bid"
    assert g == before


def test_sheets_are_carried_out_together_when_the_last_one_is_in():
    g = evening()
    g.host = 2
    g.pending = None
    fill(g, 1, bid=1)
    fill(g, 0, gifts=(2, 0))
    assert g.coins == [3, 3, 3]
    fill(g, 2, bid=3, fine=(1,))
    # 0 holds the purse: its gift is free. 1 gets two, pays the fine, hears the bell. 2 takes the charm.
    assert g.holder[parlour.CHARM] == 2
    assert g.coins == [3 + 2, 3 + 2 - 1 + 1 + 0, 3 - 3 + 2 + 1]  # and the thorn took the income of 1


def test_hooks_follow_the_thing_to_its_next_holder():
    g = evening(2)
    for _ in range(2):
        for seat in (0, 1):
            fill(g, seat)
    thorn = g.holder[parlour.THORN]
    assert parlour.hooks.ask(g, "income", 2, thorn) == (1 if g.holder[parlour.CHARM] == thorn else 0)
    assert [part.layer for part in parlour.hooks.why(g, "income", 2, thorn)][:1] == ["set"]
    g.holder[parlour.THORN] = 1 - thorn
    assert parlour.hooks.ask(g, "income", 2, thorn) >= 2


def test_a_sheet_whose_start_is_no_answer_has_more_than_its_first_one():
    """UX-33: what has several answers must not be answered for its player."""

    def fits(sheet):
        return None if sheet["ships"] else Reason("t.some")

    form = Form(0, "t.form", fields=(("ships", Amount(0, "ships", high=3)),), fits=fits)
    assert form.first(2) == [(("ships", 1),), (("ships", 2),)]
