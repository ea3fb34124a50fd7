"""What stands on the battle board: a battle in space or a fight for a colony (UI-8, UI-9, UI-10).

At the left the state of the fight (`aside`), at the right its dice and steps (`steps`), between them the lines of both
sides by class (`rows`, `cards`). While dice tumble the board shows the fight as it was before them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from app.games.empires.battle.answers import SHOT, Answers, deeds
from app.games.empires.battle.aside import Aside
from app.games.empires.battle.beside import Beside
from app.games.empires.battle.bombing import ColonyArt, bombardment_of, colony_art
from app.games.empires.battle.cards import LineCard
from app.games.empires.battle.dice import VOLLEY, thrown_where, volley, volley_words
from app.games.empires.battle.drag import LineDrag
from app.games.empires.battle.field import Field
from app.games.empires.battle.fights import HOMEWORLD_WHAT, WORLDS, Fight, FightLine, Wreck, fight_of
from app.games.empires.battle.landing import LandingPage
from app.games.empires.battle.odds import FightOdds
from app.games.empires.battle.outcome import Outcome
from app.games.empires.battle.raid import RAID_OVER, Raid
from app.games.empires.battle.standing import StandingOrders
from app.games.empires.battle.steps import IN_SPACE, ON_GROUND, SCREEN, WITH_TROOPS, DiceTray, step_list, step_now
from app.games.empires.battle.told import LogTail
from app.games.empires.counters import ShipArt
from app.games.empires.keys import RESOLVE
from app.games.empires.looks import owner_of
from app.games.empires.overlay import OverMap
from app.games.empires.words import BESIDE
from app.match.options import ChainStep
from app.table.actions import doing
from app.table.choose import Choice, FormChoice, OneChoice
from app.table.model import Box
from app.table.motion.steps import Hold, MotionStep
from app.table.prompt_kinds import Stepper
from app.table.regions import prompt_context
from app.text.texts import message_id
from app.ui.buttons import Button, LowButton
from app.ui.context import STRONG
from app.ui.input import Act, Intent, PointerEvent
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget
from rules import Event
from rules.core.decisions import Option
from rules.empires.printed.switches import ON
from rules.empires.questions import BOMBARDMENT_SHOT

if TYPE_CHECKING:
    import pygame

    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from app.table.performer import Rolling
    from rules.empires.sight.seen import TableSeen


BARRAGE = "barrage"  # the button


class Barrage:
    """For one board."""

    def __init__(self, board: BattleBoard) -> None:
        self.board = board
        self._fired = False  # all groups are firing

    def buttons(self, desk: Desk) -> list[Widget]:
        """Where there are several groups that can fire."""
        groups = _groups(desk.choice)
        if len(groups) < 2:
            return []
        words = self.board.say("barrage", count=sum(groups.values()))
        return [LowButton(words, doing(self._fire, desk), icon="fast", id="option-barrage")]

    def natural(self, desk: Desk) -> object:
        """What nearly everybody wants who is asked: all fire."""
        groups = list(_groups(desk.choice))
        return BARRAGE if len(groups) > 1 else (SHOT, groups[0]) if groups else None

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The shots of all groups after the first; nobody is asked for them once the colony is gone."""
        if not self._fired or not isinstance(choice, OneChoice) or choice.picked is None:
            return ()
        return [
            ChainStep(BOMBARDMENT_SHOT, (SHOT, slot, shots), firm=True)
            for slot, shots in _groups(choice).items()
            if slot != choice.picked[1]
        ]

    def _fire(self, desk: Desk) -> None:
        self._fired = True
        try:
            desk.pick_option((SHOT, next(iter(_groups(desk.choice)))))
        finally:
            self._fired = False


def _groups(choice: Choice | None) -> dict[int, int]:
    """The groups that can fire at the colony, with the number of their shots."""
    if not isinstance(choice, OneChoice) or choice.decision.prompt != BOMBARDMENT_SHOT:
        return {}
    spans = choice.decision.ranges or {}
    return {option[1]: high for option, (_, high) in spans.items() if option[0] == SHOT}


BUTTONS = 3  # so many targets have a button in the prompt; more are chosen on the board alone
TALL = 1.2  # of a counter, for each of its width
ENDS = ("battle_over", "ground_over", RAID_OVER)
UNREAD_MS = 500.0  # so long a summary cannot be clicked away: the click was meant for what lay there before
BOARDING = {SHOT: "board", "hold": "hold-boarding"}  # what the deeds of a Boarding Ship are called (CL-4.1.1)
CAPTURED = "captured"  # how a fight for a colony ended
OUTCOME = "outcome"  # the hold of the timeline while the summary is read


