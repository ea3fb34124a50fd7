"""ENCORE: directly after a card, in its window, and on which cards (OV-6.27, OV-6.28, OV-5.76)."""

from __future__ import annotations

from .support import SKULL, table


def top(t):
    """The card on top of the discard."""
    return t.state.pile("discard")[-1]


def test_encore_follows_only_the_card_just_played():
    """OV-6.27, OV-6.28: a Turncoat played in between ends the chance to take the card before it back."""
    t = table(
        orbit={"mars": "red 1 infantry"}, tiles={"mars": "crisis_1"}, hands={"red": "imperial_raffle turncoat encore"}
    )  # fmt: skip
    t.red.attempts("crisis_1", 2, 2, 2)
    t.red.plays("imperial_raffle")
    assert t.red.can("encore")
    t.red.plays("turncoat", "planet", "mars")
    assert not t.red.can("encore")


def test_encore_on_a_window_card_is_played_in_the_window():
    """OV-5.76: once the attempt is given up it is too late, while losses are taken and afterwards."""
    for dice in ((SKULL, 2, 6), (3, 2, 6)):
        t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "second_salvo encore"})
        t.red.attempts("mine_5", *dice)
        t.rolls(4)
        t.red.does("reroll", t.red.card("second_salvo"), 1)
        assert t.red.can("encore")
        t.red.does("give_up")
        assert not t.red.can("encore")


def test_what_is_laid_out_is_not_played():
    """OV-5.41, OV-6.27: units laid out and taken back do not come between a card and its ENCORE."""
    t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "second_salvo encore"})
    t.red.attempts("mine_5", SKULL, 2, 6)
    t.rolls(4)
    t.red.does("reroll", t.red.card("second_salvo"), 1)
    t.red.lands(infantry=1)
    t.red.does("encore", t.red.card("encore"), top(t))
    assert t.red.hand == ["second_salvo"] and t.state.attempt.landing == [0, 0, 0]


def test_encore_after_sparing_a_skull():
    """OV-6.17, OV-6.27: NOSKULL played when losses are taken comes back and spares the second skull."""
    t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_surgeons encore"})
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("spare", t.red.card("field_surgeons"))
    t.red.does("encore", t.red.card("encore"), top(t))
    t.red.does("spare", t.red.card("field_surgeons"))
    assert t.red.orbit("mars") == {"infantry": 2} and t.red.is_asked("turn.act")


def test_a_card_that_comes_back_counts_once():
    """OV-5.76: either it is declared a second time or it returns; not both. Without success it just stays."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "grand_disintegrator encore"})
    t.red.attempts("mine_5", 2, 2, 4)  # 7
    t.red.lands(infantry=1)
    t.red.adds("grand_disintegrator")
    t.red.does("keep", t.red.card("encore"), t.red.card("grand_disintegrator"))
    assert t.red.why_not("confirm").params == {"have": 6, "need": 7}
    assert not t.red.can("again") and not t.red.can("keep")  # one ENCORE, one card
    t.red.does("give_up")
    assert sorted(t.red.hand) == ["encore", "grand_disintegrator"] and t.discard() == []


def test_encore_on_the_last_card():
    """OV-6.27, OV-2.32, OV-5.78: LAST comes back and gives another action in the next round of questions."""
    t = table("red blue green", markers=1, hands={"blue": "at_the_last_moment encore"}, money={"blue": 9})
    t.red.does("marker")
    t.blue.does("last", t.blue.card("at_the_last_moment"))
    t.blue.does("encore", t.blue.card("encore"), top(t))
    for _ in range(2):
        assert t.state.active == 1
        t.blue.does("raise", "infantry", "earth")
        t.blue.does("enough")
        t.blue.does("end")
        if t.blue.is_asked("last"):
            t.blue.does("last", t.blue.card("at_the_last_moment"))
    assert t.state.period == 2 and t.blue.orbit("earth") == {"infantry": 2}


def test_encore_on_a_move_card_is_late_after_the_claim():
    """OV-6.27: between the move and the claim it may come back, after the claim not any more."""
    t = table(orbit={"earth": "red 1 cruiser"}, tiles={"titan": "fortune"}, hands={"red": "comet_slingshot encore"})
    t.red.does("with", t.red.card("comet_slingshot"))
    t.red.moves("earth", "titan", cruiser=1)  # 3 of 4
    assert t.red.can("encore")
    t.red.claims("fortune", "cruiser")
    assert t.red.is_asked("turn.act") and not t.red.can("encore")
    t = table(orbit={"earth": "red 1 cruiser"}, tiles={"titan": "fortune"}, hands={"red": "comet_slingshot encore"})
    t.red.does("with", t.red.card("comet_slingshot"))
    t.red.moves("earth", "titan", cruiser=1)
    t.red.does("encore", t.red.card("encore"), top(t))
    assert t.red.hand == ["comet_slingshot"] and t.red.can("claim") and not t.red.can("encore")


def test_encore_on_the_marker_card_that_ends_the_phase():
    """OV-6.27, OV-6.36, OV-5.71: ENCORE is no free action; the card comes back, and the phase is over all the same."""
    for always in ("holders", "always"):
        t = table(markers=1, hands={"red": "parliamentary_recess encore imperial_raffle"}, interrupt_prompt=always)
        t.red.plays("parliamentary_recess")
        t.red.does("encore", t.red.card("encore"), top(t))
        t.everyone_passes()
        assert t.state.period == 2 and "parliamentary_recess" in t.red.hand and "encore" in t.discard()
    t = table(markers=1, hands={"red": "parliamentary_recess imperial_raffle"})
    t.red.plays("parliamentary_recess")
    assert t.state.period == 2
    t = table(markers=1, hands={"red": "parliamentary_recess encore imperial_raffle"})
    t.red.plays("imperial_raffle")
    t.red.does("marker")  # an action: nothing was just played
    assert t.state.period == 2


def test_encore_is_late_after_the_next_step():
    """OV-6.27: after the commitment, and after a unit is lost, the card played before is gone."""
    t = table(orbit={"mars": "red 3 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "second_salvo encore"})
    t.red.attempts("mine_1", SKULL, SKULL, 6)
    t.rolls(2)
    t.red.does("reroll", t.red.card("second_salvo"), 2)  # 1 + 2
    t.red.lands(infantry=3)
    t.red.does("confirm")
    assert t.red.is_asked("lose") and not t.red.can("encore")
    t = table(orbit={"mars": "red 3 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_surgeons encore"})
    t.red.attempts("mine_5", SKULL, SKULL, SKULL)
    t.red.does("give_up")
    t.red.does("spare", t.red.card("field_surgeons"))
    t.red.does("lose", "infantry", "orbit")
    assert t.red.is_asked("lose") and not t.red.can("encore") and t.discard() == ["field_surgeons"]
