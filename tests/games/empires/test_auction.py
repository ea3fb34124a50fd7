"""CL-13.2 to CL-13.4, CL-13.10: Empire Advantages by auction."""

import pytest

from rules import Answer, Setup, apply, events_for, find, imagine, new_game, waiting
from rules.core.chance import Chance
from rules.empires.economy.ledger import Ledger
from rules.empires.printed.switches import option
from rules.empires.state import facts
from tests.games.empires.support import galaxy

GAME = find("empires")


def auctioned(seats=2, seed=3):
    """A game at the first bid."""
    options = {"advantages": "balanced", **({"map": "large"} if seats == 2 else {})}
    g = new_game("empires", Setup("empires", [{} for _ in range(seats)], options), seed)
    while waiting(g)[0].prompt != "empires.auction.bid":
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, asked.sample(Chance(1))))
    return g


def says(g, value):
    asked = waiting(g)[0]
    apply(g, Answer(asked.seat, asked.prompt, value))
    return asked.seat


def takes(g, number=0):
    asked = waiting(g)[0]
    assert asked.prompt == "empires.auction.card"
    return says(g, asked.options[number])


def test_one_card_more_than_players_lies_open():
    """CL-13.2, D-04."""
    for seats in (2, 3):
        g = auctioned(seats)
        assert len(g.drawn) == seats + 1 and None not in GAME.view(g, None)["cards"]["drawn"]
        assert g.cp == [75] * seats


def test_the_winner_pays_and_the_last_one_chooses_for_nothing():
    """CL-13.2, CL-13.10, CL-13.4: the rest is for technology, and the choice is open."""
    g = auctioned()
    first = says(g, ("bid", 0))
    second = says(g, ("bid", 12))
    assert says(g, "pass") == first
    assert takes(g) == second
    assert takes(g, 1) == first
    assert g.cp[second] == 63 and g.cp[first] == 75 and g.debt == [0, 0]
    assert [len(held) for held in g.held] == [1, 1] and not g.drawn
    assert None not in GAME.view(g, None)["cards"]["held"][0]
    assert {asked.prompt for asked in waiting(g)} == {"empires.game.head_start"}
    assert not GAME.violations(g)


def test_chance_lays_out_the_cards_and_names_who_opens():
    """CL-13.2, CL-13.10: it may be anybody."""
    games = [auctioned(3, seed) for seed in range(8)]
    assert {waiting(g)[0].seat for g in games} == {0, 1, 2}
    assert len({tuple(g.drawn) for g in games}) == len(games)


@pytest.mark.parametrize("seed", [1, 3])
def test_if_all_pass_the_opener_wins_for_nothing_and_the_next_one_opens(seed):
    """CL-13.10: whoever it was; the next one clockwise of those who are left."""
    g = auctioned(3, seed)
    opener = says(g, "pass")
    others = [says(g, "pass"), says(g, "pass")]
    assert takes(g) == opener and g.cp[opener] == 75
    assert waiting(g)[0].seat == others[0] and waiting(g)[0].prompt == "empires.auction.bid"


@pytest.mark.parametrize(("value", "legal"), [(("bid", 7), False), (("bid", 8), True), ("pass", True)])
def test_a_bid_is_higher_than_the_last_one(value, legal):
    """CL-13.10."""
    g = auctioned()
    says(g, ("bid", 7))
    asked = waiting(g)[0]
    assert (GAME.id, asked.ranges["bid"][0]) == ("empires", 8)
    if legal:
        says(g, value)
    else:
        with pytest.raises(Exception, match="out_of_range"):
            says(g, value)


def test_more_than_one_has_is_a_debt():
    """CL-13.3."""
    g = auctioned()
    says(g, "pass")
    winner = says(g, ("bid", 90))
    takes(g)
    assert g.cp[winner] == 0 and g.debt[winner] == 15
    assert GAME.view(g, 1 - winner)["seats"][winner]["debt"] == 15


def test_income_goes_for_the_debt_after_maintenance():
    """CL-13.3: until it is paid."""
    t = galaxy(map="large", options={"advantages": "random"})
    t.red.saves(0)
    t.red.has("SC", 3, at=(6, 4))
    t.state.debt[0] = 12
    t.economy()
    have, ledger = t.red.cp, Ledger(t.state, 0)
    opening = t.red.decision("economy.sheet").opening()
    assert ledger.left(opening) == have - 3 - 12 == sum(line.cp for line in ledger.lines(opening))
    t.red.sheet()
    t.blue.sheet()
    assert t.red.cp == have - 15 and t.state.debt[0] == 0


def test_a_debt_that_is_too_large_takes_all():
    """CL-13.3."""
    t = galaxy(map="large", options={"advantages": "random"})
    t.state.debt[0] = 200
    t.economy()
    have = t.red.cp
    assert Ledger(t.state, 0).left(t.red.decision("economy.sheet").opening()) == 0
    t.red.sheet()
    t.blue.sheet()
    assert t.red.cp == 0 and t.state.debt[0] == 200 - have


def test_what_is_paid_back_is_nobodys_business():
    """CL-13.3, Visibility (CP): it would tell how much maintenance a fleet costs."""
    seen = []
    for ships in (1, 6):
        t = galaxy(map="large", options={"advantages": "random"})
        t.red.has("SC", ships, at=(6, 4))
        t.state.debt[0] = 200
        t.economy()
        t.red.sheet()
        t.blue.sheet()
        told = [(e.kind, e.data) for e in events_for(t.events, 1)]
        seen.append((GAME.view(t.state, 1), told, imagine(t.state, 1, Chance(3)).debt))
    assert seen[0] == seen[1]


def test_the_auction_is_the_head_start():
    """CL-13.4: 75 CP once; it does not go with centres, nor against several."""
    setup = Setup("empires", [{}, {}], {"advantages": "balanced", "map": "large", "head_start": "on"})
    assert GAME.excluded(setup) is None and option(setup, "head_start") == "on"
    assert auctioned().cp == [75, 75] and "head_start" in facts(auctioned()).on
    for options, seats in (({"centres": "on"}, 2), ({"three": "two_vs_one"}, 3), ({"four": "three_vs_one"}, 4)):
        reason = GAME.excluded(Setup("empires", [{} for _ in range(seats)], {"advantages": "balanced", **options}))
        assert reason is not None and reason.id == "empires.no_auction"
