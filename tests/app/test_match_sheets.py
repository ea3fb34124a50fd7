"""Secret sheets that several people fill in at one screen: one cover for each, nothing of another's in between."""

import pytest

from app.match import Covered, Match
from rules import Chance, fingerprint, replay
from tests.app.test_match_deadlines import evening
from tests.support import parlour


def play_round(match: Match, fill) -> list:
    """Everybody lifts the cover, fills in a sheet and makes room; all that the match says until the next round."""
    said, number = list(match.update(16)), match.session.state.round
    for _ in range(400):
        if match.session.state.round != number or match.result() is not None:
            return said
        if match.screen.covered_for is not None:
            match.screen.lift()
        elif match.asked():
            match.answer(fill(match.asked()[0]))
        said += match.update(16)
    raise AssertionError("the round does not end")


def cover_names(said: list) -> list[int]:
    return [one.seat for one in said if isinstance(one, Covered)]


@pytest.mark.parametrize("kinds", [("human",) * 2, ("human",) * 4, ("human", "random", "human", "cadet")])
def test_one_cover_for_each_person_in_each_round(kinds):
    match = evening(*kinds, seed=7)
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    luck, covers = Chance(5), []
    while match.result() is None:
        covers += cover_names(play_round(match, lambda asked: asked.sample(luck)))
    assert sorted(covers) == sorted(people * parlour.ROUNDS)
    again = replay(match.session.setup, match.session.seed, match.session.log)
    assert fingerprint(again) == fingerprint(match.session.state)


# -- who is the host is a secret, also the kind of sheet that it has


def with_host(host: int, *kinds: str) -> Match:
    match = evening(*kinds, seed=3)
    state = match.session.state
    state.host, state.pending = host, None
    return match


def seen_by_all(match: Match, upto: int) -> list:
    """Everything that the match says and shows from the start until the last sheet of the round goes in."""
    seen = []
    for _ in range(60):
        told = match.update(40)
        shown = (match.view(), match.viewer, match.screen.covered_for, match.pace.thinking(), match.log.lines(),
                 match.log.public_lines(), match.pace.time_left(), match.pace.is_idle, match.people.locked(),
                 match.replies.ring, match.people.may_concede())  # fmt: skip
        seen.append((told, shown, match.asked()))
        if len(match.session.log):
            return seen
        if match.screen.covered_for is not None:
            if match.screen.covered_for == upto:
                return seen
            match.screen.lift()
        elif match.asked():
            match.answer(match.asked()[0].first(1)[0])
    raise AssertionError("the round does not end")


@pytest.mark.parametrize(("kinds", "upto", "hosts"), [
    (("human", "human", "human", "human"), 2, (2, 3)),  # two have filled in theirs, two have not
    (("human", "random", "cadet", "human"), 3, (1, 2)),  # the host is one computer player or another
    (("human", "random", "random", "human"), 3, (1, 3)),  # a computer player or a person
])  # fmt: skip
def test_nothing_tells_which_sheet_another_seat_fills_in(kinds, upto, hosts):
    one, other = (seen_by_all(with_host(host, *kinds), upto) for host in hosts)
    assert one == other and len(one) >= 3


def test_the_host_itself_sees_it():
    """The comparison can fail."""
    assert seen_by_all(with_host(0, "human", "human"), 1) != seen_by_all(with_host(1, "human", "human"), 1)


def test_the_cover_says_nothing_of_the_sheet_behind_it():
    said = [with_host(host, "human", "human").update(16) for host in (0, 1)]
    assert said[0] == said[1] and cover_names(said[0]) == [0]
