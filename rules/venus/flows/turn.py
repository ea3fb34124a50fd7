"""The action phase: turns, moving, raising units, markers, the LAST window (sections 5.1, 5.3, 5.6, 5.8, 5.9)."""

from __future__ import annotations

from rules.core.decisions import PASS, Option
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, COUNT, NUMBER, SEAT, WORD, either, list_of, maybe

from .. import atoms, legal
from ..kinds import UNITS
from ..playing import card_options, encores
from ..questions import CLAIM, GROUP, LAST, RAISE, TURN, WAY
from ..ranges import PLANET
from ..state import Onward, card_of, faces, facts, held, in_orbit
from .cards import encore, marker, play_call, take_encore
from .claims import claim_call

END, MARKER, NONE, ENOUGH, CANCEL = "end", "marker", "none", "enough", "cancel"

actions = Flow(
    "venus.actions", locals={"seat": SEAT, "queue": list_of(SEAT), "taker": SEAT},
    set_from={"next_turn": ("seat",), "next_asked": ("queue",), "last_action": ("taker",)},
)  # fmt: skip


@actions.step
def begin(g: Onward, f: Frame) -> None:
    f.seat = g.first  # OV-5.1


@actions.step
def next_turn(g: Onward, f: Frame) -> Next:
    if g.on_card == 0:  # OV-5.5
        return goto("ask_last")
    atoms.begin_turn(g, f.seat, last=False)
    f.seat = (f.seat + 1) % len(g.money)
    return call(turn, "next_turn")


@actions.step
def ask_last(g: Onward, f: Frame) -> None:
    """OV-5.60: from the left neighbour of whoever took the last marker, that player last."""
    n = len(g.money)
    f.queue = [(g.first + 1 + i) % n for i in range(n)]


@actions.step
def next_asked(g: Onward, f: Frame) -> Next:
    """Those who hold a LAST card, or everybody if the question itself must tell nothing (section 10).

    Who comes later stays in the queue unlooked at: whoever is asked now must not learn about them.
    """
    while f.queue and not (facts(g).always or held(g, f.queue[0], "last")):
        f.queue = f.queue[1:]
    return None if f.queue else done()


@actions.step
def last_window(g: Onward, f: Frame) -> Next:
    """OV-5.78: until everybody has declined in succession."""
    seat = f.queue[0]
    chosen = f.pick(LAST, seat, [PASS, *(("last", card) for card in held(g, seat, "last"))], rule="OV-5.60")
    if chosen == PASS:
        f.queue = f.queue[1:]
        return goto("next_asked")
    n = len(g.money)
    f.queue = [(seat + 1 + i) % n for i in range(n)]
    f.taker = seat
    atoms.play_card(g, seat, chosen[1])
    atoms.spend_card(g, chosen[1])
    return call(encore, seat=seat, card=chosen[1])


@actions.step
def last_action(g: Onward, f: Frame) -> Next:
    atoms.begin_turn(g, f.taker, last=True)
    return call(turn, "next_asked")


# -- one turn


turn = Flow("venus.turn")


@turn.step
def act(g: Onward, f: Frame) -> Next:
    """OV-5.2, OV-5.6: one action, free actions before and after it, then the end."""
    if _phase_is_over(g):
        return _last_words(g)
    seat = g.active
    chosen = f.given(TURN, seat)
    if chosen is None:
        return f.asking(TURN, seat, options(g, seat), rule="OV-5.2")
    verb = chosen if isinstance(chosen, str) else chosen[0]
    if verb == END:
        atoms.end_turn(g)
        return done()
    if verb == "encore":
        take_encore(g, seat, chosen)
        return goto("act")
    atoms.note_played(g, [])
    return _carry_out(g, seat, verb, chosen)


def _carry_out(g: Onward, seat: int, verb: str, chosen: Option) -> Call:
    if verb == "card":
        return play_call(seat, chosen, "after")
    if verb in ("move", "with"):
        return call(move, "after", seat=seat, first=list(chosen), cards=[])
    atoms.change_actions(g, -1)
    if verb == MARKER:
        return call(marker, "act", seat=seat)
    if verb == "raise":
        return call(raising, "act", seat=seat, first=list(chosen), left=2)
    return claim_call(g, seat, chosen, "act")


@turn.step
def after(g: Onward, f: Frame) -> Next:
    """A free action leaves the action of the turn, and so does a move that is called off."""
    if f.returned:
        atoms.change_actions(g, -1)
    return goto("act")


def _last_words(g: Onward) -> Next:
    """The turn ends with the phase; only the MARKER card that ended it may still be followed by ENCORE (OV-6.27)."""
    if g.played:
        back = g.played[0]
        atoms.note_played(g, [])
        return call(encore, "act", seat=g.active, card=back)
    atoms.end_turn(g)
    return done()


def _phase_is_over(g: Onward) -> bool:
    """OV-5.71, OV-5.72: with the last marker nothing more can be done in this turn."""
    return g.on_card == 0 and not g.last_window


