"""What stands on the battle board: a battle in space or a fight for a colony (UI-8, UI-9, UI-10).

At the left the state of the fight (`aside`), at the right its dice and steps (`steps`), between them the lines of both
sides by class (`rows`, `cards`). While dice tumble the board shows the fight as it was before them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.battle.answers import SHOT, Answers, places_of, split_of
from app.games.empires.battle.aside import Aside
from app.games.empires.battle.barrage import Barrage
from app.games.empires.battle.beside import Beside
from app.games.empires.battle.bombing import ColonyArt, bombardment_of, colony_art
from app.games.empires.battle.cards import Badge, LineCard, NeedTag, Pips, WreckArt, WreckView
from app.games.empires.battle.dice import VOLLEY, volley
from app.games.empires.battle.drag import LineDrag
from app.games.empires.battle.fights import COLONY_WHAT, UNARMED, Fight, FightLine, Wreck, fight_of
from app.games.empires.battle.odds import FightOdds
from app.games.empires.battle.outcome import Outcome
from app.games.empires.battle.places import ScreenPlace, SidePlace
from app.games.empires.battle.rows import ClassColumn, ClassSign, LineGrid
from app.games.empires.battle.standing import StandingOrders
from app.games.empires.battle.steps import IN_SPACE, ON_GROUND, SCREEN, WITH_TROOPS, DiceTray, step_list, step_now
from app.games.empires.counters import ShipArt
from app.games.empires.keys import RESOLVE
from app.games.empires.looks import owner_of
from app.games.empires.overlay import OverMap
from app.games.empires.pages.rows import NOTE, ArtView
from app.table.actions import doing
from app.table.choose import FormChoice, OneChoice
from app.table.model import Box
from app.table.motion.steps import Hold, MotionStep
from app.table.prompt_kinds import Stepper
from app.table.regions import prompt_context
from app.text.texts import message_id
from app.ui.buttons import Button, LowButton
from app.ui.input import Act, Intent
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Space
from app.ui.widget import Widget
from rules import Event
from rules.empires.facts import ON

if TYPE_CHECKING:
    import pygame

    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from app.table.performer import Rolling

COUNTERS = (140.0, 116.0, 92.0, 74.0, 60.0, 46.0, 36.0)  # widths in logical pixels, largest first
WRECK = 28.0
# Logical pixels: what a card has besides its counter, and a note; around all cards; beside a counter; the controls of
# screening below a card, and their place; a wreck.
WORDS, NOTES, EDGES, MARGIN, STEPPER, PLACE, WRECKAGE = 64.0, 20.0, 120.0, 34.0, 66.0, 68.0, 44.0
BUTTONS = 3  # so many targets have a button in the prompt; more are chosen on the board alone
TALL = 1.2  # of a counter, for each of its width
ENDS = ("battle_over", "ground_over")
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
        self.aside, self.barrage = Aside(self), Barrage(self)
        self.rolled: Rolling | None = None  # what was thrown last
        self.ended: Mapping[str, Any] | None = None  # the event at the end of the last fight, until it has been read
        self.fight: Fight | None = None  # what is shown
        self._seen: Mapping[str, Any] = {}  # the view that it was read from
        self.skipped = -1  # the hex of a battle that nobody wants to watch
        self._tray: pygame.Rect | None = None  # where the dice lie, if there is room for them on the board
        self._panel: Widget | None = None
        self._read = 0.0

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

    def _units(self, line: FightLine | Wreck) -> str:
        words = self.table.wording
        if line.what == COLONY_WHAT:
            return self.say("colony", value=line.count)
        on_ground = line.what not in words.facts.unit
        return words.troops({line.what: line.count}) if on_ground else words.unit(line.what, line.count)

    def art(self, fight: Fight, line: FightLine) -> ShipArt | ColonyArt:
        if line.what == COLONY_WHAT:
            return colony_art(self.table, fight.hex, line)
        seats = len(self.table.seen["seats"])
        builder = owner_of(seats, line.builder) if line.builder is not None else None
        return ShipArt("ship", line.what, owner_of(seats, line.owner), line.count, builder=builder)

    def now(self, desk: Desk) -> Fight | None:
        """What is fought, or bombarded, at this moment."""
        return fight_of(self.table.seen) or bombardment_of(self.table, desk.decision)

    # --- the prompt

    def controls(self, desk: Desk) -> list[Widget] | None:
        """What the line under orders may do, so that the whole question can be answered here, too."""
        choice = desk.choice
        if self.fight is None and self.now(desk) is None:
            return None
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
        return [*made, *self._shots(desk), *self.barrage.buttons(desk)]  # Enter on the first one fires

    def _button(self, desk: Desk, option: Any) -> Widget:
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
        return Button(self.word("do", deed.verb, **values), act, kind=kind, id=id, tip=tip)

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
        return [Stepper(self.say("shots"), now, lambda: (1, high), change, lambda: False, id="shots")]

    # --- the board

    def tray_on_map(self) -> Box | None:
        """Where dice are thrown, in pixels of the board, as a tableau tells it; None: in the middle."""
        tray, camera = self._tray, self.table.desk.camera
        if tray is None or self.fight is None or not camera.region.contains(tray):
            return None
        (left, top), (right, bottom) = camera.to_board(tray.topleft), camera.to_board(tray.bottomright)
        return left, top, right - left, bottom - top

    def _laid_tray(self, place: pygame.Rect) -> None:
        self._tray = place

    def panel(self, desk: Desk) -> Widget | None:
        choice = desk.choice
        self.answers.follow(choice)
        if self.table.scene.timeline.holding == OUTCOME and self.ended is not None:
            if not isinstance(self._panel, Outcome):
                self._panel, self._read = Outcome(self.table, desk, self.ended, self.go_on), 0.0
            return self._panel
        self._panel = None
        fight = self.now(desk)
        if not (desk.performer.dice and self.fight is not None):
            self.fight, self._seen = fight if fight is None or fight.hex != self.skipped else None, self.table.seen
        if self.fight is None or (choice is not None and choice.marks()):
            return None  # a question about the map needs the map
        left = Column(self.aside.widgets(desk, self.fight), gap=6)
        right = Column(self._right(desk, self.fight), gap=8)
        return OverMap(Beside(left, self._middle(desk, self.fight), right), self.table, id="battle", fill=True)

    def _right(self, desk: Desk, fight: Fight) -> list[Widget]:
        """The dice, and where in the battle we are."""
        words = self.rolled.thrown.total if self.rolled is not None else ""
        tray = DiceTray(desk, self.rolled, words, self._laid_tray)
        asked = {prompt for _, prompt in self.table.match.inquiry.deciding(self.table.eyes)}
        troops = self.table.wording.facts.options["ground"] == ON
        names = self._ground_steps() if fight.on_ground else WITH_TROOPS if troops else IN_SPACE
        steps = step_list(names, [self.word("step", name) for name in names], step_now(fight, asked))
        return [Caps(self.say("dice")), tray, Space(1, 2), Caps(self.say("steps")), steps]

    def _ground_steps(self) -> Sequence[str]:
        screens = self.table.wording.facts.options["ground_screening"] == ON
        return [name for name in ON_GROUND if screens or name != SCREEN]

    def _middle(self, desk: Desk, fight: Fight) -> Widget:
        """Attackers above, defenders below, screened units at the outer edges."""
        acting = fight.line(self.acting(desk, fight))
        letters, piles = fight.letters(), fight.piles()
        wide = self._counter_width(desk, fight)
        columns = []
        for place, letter in enumerate(letters):
            said = self.say("no-class") if letter == UNARMED else self.say("class", letter=letter)
            now = acting is not None and acting.letter == letter
            sign = ClassSign("–" if letter == UNARMED else letter, said, now)
            above, below = (self._pile(desk, fight, piles[side][place], side, letter, wide) for side in (0, 1))
            columns.append(ClassColumn(sign, above, below))
        sides = [
            Caps(self.say(name, owners=self.table.wording.owners(fight.sides[side])))
            for side, name in enumerate(("attackers", "defenders"))
        ]
        rows: list[Widget] = [sides[0], *self._screen_place(desk, fight, 0), SidePlace(LineGrid(columns))]
        rows += [*self._screen_place(desk, fight, 1), sides[1]]
        return Column(rows, gap=8, flex={next(at for at, row in enumerate(rows) if isinstance(row, SidePlace)): 1.0})

    def foresee(self) -> None:
        """Have the counters of a fight drawn beside the frames, before the board is first shown (P10)."""
        fight, desk = fight_of(self.table.seen), self.table.desk
        if fight is not None:
            wide = self._counter_width(desk, fight)
            views = [(self.art(fight, line), ArtView(desk, None, wide)) for line in fight.lines]
            inner = prompt_context(desk.ctx)
            sizes = [(art, view.width(inner)) for art, view in views]
            desk.sprites.ahead(desk.ctx, [(art, (size, round(size * TALL))) for art, size in sizes])

    def _counter_width(self, desk: Desk, fight: Fight) -> float:
        """Cards are as large as the position allows: so many lie above each other on both sides, and beside them."""
        ctx, board = desk.ctx, self.table.scene.top.board
        lines = [max((len(pile) for pile in side), default=0) for side in fight.piles()]
        grown = ctx.text_scale**0.5
        room = board.height / ctx.scale - EDGES * grown
        if isinstance(desk.choice, FormChoice):
            room -= STEPPER * grown * max(lines) + PLACE * grown
        elif any("screened" in line.badges for line in fight.lines):
            room -= 2 * PLACE * grown
        room -= WRECKAGE * grown * sum(fight.wreckage())
        notes = any(self._note(fight, line) for line in fight.lines)
        high = room / max(1, sum(lines)) - (WORDS + NOTES * notes) * ctx.text_scale**0.8
        sides = sum(Beside.sides(ctx, board.width - ctx.px(MARGIN)))
        wide = (board.width - sides) / ctx.scale / max(1, len(fight.letters())) - MARGIN
        most = min(high / TALL, wide) / grown
        return next((each for each in COUNTERS if each <= most), COUNTERS[-1])

    def _note(self, fight: Fight, line: FightLine) -> str:
        """Whose it is, where several fight together; and how experienced."""
        told = [self.table.owner_name(line.owner)] if len(fight.sides[line.side]) > 1 else []
        if line.experience is not None:
            told.append(self.table.wording.word("experience", str(line.experience)))
        return " · ".join(told)

    def _pile(
        self, desk: Desk, fight: Fight, lines: Sequence[FightLine], side: int, letter: str, wide: float
    ) -> list[Widget]:
        """The cards of a class on one side, best crews first; the wrecks lie behind them."""
        lines = sorted(lines, key=lambda each: (-(each.experience or 0), each.number))
        cards = [self._card(desk, fight, each, wide) for each in lines if "screened" not in each.badges]
        wrecks = [self._wreck(desk, each) for each in fight.wrecks if (each.side, each.letter) == (side, letter)]
        rows = [widget for card in cards for widget in card]
        return [*wrecks, *rows] if side == 0 else [*rows, *wrecks]

    def _wreck(self, desk: Desk, wreck: Wreck) -> Widget:
        owner = owner_of(len(self.table.seen["seats"]), wreck.owner)
        words = self.say("wreck", what=self.name(wreck))
        return WreckView(ArtView(desk, WreckArt("wreck", wreck.what, owner), WRECK), words, f"wreck-{wreck.what}")

    def _screen_place(self, desk: Desk, fight: Fight, side: int) -> list[Widget]:
        """Where units are screened: for as long as it is asked, and while some are."""
        aside = [each for each in fight.lines if each.side == side and "screened" in each.badges]
        asked = [
            each for each in fight.lines if each.side == side and self.answers.screened(desk, each.number) is not None
        ]
        asks = bool(asked) and isinstance(desk.choice, FormChoice)
        if not aside and not asks:
            return []
        cards = [widget for each in aside for widget in self._card(desk, fight, each, COUNTERS[-1])]
        chosen = [
            self.say("set-aside", units=self.name(each), count=some[0])
            for each in asked
            if asks and (some := self.answers.screened(desk, each.number)) is not None and some[0]
        ]
        words = " · ".join(chosen) if chosen else self.say("screen-here") if asks else ""
        return [ScreenPlace(self.say("screen-place"), cards, words, side=side)]

    # --- one card

    def acting(self, desk: Desk, fight: Fight) -> int | None:
        """The line under orders; while others are asked, the next one in the order of fire."""
        by = self.answers.by(desk)
        return by if by is not None else fight.next_to_fire()

    def _card(self, desk: Desk, fight: Fight, line: FightLine, wide: float) -> list[Widget]:
        acting = self.acting(desk, fight)
        exposed = acting is not None and "screened" not in line.badges
        hit = fight.numbers.get((acting, line.number)) if acting is not None and exposed else None
        mark = self.answers.marks(desk).get(line.number, "")
        foot: list[Widget] = []
        if line.hull is not None:
            foot.append(Pips(line.hull, line.damage, self.say("hull", hull=line.hull, damage=line.damage)))
        badges: list[Widget] = [Badge(name, words) for name, words in self._badges(fight, line)]
        if hit is not None:
            foot.append(NeedTag(self.say("need", need=hit.need)))
        card = LineCard(
            ArtView(desk, self.art(fight, line), wide), self.name(line), self._note(fight, line), badges, foot,
            partial(self.answers.touch, desk, line.number) if mark else None,
            mark=mark, why=partial(self._why, fight, line, hit), id=f"line-{line.number}", line=line.number,
        )  # fmt: skip
        return [card, *self._steppers(desk, line.number)]

    def _badges(self, fight: Fight, line: FightLine) -> list[tuple[str, str]]:
        """What is special about a line, each with its words."""
        told = [(name, self.say(name)) for name in line.badges]
        if line.builder is not None:
            told.append(("captured", self.say("captured", owner=self.table.wording.owner(line.builder))))
        fired = fight.round and not line.unfired and fight.order and line.number not in fight.order
        if fired and line.letter != UNARMED and not {"idle", "late", "screened"} & {*line.badges}:
            told.append(("fired", self.say("fired")))
        return told

    def _why(self, fight: Fight, line: FightLine, hit: Any) -> str:
        """UI-9: how the number to hit comes about; for a line that is not fired at, what it needs itself."""
        words = self.table.wording
        told = [words_ for _, words_ in self._badges(fight, line)]
        if line.hull is not None:
            told.append(self.say("hull", hull=line.hull, damage=line.damage))
        if hit is not None:
            by = fight.line(hit.by)
            named = self.owned(by) if by is not None else ""
            told.append(self.say("hits", by=named, need=hit.need, why=words.why(hit.why)))
            if fight.bombs and words.facts.options["ground"] == ON:
                told.append(self.say("planet-defence"))
            return "\n".join(told)
        told.append(words.levels(line.tech, above_start=True))
        if line.design:
            told.append(words.design(line.design))
        for (by_number, at), each in fight.numbers.items():
            target = fight.line(at)
            if by_number == line.number and target is not None:
                told.append(self.say("against", target=self.name(target), need=each.need, why=words.why(each.why)))
        return "\n".join(part for part in told if part)

    def _steppers(self, desk: Desk, line: int) -> Sequence[Widget]:
        """Below the card of a line: how many of its units are screened."""
        choice = desk.choice
        split = split_of(choice)
        if split is None or not isinstance(choice, FormChoice):
            return ()
        made: list[Widget] = []
        for place in places_of(split, line):
            whole = not isinstance(split.decision.slots[place], tuple)

            def change(number: int, place: int = place) -> None:
                choice.change(lambda: split.set(place, number))
                desk.arrange()

            step = Stepper(
                "",
                lambda place=place: split.numbers[place],  # type: ignore[misc]
                lambda place=place: split.span(place),  # type: ignore[misc]
                change,
                desk.confirm,
                id=f"screen-{place}",
            )
            words = Paragraph(self.say("screen" if whole else "screen-hurt"), NOTE, align="center")
            made.append(Column([words, step], gap=1, align="center"))
        return made

    # --- input and motion

    def offer(self, intent: Intent) -> bool:
        """A line is dragged, or the key of the standing order is pressed; True if it was used."""
        if self.drag.offer(intent):
            return True
        if isinstance(intent, Act) and intent.action == RESOLVE and not intent.released and self.fight is not None:
            self.orders.resolve(self.table.desk, whole=False)
            return True
        return False

    def watched(self, events: Sequence[Event]) -> Sequence[Event]:
        """What is shown of what happened: nothing of a battle that nobody wants to watch."""
        return [event for event in events if self.skipped < 0 or event.data.get("hex") != self.skipped]

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        if event.kind == VOLLEY:
            return volley(self.table, event)
        if event.kind in ENDS and not self.table.desk.performer.brief and self.end(event.data, event.kind):
            return [Hold(OUTCOME)]
        return None

    # --- the end, and time

    def end(self, said: Mapping[str, Any], of: str) -> bool:
        """A fight is over: whether its summary is to be read, because somebody at the screen took part."""
        table = self.table
        everybody = {owner for side in said["sides"] for owner in side}
        mine = {table.eyes} if table.eyes is not None else set(table.match.seats.humans)
        self.ended = {**said, "of": of}
        return bool(everybody & mine) and bool(said["dice"]) and table.scene.name == "table"

    def is_read(self) -> bool:
        """Whether a summary is shown, or will be when the dice have come to rest: everybody may read it."""
        return self.ended is not None and self.table.scene.timeline.holds

    def go_on(self) -> None:
        """The summary has been read."""
        self.table.scene.timeline.release()
        self.ended = self.fight = None
        self.table.desk.changed()

    def update(self, dt: float) -> bool:
        """The board follows the dice; the summary is not kept for ever."""
        table = self.table
        timeline, shown = table.scene.timeline, isinstance(self._panel, Outcome)
        if (timeline.holding == OUTCOME and self.ended is not None) != shown:
            table.desk.changed()
            return True
        if shown:
            self._read += dt
            assert isinstance(self._panel, Outcome)
            if self._read >= self._panel.reading_ms():
                self.go_on()
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
            self.table.match.fast_forward(True)
            self.table.scene.timeline.finish_all()
            self.table.scene.words()

    def _skip_on(self) -> None:
        """Until it is over."""
        fight = fight_of(self.table.seen)
        if fight is None or fight.hex != self.skipped:
            self.skipped = -1
            self.table.match.fast_forward(False)
            self.table.scene.words()
