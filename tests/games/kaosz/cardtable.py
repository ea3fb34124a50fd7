"""The whole set on one table, and short sentences that put cards there: "his ship rb_crx damaged, my base dev3".

A phrase is "my" or "his" (Laci, Dani), a kind of thing, a card if it matters, and how it lies. `aboard` puts a card on
the ship that the same player got last; a base that is `short` lacks one development. "my credits 3" sets credits.
`put` gives the numbers of the cards, in order.
"""

from __future__ import annotations

import pytest

from rules.kaosz.library import faces, shipped_content

from .galaxy import aim, deal, hush, loud, written
from .support import REPLY

FACES = faces(shipped_content(["galaxy"])[0])
SHIP, BIG, FAST, RING, GUNNER = "rb_unicornis", "rb_crx", "rb_cobra_flash", "rb_mine_ring", "rb_gunner"
USUAL = {"ship": SHIP, "base": RING, "crew": GUNNER, "aboard": "tr_tri_laser", "trash": BIG, "hand": BIG}


def full(**more):
    """A table that knows every card of the set."""
    return deal(*written(), **more)


def put(t, words):
    return [_put_one(t, phrase.split()) for phrase in words.split(", ") if phrase]


def _put_one(t, phrase):
    owner, kind, *rest = phrase
    who = {"my": t.laci, "his": t.dani}[owner]
    if kind == "credits":
        who.credits = int(rest[0])
        return -1
    name = next((word for word in rest if "_" in word), USUAL[kind])
    if kind in ("trash", "hand"):
        return (who.trash if kind == "trash" else who.hq)(name)
    columns = {}
    for word in rest:
        if word in ("used", "damaged"):
            columns["state"] = word
        elif word in ("short", "ready"):
            columns["developments"] = FACES[name].development - (word == "short")
        elif word.startswith("dev"):
            columns["developments"] = int(word[3:])
    if kind == "ship":
        return who.ship(name, **columns)
    if kind == "aboard":
        return who.carries(who.pile("hangar")[-1], name, paid="paid" in rest, **columns)
    return (who.base if kind == "base" else who.crew)(name, paid="paid" in rest, **columns)


def window_of(t, who):
    """Everybody passes until this player is asked for a reply."""
    for _ in range(40):
        if who.is_asked(REPLY):
            return
        assert t.asked()[0][1] == REPLY, t.asked()
        t.players[t.asked()[0][0]].passes()
    raise AssertionError("he is never asked")


def declared(t, who, *, at="colony"):
    """Laci names a target; `who` is asked in the window that follows (KG-7.4)."""
    loud(t)
    t.begin(t.laci).attacks(t.dani, at)
    window_of(t, who)


def named(t, *ships):
    """Laci names a target and attackers; he is asked in the window that follows (KG-7.17)."""
    t.quiet = True
    t.begin(t.laci).attacks(t.dani, "colony")
    loud(t)
    t.laci.sends(*ships)
    while t.laci.is_asked("crew"):
        t.laci.is_done()
    window_of(t, t.laci)


def start_of(t, active, who):
    """The window of a start phase."""
    loud(t)
    other = t.dani if active is t.laci else t.laci
    t.begin(other)
    other.ends()
    for _ in range(40):
        if t.g.phase == "start" and who.is_asked(REPLY):
            return
        t.players[t.asked()[0][0]].passes()
    raise AssertionError("he is never asked")


def defended(t):
    """Both sides have named all their ships; Laci is asked in the window that follows (KG-7.17)."""
    named(t, *t.laci.pile("hangar"))
    hush(t)
    loud(t)
    t.dani.defends(*t.dani.pile("hangar"))
    window_of(t, t.laci)


# When a situation takes place, and who holds the card; "his window": Dani is asked after the attack was declared.
MOMENTS = {
    "main": lambda t: t.begin(t.laci),
    "declared": lambda t: declared(t, t.laci),
    "his window": lambda t: declared(t, t.dani),
    "named": lambda t: named(t, *t.laci.pile("hangar")),
    "defended": defended,
    "start": lambda t: start_of(t, t.laci, t.laci),
    "his start": lambda t: start_of(t, t.dani, t.laci),
}


def answer_to(name, verb, situation):
    """Why this card cannot be played (paid, used) in "moment: things on the table"; "" if it can."""
    moment, _, words = situation.partition(":")
    t = full()
    who = t.dani if moment == "his window" else t.laci
    short = words.strip() if words.strip() in ("poor", "enough") else ""
    things = "" if short else words.strip().replace("*", name)
    if verb == "play":
        card = who.hq(name)
        put(t, things)
    else:
        put(t, things)
        card = next(i for i, design in enumerate(t.g.cards.design) if design == name and t.g.in_play(i))
    if short:
        who.credits = FACES[name].cost - (short == "poor")
    MOMENTS[moment](t)
    option = (verb, card, FACES[name].abilities[0]) if verb == "use" else (verb, card)
    return "" if who.may(*option) else why(who, option)


def why(who, option):
    """Why an option is refused: the code, without the name of the game."""
    assert not who.may(*option), f"{option} is offered"
    return who.why_not(option).id.removeprefix("kaosz.")


def negated(t, by, number):
    """`by` answers with this card; the newest thing on the stack is its target."""
    for _ in range(40):
        if by.is_asked(REPLY) and by.may("play", number):
            break
        t.players[t.asked()[0][0]].passes()
    by.plays(number)
    by.answers("target", by.offered("target")[-1])


def play(t, name, *targets):
    """Laci plays a card in his main phase with these targets."""
    number = t.laci.hq(name)
    t.begin(t.laci).plays(number)
    for target in targets:
        aim(t.laci, target)
    return number


def stats(t, card):
    return t.speed(card), t.fire(card), t.full_armor(card), t.bomb(card)


def printed(name, *added):
    """Values of a ship with these cards on it, never below 0 (KG-3.23)."""
    known = deal(*written()).g.all_faces()
    rows = [known[each].stats for each in (name, *added)]
    return tuple(max(0, sum(column)) for column in zip(*rows, strict=True))


def cases(table):
    """One test for each card, named by the card and its sentence."""
    return [pytest.param(name, check, id=f"{name}-{check.__name__}") for name, check in table.items()]