class BattleBoard:
    """Makes the board, and the controls of its questions in the prompt."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self.answers, self.odds, self.orders, self.drag = (
            Answers(),
            FightOdds(table),
            StandingOrders(self),
            LineDrag(self),
        )
        self.aside, self.barrage, self.field = Aside(self), Barrage(self), Field(self)
        self.landing, self.raid = LandingPage(self), Raid(table)
        self.rolled: Rolling | None = None  # what was thrown last
        self.thrown: Mapping[str, Any] = {}  # and the volley that it was
        self.ended: Mapping[str, Any] | None = None  # the event at the end of the last fight, until it has been read
        self.fight: Fight | None = None  # what is shown
        self._seen = cast("TableSeen", {})  # the view that it was read from
        self.skipped = -1  # the hex of a battle that nobody wants to watch
        self._lines: Widget | None = None  # of both sides, as they were laid last
        self._tray: pygame.Rect | None = None  # where the dice lie, if there is room for them on the board
        self._panel: Widget | None = None
        self._told: LogTail | None = None
        self._read = 0.0
        self._since = 0  # how many answers had been given when the board was laid

    def say(self, name: str, **values: object) -> str:
        return self.table.texts(message_id("empires-battle-board", name), **values)

    def word(self, area: str, name: str, **values: object) -> str:
        """One of several alike: the name of a step, of a way of fighting."""
        return self.table.texts(message_id("empires-battle-board", area, name), **values)

    def name(self, line: FightLine | Wreck) -> str:
        said = self._units(line)
        return said[:1].upper() + said[1:]

    def owned(self, line: FightLine) -> str:
        """A line with its owner, as it is shown."""
        words = self.table.wording
        return words.word("line", "of", seat=words.owner(line.owner), units=self._units(line))

    def boards(self, line: FightLine) -> bool:
        """CL-4.1.1: it captures ships instead of firing at them."""
        facts = self.table.wording.facts
        return line.what in facts.unit and facts.boards[facts.unit[line.what]]

    def _units(self, line: FightLine | Wreck) -> str:
        words = self.table.wording
        if line.what in WORLDS:
            return self.say("colony", world=self.world(line.what == HOMEWORLD_WHAT), value=line.count)
        on_ground = line.what not in words.facts.unit
        return words.troops({line.what: line.count}) if on_ground else words.unit(line.what, line.count)

    def world(self, homeworld: bool) -> str:
        """What a colony is called."""
        return self.say("homeworld" if homeworld else "plain-colony")

    def art(self, fight: Fight, line: FightLine) -> ShipArt | ColonyArt:
        if line.what in WORLDS:
            return colony_art(self.table, line)
        seats = len(self.table.seen["seats"])
        builder = owner_of(seats, line.builder) if line.builder is not None else None
        return ShipArt("ship", line.what, owner_of(seats, line.owner), line.count, builder=builder)

    def now(self, desk: Desk) -> Fight | None:
        """What is fought, or bombarded, at this moment."""
        return fight_of(self.table.seen) or bombardment_of(self.table, desk.decision)

    def lies_open(self, desk: Desk) -> bool:
        """Whether the board is shown now; cheaper than making it."""
        if self.table.kit.timeline.holding == OUTCOME or not self._is_fought(desk):
            return False
        return desk.choice is None or not desk.choice.marks()

    def _is_fought(self, desk: Desk) -> bool:
        seen, decision = self.table.seen, desk.decision
        if (desk.performer.dice and self.fight is not None) or self.landing.choice(desk) is not None:
            return True
        fought = [fight for fight in (seen.get("battle"), seen.get("assault")) if fight and fight["lines"]]
        if fought:
            return bool(fought[0]["hex"] != self.skipped)
        return decision is not None and decision.prompt == BOMBARDMENT_SHOT and bool(deeds(decision))

    # --- the prompt

    def controls(self, desk: Desk) -> list[Widget] | None:
        """What the line under orders may do, so that the whole question can be answered here, too."""
        choice, landing = desk.choice, self.landing.controls(desk)
        if landing is not None or (self.fight is None and self.now(desk) is None):
            return landing
        if isinstance(choice, FormChoice):
            if not choice.changed:
                return []
            return [LowButton(self.say("back"), doing(desk.back), icon="undo", id="form-back")]
        if not isinstance(choice, OneChoice) or choice.asks_number():
            return None
        self.answers.follow(choice)
        shown = [deed.option for deed in self.answers.of_line(desk) if deed.hex is None]
        bare = [option for option in choice.decision.options if not isinstance(option, tuple)]
        others = [option for option in bare if option != desk.declining()]
        if sum(deed.verb == SHOT for deed in self.answers.of_line(desk)) > BUTTONS:
            first = next(deed.option for deed in self.answers.of_line(desk) if deed.verb == SHOT)
            shown = [option for option in shown if option == first or option[0] != SHOT]
        made = [self._button(desk, option) for option in (*shown, *others)]
        return [*self.barrage.buttons(desk), *made, *self._shots(desk)]  # Enter on the first one fires

    def _button(self, desk: Desk, option: Option) -> Widget:
        """In few words: which line it is about is seen on the board."""
        assert desk.decision is not None
        tip = self.table.label(desk.decision, option)
        act, id = doing(desk.pick_option, option), f"option-{option}"
        if not isinstance(option, tuple):
            return Button(tip, act, id=id)
        deed = next(each for each in self.answers.of_line(desk) if each.option == option)
        fight = self.fight or self.now(desk)
        target = fight.line(deed.at) if fight is not None and deed.at is not None else None
        values = {"target": self.name(target)} if target is not None else {}
        kind = "danger" if desk.gesture(option).harmful else "plain"
        by = fight.line(deed.by) if fight is not None else None
        verb = BOARDING.get(deed.verb, deed.verb) if by is not None and self.boards(by) else deed.verb
        return Button(self.word("do", verb, **values), act, kind=kind, id=id, tip=tip)

    def _shots(self, desk: Desk) -> list[Widget]:
        """How many shots are fired at one target, where a line has several."""
        found = self.answers.shots(desk)
        if found is None:
            return []
        high = found[1]

        def change(number: int) -> None:
            self.answers.take(max(1, min(high, number)))
            desk.changed()

        now: Callable[[], int] = lambda: (self.answers.shots(desk) or (high, high))[0]  # noqa: E731
        fight = self.fight
        by = fight.line(self.acting(desk, fight)) if fight is not None else None
        words = self.say("attempts" if by is not None and self.boards(by) else "shots")
        return [Stepper(words, now, lambda: (1, high), change, lambda: False, id="shots")]

    # --- the board

    def tray_on_map(self) -> Box | None:
        """Where dice are thrown, in pixels of the board, as a tableau tells it; None: in the middle."""
        tray, camera = self._tray, self.table.desk.camera
        if tray is not None and self._lines is not None:
            tray = thrown_where(self.table.desk.ctx, self._lines) or tray
        if tray is None or self.fight is None or not self.table.kit.top.rect.contains(tray):
            return None
        (left, top), (right, bottom) = camera.to_board(tray.topleft), camera.to_board(tray.bottomright)
        return left, top, right - left, bottom - top

    def _laid_tray(self, place: pygame.Rect) -> None:
        self._tray = place

    def panel(self, desk: Desk) -> Widget | None:
        choice = desk.choice
        self.answers.follow(choice)
        self.orders.propose(desk)
        if self.table.kit.timeline.holding == OUTCOME and self.ended is not None:
            if not isinstance(self._panel, Outcome):
                self._panel, self._read = Outcome(self.table, desk, self.ended, self.go_on), 0.0
            return self._panel
        self._panel = None
        fight = self.now(desk)
        if not (desk.performer.dice and self.fight is not None):
            self._turn_to(fight if fight is None or fight.hex != self.skipped else None)
        if self.fight is None:
            self.field.forget()
        landing = self.landing.panel(desk)
        if landing is not None:
            return landing
        if self.fight is None or (choice is not None and choice.marks()):
            return None  # a question about the map needs the map
        self._lines, tray = self.field.middle(desk, self.fight), self._dice(desk)
        feet, right, step = None, None, None
        if self.field.laid(desk, self.fight).form.right:
            beside = [tray, *self._right(desk, self.fight, tray)]
            right = Column(beside, gap=8, flex={len(beside) - 1: 1.0})  # what has happened takes the room that is left
        else:
            feet, step = (tray, self.aside.orders_below(desk)), self._steps(self.fight, short=True)
        left = Column(self.aside.widgets(desk, self.fight, step), gap=6)
        return OverMap(Beside(left, self._lines, right, feet), self.table, id="battle", fill=True)

    def _turn_to(self, fight: Fight | None) -> None:
        """Show a fight as it is now; dice of another one do not stay in the tray, nor does what was told of it."""
        if fight is None or self.fight is None or fight.which != self.fight.which:
            self.rolled, self._since, self._told = None, len(self.table.match.session.log), None
        self.fight, self._seen = fight, self.table.seen

    def _dice(self, desk: Desk) -> Widget:
        if self.rolled is not None:
            self.rolled.thrown = replace(self.rolled.thrown, total=volley_words(self.table, self.thrown))
        return DiceTray(desk, self.rolled, self._laid_tray)

    def _right(self, desk: Desk, fight: Fight, tray: Widget) -> list[Widget]:
        """Where in the battle we are, standing orders, and what has happened."""
        inner, steps = prompt_context(desk.ctx), [Caps(self.say("steps")), self._steps(fight, short=False)]
        wide = Beside.sides(inner, desk.ctx.size[0], right=True)[1]
        whole = Column([tray, *steps, *self.aside.standing(self.orders.all_buttons(desk))], gap=8)
        if whole.height(inner, wide) > self.field.high(desk, asks=False):
            steps = [self._steps(fight, short=True)]
        since = self._since if fight.bombs else 0
        self._told = LogTail(self.table.desk, self.table.surroundings.log, self._told, since)
        return [*steps, *self.aside.standing(self.orders.buttons(desk)), self._told]

    def _steps(self, fight: Fight, *, short: bool) -> Widget:
        """All steps of a fight, or in one line the one that is under way."""
        asked = {prompt for _, prompt in self.table.match.inquiry.deciding(self.table.viewer)}
        troops = self.table.wording.facts.options["ground"] == ON
        names = self._ground_steps() if fight.on_ground else WITH_TROOPS if troops else IN_SPACE
        now = step_now(fight, asked)
        if not short:
            return step_list(names, [self.word("step", name) for name in names], now)
        step = self.say("step-of", step=self.word("step", now), number=names.index(now) + 1, of=len(names))
        told = BESIDE.join([self.say("round", round=fight.round), step] if fight.round else [step])
        return Paragraph(told, STRONG, id="steps")

    def _ground_steps(self) -> Sequence[str]:
        screens = self.table.wording.facts.options["ground_screening"] == ON
        return [name for name in ON_GROUND if screens or name != SCREEN]

    def foresee(self) -> None:
        """Have the counters of a fight drawn beside the frames, before the board is first shown (P10)."""
        fight, desk = fight_of(self.table.seen), self.table.desk
        if fight is not None:
            sizes = self.field.sizes(desk, fight)
            desk.sprites.ahead(desk.ctx, [(art, (wide, round(wide * TALL))) for art, wide in sizes])

    def acting(self, desk: Desk, fight: Fight) -> int | None:
        """The line under orders; while others are asked, the next one in the order of fire."""
        by = self.answers.by(desk)
        return by if by is not None else fight.next_to_fire()

    # --- input and motion

    def offer(self, intent: Intent) -> bool:
        """A line is dragged, or the key of the standing order is pressed; True if it was used."""
        if self._is_summed_up():
            return self._leave_summary(intent)
        if self.drag.offer(intent):
            return True
        if isinstance(intent, Act) and intent.action == RESOLVE and not intent.released and self.fight is not None:
            self.orders.resolve(self.table.desk, whole=False)
            return True
        return False

    def _is_summed_up(self) -> bool:
        return isinstance(self._panel, Outcome) and self.table.kit.timeline.holding == OUTCOME

    def _leave_summary(self, intent: Intent) -> bool:
        """Nothing below the summary listens: keys that confirm or cancel, and a click beside it, close it."""
        kit, panel = self.table.kit, self._panel
        if len(kit.host.layers) > 1 or not isinstance(panel, Outcome):
            return False
        if isinstance(intent, Act) and intent.action in ("confirm", "cancel"):
            if not intent.released and self._read >= UNREAD_MS:
                self.go_on()
            return True
        if not isinstance(intent, PointerEvent) or intent.kind not in ("press", "release"):
            return False
        outside = not panel.rect.collidepoint(intent.pos)
        below = kit.top.board.collidepoint(intent.pos) or self.table.surroundings.prompt.collidepoint(intent.pos)
        if intent.kind == "press" and outside and below and self._read >= UNREAD_MS:
            self.go_on()
        return outside and below

    def own_cards(self) -> list[pygame.Rect]:
        """The cards of whoever is asked: he changes numbers there, and no tip about an enemy may lie over them."""
        table, panel = self.table, self.table.surroundings.panel
        fight = fight_of(table.seen)
        if panel is None or fight is None or table.desk.decision is None:
            return []
        mine = {each.number for each in fight.lines if each.owner == table.viewer}
        return [card.seen() for card in panel.walk() if isinstance(card, LineCard) and card.line in mine]

    def watched(self, events: Sequence[Event]) -> Sequence[Event]:
        """What is shown of what happened: nothing of a battle that nobody wants to watch."""
        shown = [event for event in events if self.skipped < 0 or event.data.get("hex") != self.skipped]
        return shown if self.table.desk.performer.brief else self.raid.followed(shown)

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        if event.kind == VOLLEY:
            return volley(self.table, event)
        if event.kind in ENDS and not self.table.desk.performer.brief and self.end(event.data, event.kind):
            return [Hold(OUTCOME, stays=True)]  # also at instant speed: dice and losses would be in the log only
        return None

    # --- the end, and time

    def end(self, data: Mapping[str, Any], of: str) -> bool:
        """A fight is over: whether its summary is to be read, because somebody at the screen took part."""
        table = self.table
        everybody = {owner for side in data["sides"] for owner in side}
        people = set(table.match.seats.humans)  # a seat that a computer player has taken over waits for nobody
        mine = people if table.viewer is None else people & {table.viewer}
        self.ended = {**data, "of": of}
        worth_reading = data["dice"] or data["how"] == CAPTURED  # a colony that nobody held falls without dice
        return bool(everybody & mine) and bool(worth_reading) and table.kit.name == "table"

    def is_read(self) -> bool:
        """Whether a summary is shown, or will be when the dice have come to rest: everybody may read it."""
        return self.ended is not None and self.table.kit.timeline.holds

    def go_on(self) -> None:
        """The summary has been read."""
        self.table.kit.timeline.release()
        self.ended = self.fight = self.rolled = None
        self.field.forget()
        self.table.desk.changed()

    def update(self, dt: float) -> bool:
        """The board follows the dice; a summary stays until somebody has read it."""
        table = self.table
        self.odds.hurry(dt)
        timeline, shown = table.kit.timeline, isinstance(self._panel, Outcome)
        if (timeline.holding == OUTCOME and self.ended is not None) != shown:
            table.desk.changed()
            return True
        if shown:
            self._read += dt
            return False
        if self.skipped >= 0:
            self._skip_on()
        seen = table.seen
        late = self._seen is not seen and not table.desk.performer.dice and not timeline.busy
        if late and (self.fight is not None or seen.get("battle") or seen.get("assault")):
            table.desk.changed()
            return True
        return False

    # --- battles of others

    def may_skip(self) -> bool:
        """Whether a battle is under way in which nobody at the screen takes part."""
        fight, humans = self.fight, set(self.table.match.seats.humans)
        return fight is not None and not humans & {owner for side in fight.sides for owner in side}

    def extras(self) -> list[Widget]:
        """While nobody is asked: a standing order can be ended, and a battle of others left to itself."""
        given = self.orders.given()
        if self.fight is not None and given is not None:
            words = self.say("order-ends", policy=self.word("policy", given.policy))
            return [Button(words, self.orders.end, icon="pause", id="order-ends")]
        return [Button(self.say("skip"), self.skip, icon="fast", id="skip-battle")] if self.may_skip() else []

    def skip(self) -> None:
        """What is left of it is not shown, and takes no time."""
        if self.fight is not None:
            self.skipped = self.fight.hex
            self.table.match.pace.fast_forward(True)
            self.table.kit.timeline.finish_all()
            self.table.services.words()

    def _skip_on(self) -> None:
        """Until it is over."""
        fight = fight_of(self.table.seen)
        if fight is None or fight.hex != self.skipped:
            self.skipped = -1
            self.table.match.pace.fast_forward(False)
            self.table.services.words()
