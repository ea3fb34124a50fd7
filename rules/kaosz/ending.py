"""The end of the game (section 10, KG-11.20, 11.35-11.42, 11.75), and giving up (KG-10.6, 11.42)."""

from __future__ import annotations

from rules.core.state import Result
from rules.core.under_way import ask_no_more, begin, end_above, end_on_top
from rules.core.zones import move_card

from .atoms import cards, course, effects
from .state import COLONY, HQ, OUT, STACK, Combat, Kaosz

TOURNAMENT_MINUTES = 60  # KG-11.73
TOLD_MINUTES = (30, 10, 5, 1)  # left, when everybody is told


def finish(g: Kaosz, places: list[list[int]], why: str) -> None:
    """Atom: the game is over."""
    scores = [g.victims[s] for s in g.seats()] if g.is_multiplayer else [len(g.pile(COLONY[s])) for s in g.seats()]
    g.outcome = Result(places, scores, why)
    g.emit("over", places=places, why=why)


def win(g: Kaosz, seat: int, why: str) -> None:
    """One player wins a game of two."""
    finish(g, [[seat], *[[s] for s in g.order if s != seat]], why)


def quick_end(g: Kaosz) -> bool:
    """KG-11.20: the quick-start game ends at once when a colony is empty; both at once: KG-A49."""
    empty = [seat for seat in g.order if not g.pile(COLONY[seat])]
    if not empty or g.outcome is not None:
        return g.outcome is not None
    winner = g.active if len(empty) == len(g.order) else next(s for s in g.order if s not in empty)
    win(g, winner, "kaosz.colony_empty")
    return True


def victory_check(g: Kaosz) -> list[int]:
    """KG-5.30, 10.1, 11.36: in the active player's end phase; gives the neighbours to be eliminated."""
    empty = [seat for seat in g.neighbours(g.active) if not g.pile(COLONY[seat])]
    if g.is_multiplayer:
        return empty
    if empty:
        win(g, g.active, "kaosz.colony_empty")
    return []


def eliminate(g: Kaosz, seat: int, by: int, together: bool = False) -> None:
    """KG-11.37: his cards leave the game, seats close up; `by` -1: credited to nobody (KG-11.42).

    `together`: in the same check as the one before, so neither has stayed longer (KG-11.35).
    """
    for card in g.all_in_play():
        if g.controller[card] == seat and g.owner[card] != seat:
            cards.leave_play(g, card)
    for card in g.all_in_play():
        if g.owner[card] == seat and g.in_play(card):
            # What others have put on his ships is theirs and goes to their piles first.
            for each in list(g.carried(card)):
                if g.owner[each] != seat:
                    cards.leave_play(g, each)
            cards.leave_play(g, card, OUT[seat])
    for card, owner in enumerate(g.owner):
        if owner == seat and g.cards.place[card] != OUT[seat]:
            move_card(g, card, OUT[seat], face_up=False)
    _drop_claims(g, seat)
    course.fall(g, seat, by, together)


def _drop_claims(g: Kaosz, seat: int) -> None:
    """What he had under way is over: items, triggers, lasting effects; bound cards look for a new opponent."""
    course.void_items(g, seat)
    effects.forget_waiting(g, seat)
    effects.drop_lasting(g, lambda each: each.seat == seat)
    cards.unbind(g, seat)


def end_if_alone(g: Kaosz) -> bool:
    """KG-11.38: the game ends when one player is left."""
    if len(g.order) > 1:
        return False
    finish(g, ranking(g), "kaosz.last_one")
    return True


def ranking(g: Kaosz) -> list[list[int]]:
    """KG-11.35: most eliminations first, then who stayed longer, then the judge (KG-11.75)."""
    stayed = {seat: i for i, group in enumerate(g.fallen) for seat in group}

    def merit(seat: int) -> tuple[int, ...]:
        if seat in stayed:  # what he had is gone: there is nothing left for a judge to count
            return g.victims[seat], stayed[seat]
        return (g.victims[seat], len(g.setup.seats), *judged(g, seat))

    groups: dict[tuple[int, ...], list[int]] = {}
    for seat in g.seats():
        groups.setdefault(merit(seat), []).append(seat)
    return [groups[key] for key in sorted(groups, reverse=True)]


