"""Cards of our own set on a test table, and short words for playing them."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from rules import PASS
from rules.content.loading import shipped_folder
from rules.kaosz import game as kaosz_game

from .support import REPLY, table


@lru_cache(maxsize=1)
def written():
    """The cards of the set as they stand in its files."""
    found = {}
    for path in sorted((shipped_folder(kaosz_game.__file__) / "galaxy").glob("*.toml")):
        for each in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            found[each["id"]] = each
    return found


def deal(*ids, **more):
    return table(*(written()[each] for each in ids), **more)


def loud(t):
    """Windows are played out from now on."""
    t.quiet = False
    return t


def reply(t, who, number):
    """Everybody passes until this player has the chance to play the card."""
    while not (who.is_asked(REPLY) and who.may("play", number)):
        t.players[t.asked()[0][0]].answers("reply", PASS)
    who.plays(number)


def aim(who, card):
    """The only question that may come in between is the one for the target."""
    who.answers("target", card)


def hush(t):
    """Nobody answers in windows any more."""
    t.quiet = True
    t.windows_pass()


def attack(t, at, *ships, defenders=(), pay=()):
    """Laci attacks Dani; what is named in `pay` is paid, by whoever is asked."""
    t.laci.attacks(t.dani, at, *ships)
    crew_or_pay(t, pay)
    if t.dani.is_asked("defenders"):
        t.dani.defends(*defenders)
    crew_or_pay(t, pay)


def raid(t, at, *ships, **how):
    """Laci's turn begins, with an attack."""
    t.begin(t.laci)
    attack(t, at, *ships, **how)


def crew_or_pay(t, pay):
    while (asked := t.asked()[0])[1].endswith((".crew", ".pay")):
        player = t.players[asked[0]]
        wanted = [o for o in player.offered() if o != "done" and o[1] in pay]
        player.answers("", wanted[0] if wanted else "done")


def use(t, who, number, effect=0):
    """Everybody passes until this player has the chance to use the ability."""
    while not (who.is_asked(REPLY) and who.may("use", number, effect)):
        t.players[t.asked()[0][0]].answers("reply", PASS)
    who.answers("reply", ["use", number, effect])
