"""Announce and answer: items that others may answer before they take effect.

Everything that can be answered is an *item* with an id, an owner and what it was told (its targets). It lies on the
stack in the state, where everybody sees it, and a reply names the item that it answers: `negate_item(g, item)`.
A *moment* is a named point of the game at which others may reply; a *window* is the round of questions that asks them.
There are two ways to reply:

- `announce`: the item is answered at once. Each seat in turn may reply or pass. A reply is usually announced as an item
  of its own, so replies to replies nest and the innermost is carried out first (cosmic). After a reply the round starts
  again; when all have passed one after the other the item is carried out, unless it was negated. `open_window` asks the
  same round of questions without an item.
- `open_priority`: replies are put on the stack, one on top of the other. When all pass, the whole stack is carried out
  from the top, and nobody can add to it meanwhile. Then the window opens again, until all pass over an empty stack
  (kaosz).

A game fills in `ReplyRules`: what is mandatory at a moment, what each seat may reply, and what a reply does.
Every seat of the round is asked whether or not it can reply, so that being asked gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rules.core.lean import dataclass
from rules.core.limits import LARGEST

from .decisions import PASS, Decision, Option
from .flow import END, FLOWS, KEPT, Asked, Call, Flow, Next, call, done, goto
from .frame import Frame
from .questions import Question, explains
from .ranges import ANYTHING, COUNT, FLAG, SEAT, WORD, index, list_of, whole
from .reasons import Fault, Reason
from .records import Json
from .state import Item, State
from .under_way import TO_BE_ASKED

if TYPE_CHECKING:
    from .questions import Why, Withheld

About = dict[str, Json]  # what a window is about, for example {"item": 3}
WINDOW_REPLY, PRIORITY_REPLY = Question("core.window.reply"), Question("core.priority.reply")
ARRANGE = Question("core.priority.arrange")
REPLY_QUESTIONS = (WINDOW_REPLY, PRIORITY_REPLY)  # the questions that ask a seat for a reply


def _nothing(g: object, moment: str, about: About) -> list[Call]:
    return []


def _no_reason(g: object, asked: Decision, wish: Option) -> Reason | None:
    return None


def _none_withheld(g: object, asked: Decision) -> Iterable[Option]:
    return ()


def _none_due(g: object) -> Call | None:
    return None


def _everybody(g: object, queue: Sequence[int], moment: str, about: About) -> Sequence[int]:
    return queue


def _never_silent(g: object, seat: int, reply: Option) -> bool:
    return False


def _any_order(item: Item) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ReplyRules:
    """What can be replied in one game.

    `offered`    lists the replies a seat may choose from
    `enact`      gives the call that carries out a chosen reply
    `mandatory`  lists the calls that run before anybody is asked, in the rulebook's order
    `why`        says why a reply is not offered (see `questions`)
    `withheld`   lists replies that may not be offered, to be shown with their reasons
    `due`        (with `open_priority`) gives the call that puts the next triggered item on the stack, or None
    `asked`      gives those seats of the queue that are asked: the others are skipped, because everybody can see that
                 they cannot reply
    `silent`     says whether nobody may notice a reply: then the round goes on as after a pass
    `arranged`   says whether an item may change places with others that its player put on the stack in a row
    """

    offered: Callable[[Any, int, str, About], Sequence[Option]]
    enact: Callable[[Any, int, Option, str, About], Call]
    mandatory: Callable[[Any, str, About], list[Call]] = _nothing
    why: Why = _no_reason
    withheld: Withheld = _none_withheld
    rule: str = ""
    due: Callable[[Any], Call | None] = _none_due
    asked: Callable[[Any, Sequence[int], str, About], Sequence[int]] = _everybody
    silent: Callable[[Any, int, Option], bool] = _never_silent
    arranged: Callable[[Item], bool] = _any_order


REPLY_RULES: dict[str, ReplyRules] = {}


def open_window(
    moment: str, order: Sequence[int], about: About | None = None, then: str | None = None, again: bool = True
) -> Call:
    """Ask each seat of `order` in turn for a reply; with `again`, a reply starts the round anew."""
    asked = list(order)  # round and queue are replaced, never changed, so that they may be one list
    return Call(
        "core.window", then, {"moment": moment, "round": asked, "queue": asked, "about": about or {}, "again": again}
    )


_WINDOW = {"moment": WORD, "round": TO_BE_ASKED, "queue": TO_BE_ASKED, "about": ANYTHING}
window = Flow("core.window", params={**_WINDOW, "again": FLAG}, locals={"ran": list_of(ANYTHING)})


@window.entrance
def enter(g: State, told: dict[str, Json]) -> str:
    """If nothing is mandatory the first seat is asked at once; if there is none either, no window is opened at all."""
    game, moment, about = REPLY_RULES[g.game], told["moment"], told["about"]
    ran: list[Json] = []
    while duties := game.mandatory(g, moment, about):
        due = _first_due(duties, ran)
        if due is None:
            break
        if not _runs_out(g, due):
            return "oblige"
        ran.append([due.flow, due.vars])
        told["returned"] = None
    queue = told["queue"]
    asked = game.asked(g, queue, moment, about)
    if not asked:
        return END
    told["ran"], told[KEPT] = ran, asked
    if queue[0] != asked[0]:
        told["queue"] = _from(asked[0], queue)
    return "poll"


def _first_due(duties: Sequence[Call], ran: list[Json]) -> Call | None:
    return next((due for due in duties if [due.flow, due.vars] not in ran), None)


def _runs_out(g: State, due: Call) -> bool:
    """Whether a mandatory reply is over as soon as it is called, because its flow has nothing to do."""
    entrance = FLOWS[due.flow].enter
    return entrance is not None and entrance(g, due.vars) == END


@window.step
def oblige(g: State, f: Frame) -> Next:
    """Mandatory replies run first, one after the other, each once; also those that come up while the window is open."""
    ran = f.__dict__.setdefault("ran", [])
    game = REPLY_RULES[g.game]
    due = _first_due(game.mandatory(g, f.moment, f.about), ran)
    if due is None:
        f._kept = game.asked(g, f.queue, f.moment, f.about)
        return None if f._kept else done()
    ran.append([due.flow, due.vars])
    return Call(due.flow, "oblige", due.vars)


@window.step
def poll(g: State, f: Frame) -> Next:
    """The seats of the queue are asked, one after the other."""
    game, asked = REPLY_RULES[g.game], f._kept
    if f._answers:
        reply = f._answers.popitem()[1]  # one seat is asked at a time
        if reply != PASS:
            return _enact(g, f, game, reply)
        # A pass changes nothing: who is asked has been found out before.
        asked = game.asked(g, f.queue[1:], f.moment, f.about) if asked is None else asked[1:]
    elif asked is None:
        asked = game.asked(g, f.queue, f.moment, f.about)
    return _ask_first(g, f, game, asked, WINDOW_REPLY) if asked else done()


def _from(seat: int, queue: list[int]) -> list[int]:
    return queue[queue.index(seat) :]


def _enact(g: State, f: Frame, game: ReplyRules, reply: Option) -> Call:
    seat, *queue = f.queue
    f.queue = list(f.round) if f.again and not game.silent(g, seat, reply) else queue
    made = game.enact(g, seat, reply, f.moment, f.about)
    return Call(made.flow, "oblige", made.vars)


def _ask_first(g: State, f: Frame, game: ReplyRules, asked: Sequence[int], question: Question) -> Asked:
    """The question to the first of the seats of the queue that are asked; those before it are passed over."""
    seat, moment, f._kept = asked[0], f.moment, asked
    if f.queue[0] != seat:
        f.queue = _from(seat, f.queue)
    return f.asking(question, seat, (PASS, *game.offered(g, seat, moment, f.about)), rule=game.rule, source=moment)


@explains(*REPLY_QUESTIONS, withheld=lambda g, asked: REPLY_RULES[g.game].withheld(g, asked))
def _why_not(g: State, asked: Decision, wish: Option) -> Reason | None:
    return REPLY_RULES[g.game].why(g, asked, wish)


# -- items that are answered at once -------------------------------------------------------------------------

NEGATED = "core.negated"  # what an announcement returns instead of a value when it was negated


def announce(moment: str, seat: int, flow: Flow, order: Sequence[int], source: Json = None, **told: Json) -> Call:
    """Announce an item, let the seats in `order` reply to it, then run its flow unless it was negated.

    `ReplyRules` finds the item's id in `about["item"]`. The flow gets `item`, `seat`, `source` and what is `told` as
    locals; the caller finds the flow's value, or `NEGATED`, in `f.returned`.
    """
    about = {"moment": moment, "by": seat, "runs": flow.name, "round": list(order), "source": source, "told": told}
    return Call(announced.name, None, about)


announced = Flow(
    "core.announced",
    params={"moment": WORD, "by": SEAT, "runs": WORD, "round": TO_BE_ASKED, "source": ANYTHING, "told": ANYTHING},
    locals={"item": COUNT, "negated": FLAG}, set_from={"carry_out": ("item",), "withdraw": ("negated",)},
)  # fmt: skip


@announced.step
def tell(g: State, f: Frame) -> Call:
    f.item = push_item(g, f.by, f.runs, f.source, **f.told).id
    return open_window(f.moment, f.round, {"item": f.item})


@announced.step
def carry_out(g: State, f: Frame) -> Call | None:
    item = item_of(g, f.item)
    f.negated = item.negated
    if item.negated:
        return None
    return call(item.flow, item=item.id, seat=item.seat, source=item.source, **item.told)


@announced.step
def withdraw(g: State, f: Frame) -> Next:
    value = NEGATED if f.negated else f.returned
    drop_item(g, f.item)
    return done(value)


# -- the stack ----------------------------------------------------------------------------------------------


def open_priority(
    moment: str, order: Sequence[int], queue: Sequence[int] | None = None, base: int = -1, about: About | None = None
) -> Call:
    """A window over the stack: seats in turn put items on it or pass (see the module's docstring).

    `queue` lists who is asked in the first round (default: all). `base` is the height of the stack below which nothing
    is carried out (default: its present height).
    """
    first = list(order if queue is None else queue)
    told = {"moment": moment, "round": list(order), "queue": first, "about": about or {}, "base": base}
    return Call(priority.name, None, told)


def push_item(g: State, seat: int, flow: str, source: Json, **told: Json) -> Item:
    """Atom: an announced item goes on top of the stack."""
    top = max((item.id for item in g.stack), default=0) + 1
    item = Item(top, seat, flow, source, told)
    g.stack.append(item)
    g.emit("stacked", item=item.id, seat=seat, source=source, told=told)
    return item


def negate_item(g: State, item_id: int) -> bool:
    """Atom: an item on the stack loses its effect; False if it is not there or already negated."""
    for item in g.stack:
        if item.id == item_id and not item.negated:
            item.negated = True
            g.emit("negated", item=item_id, seat=item.seat, source=item.source)
            return True
    return False


def item_of(g: State, item_id: int) -> Item:
    """The item on the stack with this id."""
    for item in reversed(g.stack):
        if item.id == item_id:
            return item
    raise Fault(f"item {item_id} left the stack by itself")


def drop_item(g: State, item_id: int) -> None:
    """Atom: an item leaves the stack."""
    item = item_of(g, item_id)
    g.stack.remove(item)
    g.emit("unstacked", item=item.id, seat=item.seat, negated=item.negated)


priority = Flow(
    "core.priority", params={**_WINDOW, "base": index("a height of the stack", lambda g: len(g.stack) + 1, -1)},
    locals={"block": whole(0, LARGEST), "item": COUNT}, set_from={"resolve": ("block",), "leave": ("block", "item")},
)  # fmt: skip


@priority.step
def chance_to_act(g: State, f: Frame) -> Next:
    """Each seat may put one item on the stack or pass; after an item the round starts after the seat that put it."""
    game, here = REPLY_RULES[g.game], len(g.stack)
    if f._answers:
        reply = f._answers.popitem()[1]  # one seat is asked at a time
        if reply != PASS:
            return _announce(g, f, game, reply)
        # A pass changes nothing, so no triggered item can have come up: the next seat is asked at once.
        asked = f._kept
        asked = game.asked(g, f.queue[1:], f.moment, f.about) if asked is None else asked[1:]
    else:
        if here == f.base or f.base < 0:
            f.base = here
            due = game.due(g)
            if due is not None:
                return Call(due.flow, "chance_to_act", due.vars)
        asked = game.asked(g, f.queue, f.moment, f.about)
    if asked:
        return _ask_first(g, f, game, asked, PRIORITY_REPLY)
    f.queue = []
    return goto("arrange") if here > f.base else done()


def _announce(g: State, f: Frame, game: ReplyRules, reply: Option) -> Call:
    """The asked seat puts an item on the stack; then the seats after it are asked, and the seat itself last."""
    seat, order = f.queue[0], list(f.round)
    behind = order.index(seat) + 1
    f.queue = order[behind:] + order[:behind]
    made = game.enact(g, seat, reply, f.moment, f.about)
    return Call(made.flow, "chance_to_act", made.vars)


@priority.step
def arrange(g: State, f: Frame) -> None:
    """Items that one seat played in a row are carried out in the order that seat chooses, the first one named first.

    Negated items have no effect in any order: if at most one other is left, the seat is not asked.
    """
    block = _top_block(g, f.base)
    if sum(not item.negated for item in g.stack[len(g.stack) - len(block) :]) > 1:
        seat = g.stack[-1].seat
        wanted = f.order(ARRANGE, seat, block, rule=REPLY_RULES[g.game].rule)
        _rearrange(g, wanted)
    f.block = len(block)


def _rearrange(g: State, wanted: Sequence[int]) -> None:
    """Atom: the topmost items of the stack lie in another order, the first named on top."""
    by_id = {item.id: item for item in g.stack}
    g.stack[len(g.stack) - len(wanted) :] = [by_id[i] for i in reversed(wanted)]


@priority.step
def resolve(g: State, f: Frame) -> Next:
    """The top item takes effect and leaves; then the next one, until the stack is as high as when the window opened."""
    if len(g.stack) <= f.base:
        f.queue = list(f.round)
        return goto("chance_to_act")
    if f.block == 0:
        return goto("arrange")
    item = g.stack[-1]
    f.item = item.id
    if item.negated:
        return goto("leave")
    return call(item.flow, then="leave", item=item.id, seat=item.seat, source=item.source, **item.told)


@priority.step
def leave(g: State, f: Frame) -> Next:
    drop_item(g, f.item)
    f.block -= 1
    return goto("resolve")


def _top_block(g: State, base: int) -> list[int]:
    """The ids of the topmost items of one seat that may change places, from the top down; at least one."""
    arranged = REPLY_RULES[g.game].arranged
    block: list[int] = []
    for item in reversed(g.stack[base:]):
        if block and (item.seat != g.stack[-1].seat or not arranged(item)):
            break
        block.append(item.id)
        if not arranged(item):
            break
    return block