def judged(g: Kaosz, seat: int) -> tuple[int, ...]:
    """KG-11.75: colony, HQ, credits, printed cost of own ships, then the later player."""
    ships = sum(max(0, g.face(card).cost) for card in g.hangar(seat))
    after = (seat - g.starter) % len(g.setup.seats)
    return len(g.pile(COLONY[seat])), len(g.pile(HQ[seat])), g.credits[seat], ships, after


def judge(g: Kaosz, why: str) -> None:
    """KG-10.8, 11.73: turns or time have run out; the automatic judge decides, and nobody appeals (KG-11.74)."""
    if g.is_multiplayer:
        finish(g, ranking(g), why)
        return
    best = max(g.order, key=lambda seat: judged(g, seat))
    win(g, best, why)


def minutes_left(g: Kaosz) -> int:
    """KG-11.73: a tournament game lasts one hour; 0: no limit."""
    return TOURNAMENT_MINUTES - g.minutes if g.option("tournament") else 0


def pass_minute(g: Kaosz) -> None:
    """Atom: a minute of playing time is over."""
    g.minutes += 1
    left = minutes_left(g)
    if not left:
        judge(g, "kaosz.time_up")
    elif left in TOLD_MINUTES:
        g.emit("time", left=left)


def set_starter(g: Kaosz, seat: int) -> None:
    """Atom: who begins (KG-4.11)."""
    g.starter = g.active = seat
    g.emit("starter", seat=seat)


def clear_stack(g: Kaosz) -> None:
    """Cards that were being played or paid go to their owners' trash (KG-A5)."""
    for item in g.stack:
        if item.told["kind"] == "payment" and g.serial[item.told["card"]] == item.told["serial"]:
            cards.leave_play(g, item.told["card"])
    course.clear_items(g)
    for card in list(g.pile(STACK)):
        cards.to_trash(g, card)


# -- giving up


# Flows that only go on for the player who started them.
_OWN = ("kaosz.announce", "kaosz.search")


def concede(g: Kaosz, seat: int, ends: bool) -> None:
    """A player leaves. With two players the other wins; else he is eliminated and credited to nobody.

    `ends`: nobody wants to go on without him; the judge decides among those who are left (KG-11.75).
    """
    if seat not in g.order:
        return
    g.emit("concede", seat=seat)
    if not g.is_multiplayer:
        win(g, next(s for s in g.order if s != seat), "kaosz.concede")
        return
    if g.combat is not None and seat in (g.combat.attacker, g.combat.defender):
        course.break_off(g.combat)
    eliminate(g, seat, -1)
    if end_if_alone(g):
        return
    if ends:
        judge(g, "kaosz.abandoned")
        return
    _forget_questions(g, seat)
    if g.active != seat:
        begin(g, "kaosz.victory", "look_round")  # KG-11.41: cards bound to him get another neighbour
    elif g.turn:
        _end_turn_at_once(g)
    else:
        set_starter(g, g.next_seat(seat))


def _end_turn_at_once(g: Kaosz) -> None:
    """His turn ends without an end phase; a combat first goes on to its unequip step."""
    clear_stack(g)
    cards.close_eyes(g)
    course.close_announcement(g)
    end_above(g, 1)
    begin(g, "kaosz.turn", "end_of_turn")
    if g.combat is not None:
        begin(g, "kaosz.combat", _way_out(g.combat))
    begin(g, "kaosz.victory", "look_round")


def _way_out(combat: Combat) -> str:
    """Where a combat goes on that is over: hits that were dealt still count (KG-7.46), nothing happens twice."""
    if combat.step == "named":
        return "finish"
    return "unequip" if combat.settled else "fire_over"


def _forget_questions(g: Kaosz, seat: int) -> None:
    """Nobody asks him any more, and what he was about to announce is dropped."""
    end_on_top(g, _OWN, lambda f: f.get("seat") == seat)
    ask_no_more(g, seat)
    if g.looker == seat:
        cards.close_eyes(g)
