"""Playing a card: its aim, its effect, the discard; drawing, the hand limit, spying (sections 5.7 and 6)."""

from __future__ import annotations

from rules.core.decisions import PASS, Option
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, CARD_OR_NONE, COUNT, FLAG, NUMBER, SEAT, WORD, either, list_of, one_of, unique
from rules.core.zones import show_cards

from .. import atoms
from ..effects import EFFECTS
from ..kinds import ACTION
from ..questions import DRAW_KEEP, ENCORE, HAND_LIMIT, SAVE, SPY_GIVE, SPY_TAKE, SWAP
from ..ranges import PLANET, UNIT
from ..state import PLAY, Onward, card_of, facts, hand, held

play = Flow("venus.card", params={"seat": SEAT, "card": CARD, "aim": list_of(either(NUMBER, WORD))})


def play_call(seat: int, option: Option, then: str) -> Call:
    """Play the card of an option ("card", card, *aim)."""
    return call(play, then, seat=seat, card=option[1], aim=list(option[2:]))


@play.step
def enact(g: Onward, f: Frame) -> Next:
    """OV-5.67: the card lies open while it takes effect."""
    atoms.play_card(g, f.seat, f.card, f.aim)
    return EFFECTS[card_of(g, f.card).do].enact(g, f.seat, f.card, f.aim)


@play.step
def put_away(g: Onward, f: Frame) -> Next:
    """OV-2.26; then ENCORE may take it back, and the hand is counted."""
    if g.cards.place[f.card] == PLAY:
        atoms.spend_card(g, f.card)
        atoms.note_played(g, [f.card])
    return call(limit, seat=f.seat)


@play.step
def played(g: Onward, f: Frame) -> Next:
    """Whether the action of the turn is done with it."""
    return done(card_of(g, f.card).class_ == ACTION)


limit = Flow("venus.limit", params={"seat": SEAT})


@limit.step
def discard(g: Onward, f: Frame) -> None:
    """OV-5.32: down to nine, chosen freely, before anything else is played."""
    many = atoms.over_limit(g, f.seat)
    if many:
        for card in f.some(HAND_LIMIT, f.seat, list(hand(g, f.seat)), many, many, rule="OV-5.32"):
            atoms.spend_card(g, card)


marker = Flow("venus.marker", params={"seat": SEAT})


@marker.step
def take(g: Onward, f: Frame) -> Next:
    """OV-5.69, OV-5.70: a marker and a card; the last one brings the first move."""
    atoms.take_marker(g, f.seat)
    atoms.draw(g, f.seat)
    if g.on_card == 0:
        atoms.take_first(g, f.seat)
    return call(limit, seat=f.seat)


swap = Flow("venus.swap", params={"seat": SEAT, "most": COUNT})


@swap.step
def exchange(g: Onward, f: Frame) -> None:
    """OV-6.29: up to three away, that many and one more drawn."""
    away = f.some(SWAP, f.seat, list(hand(g, f.seat)), 0, f.most, rule="OV-6.29")
    for card in away:
        atoms.spend_card(g, card)
    for _ in range(len(away) + 1):
        atoms.draw(g, f.seat)


draw_keep = Flow(
    "venus.draw_keep", params={"seat": SEAT, "count": COUNT, "keep": COUNT}, locals={"drawn": unique(CARD)},
    set_from={"choose": ("drawn",)},
)  # fmt: skip


@draw_keep.step
def draw_four(g: Onward, f: Frame) -> None:
    """OV-6.30."""
    drawn = [atoms.draw(g, f.seat) for _ in range(f.count)]
    f.drawn = [card for card in drawn if card is not None]


@draw_keep.step
def choose(g: Onward, f: Frame) -> None:
    keep = min(f.keep, len(f.drawn))
    kept = f.some(DRAW_KEEP, f.seat, f.drawn, keep, keep, rule="OV-6.30") if keep < len(f.drawn) else f.drawn
    for card in f.drawn:
        if card not in kept:
            atoms.spend_card(g, card)