def options(g: Onward, seat: int) -> list[Option]:
    """Everything the active player may do next."""
    found: list[Option] = []
    mine = faces(g, seat)
    acting = g.actions > 0
    if acting:
        found += legal.moves(g, seat, 0)
        found += legal.move_cards(g, seat, mine)
        found += legal.all_claims(g, seat)
        found += legal.raises(g, seat)
        if g.on_card:
            found.append(MARKER)
    found += card_options(g, seat, mine, acting)
    found += encores(g, seat)
    if not acting or g.last_window:  # OV-5.79
        found.append(END)
    return found


# -- moving


_OPTION = maybe(list_of(either(NUMBER, WORD)))
move = Flow(
    "venus.move", params={"seat": SEAT, "first": _OPTION, "cards": list_of(CARD)},
    locals={"origin": PLANET, "goal": PLANET, "spare": NUMBER},
    set_from={"form_group": ("origin", "goal"), "claim_there": ("spare",)},
)  # fmt: skip


@move.step
def choose_way(g: Onward, f: Frame) -> Next:
    """OV-5.16: the way, within the allowance and the MOVE cards laid beside it; all can still be called off."""
    if f.first is not None:
        chosen, f.first = f.first, None
    else:
        bonus = legal.with_cards(g, f.cards)
        ways = [*legal.moves(g, f.seat, bonus), *legal.move_cards(g, f.seat, faces(g, f.seat)), CANCEL]
        chosen = f.pick(WAY, f.seat, ways, rule="OV-5.16")
    if chosen == CANCEL:
        for card in f.cards:
            atoms.take_back(g, f.seat, card)
        return done(False)
    if chosen[0] == "with":
        atoms.play_card(g, f.seat, chosen[1])
        f.cards = [*f.cards, chosen[1]]
        return goto("choose_way")
    f.origin, f.goal = facts(g).index[chosen[1]], facts(g).index[chosen[2]]
    return None


@move.step
def form_group(g: Onward, f: Frame) -> None:
    """OV-5.13 to 5.15, OV-5.17: cruisers and infantry, tanks with LIFT; all together."""
    infantry, tanks, cruisers = in_orbit(g, f.origin, f.seat)
    slots = [("infantry", 0, infantry)] if infantry else []
    if tanks and any(card_of(g, card).do == "lift" for card in f.cards):
        slots.append(("tank", 0, tanks))
    slots.append(("cruiser", 1, cruisers))
    sizes = f.amount(GROUP, f.seat, slots=slots, rule="OV-5.13")
    group = [0, 0, 0]
    for (unit, _, _), size in zip(slots, sizes, strict=True):
        group[UNITS.index(unit)] = size
    f.spare = facts(g).course.allowance + legal.with_cards(g, f.cards) - facts(g).distance[f.origin][f.goal]
    atoms.move_group(g, f.seat, f.origin, f.goal, group)
    for card in f.cards:
        atoms.spend_card(g, card)
    atoms.note_played(g, f.cards)


@move.step
def claim_there(g: Onward, f: Frame) -> Next:
    """OV-5.21 to 5.25: one claim if the allowance was not used up; free actions in between (OV-5.7)."""
    seat, goal = f.seat, f.goal
    if f.spare <= 0 or g.dead[goal] or not (g.tiles[goal] or g.aliens[goal]):
        return done(True)
    chosen = f.pick(CLAIM, seat, lambda: claims_after(g, seat, goal), rule="OV-5.21")
    if chosen == NONE:
        return done(True)
    if chosen[0] == "encore":
        take_encore(g, seat, chosen)
        return goto("claim_there")
    atoms.note_played(g, [])
    if chosen[0] == "card":
        return play_call(seat, chosen, "claim_there")
    return claim_call(g, seat, chosen, "arrived")


def claims_after(g: Onward, seat: int, goal: int) -> list[Option]:
    free = card_options(g, seat, faces(g, seat), False, attempt=True)
    return [*legal.claims(g, seat, goal), *free, *encores(g, seat), NONE]


@move.step
def arrived(g: Onward, f: Frame) -> Next:
    return done(True)


# -- raising


raising = Flow("venus.raise", params={"seat": SEAT, "first": _OPTION, "left": COUNT})


@raising.step
def place(g: Onward, f: Frame) -> Next:
    """5.6: one or two units, paid and placed one after the other."""
    if f.first is not None:
        option, f.first = f.first, None
    else:
        more = legal.raises(g, f.seat)
        if not more:
            return done(True)
        option = f.pick(RAISE, f.seat, [*more, ENOUGH], rule="OV-5.61")
    if option == ENOUGH:
        return done(True)
    _, unit, planet = option
    kind = UNITS.index(unit)
    atoms.gain_money(g, f.seat, -facts(g).cost[kind], "raise")
    atoms.raise_unit(g, f.seat, facts(g).index[planet], kind)
    f.left -= 1
    return goto("place") if f.left else done(True)


__all__ = ["actions", "options", "raising", "turn"]