spy = Flow("venus.spy", params={"seat": SEAT, "other": SEAT}, locals={"taken": CARD}, set_from={"give_one": ("taken",)})


@spy.step
def look(g: Onward, f: Frame) -> None:
    """OV-6.33."""
    cards = list(hand(g, f.other))
    show_cards(g, cards, (f.seat,))


@spy.step
def take_one(g: Onward, f: Frame) -> Next:
    options = [("take", card) for card in hand(g, f.other)]
    chosen = f.pick(SPY_TAKE, f.seat, [PASS, *options], rule="OV-6.33")
    if chosen == PASS:
        return done()
    f.taken = chosen[1]
    atoms.pass_card(g, f.taken, f.seat)
    return None


@spy.step
def give_one(g: Onward, f: Frame) -> None:
    """OV-6.34: not the card just taken; who has no other gives none."""
    own = [("give", card) for card in hand(g, f.seat) if card != f.taken]
    if own:
        atoms.pass_card(g, f.pick(SPY_GIVE, f.seat, own, rule="OV-6.34")[1], f.other)


destroy = Flow(
    "venus.destroy", params={"seat": SEAT, "planet": PLANET, "unit": UNIT, "landed": FLAG, "why": WORD, "by": SEAT},
    locals={"card": CARD_OR_NONE, "saved": one_of("", "rescue", "spare")}, set_from={"reply": ("card", "saved")},
)  # fmt: skip


@destroy.step
def threaten(g: Onward, f: Frame) -> Next:
    """A unit is about to be destroyed. Its owner is asked if there is a card to save it, or in any case if the
    question itself must tell nothing (section 10)."""
    f.card, f.saved = -1, ""
    return goto("reply" if facts(g).always or _saving(g, f) else "remove")


def _saving(g: Onward, f: Frame) -> list[tuple[str, int]]:
    """OV-6.25 for any cause that comes here, OV-6.18 against another player."""
    options = [("rescue", card) for card in held(g, f.seat, "rescue")]
    if f.by != f.seat:
        options += [("spare", card) for card in held(g, f.seat, "spare")]
    return options


@destroy.step
def reply(g: Onward, f: Frame) -> None:
    chosen = f.pick(SAVE, f.seat, [PASS, *_saving(g, f)], rule="OV-6.25", source=f.why)
    if chosen != PASS:
        f.saved, f.card = chosen


@destroy.step
def remove(g: Onward, f: Frame) -> Next:
    if f.card >= 0:
        atoms.play_card(g, f.seat, f.card)
        atoms.spend_card(g, f.card)
    if f.saved != "spare":
        atoms.remove_unit(g, f.seat, f.planet, f.unit, f.landed, f.why, f.saved == "rescue")
    return call(encore, seat=f.seat, card=f.card) if f.card >= 0 else None


@destroy.step
def settled(g: Onward, f: Frame) -> Next:
    """Whether the unit was rescued."""
    return done(f.saved == "rescue")


encore = Flow("venus.encore", params={"seat": SEAT, "card": CARD})


@encore.step
def may_follow(g: Onward, f: Frame) -> Next:
    """OV-6.27 after an own interrupt."""
    return None if facts(g).always or held(g, f.seat, "encore") else done()


@encore.step
def ask(g: Onward, f: Frame) -> None:
    options = [("encore", card, f.card) for card in held(g, f.seat, "encore")]
    chosen = f.pick(ENCORE, f.seat, [PASS, *options], rule="OV-6.27", source=f.card)
    if chosen != PASS:
        take_encore(g, f.seat, chosen)


def take_encore(g: Onward, seat: int, option: Option) -> None:
    """ENCORE goes to the discard, the card it follows back to the hand."""
    _, card, back = option
    atoms.play_card(g, seat, card)
    atoms.spend_card(g, card)
    atoms.take_back(g, seat, back)
    atoms.note_played(g, [])


__all__ = ["destroy", "encore", "limit", "marker", "play", "play_call", "take_encore"]
