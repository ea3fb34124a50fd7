"""How the deck builder lies on the screen: piles, their heads, and the column of facts, for every size (UX-1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.kaosz.decks.deck_facts import Swap
from app.games.kaosz.decks.model import COLLECTION, DECK, MAYBE
from app.games.kaosz.decks.piles import LIST, PICTURES, PileView
from app.ui.buttons import Button, IconButton
from app.ui.context import CAPS, STRONG, Context
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.labels import Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.kaosz.decks.builder import BuilderScene

ICONS = {COLLECTION: "planet", DECK: "card", MAYBE: "hint"}
LEAST = {COLLECTION: 108.0, DECK: 82.0, MAYBE: 82.0}  # logical widths of the cards


MIXED = "mixed"  # the collection as pictures, what is built as a list
FORMS = (MIXED, PICTURES, LIST)
FORM_ICONS = {MIXED: "menu", PICTURES: "card", LIST: "log"}


def form_of(form: str, pile: str) -> str:
    """How one pile is shown in one of the forms of the whole table."""
    if form == MIXED:
        return PICTURES if pile == COLLECTION else LIST
    return form


class PageShape:
    """Which arrangement fits: three columns, two, or two with the piles at the right one at a time."""

    def __init__(self, ctx: Context) -> None:
        wide = ctx.size[0] / ctx.scale / ctx.text_scale**0.75
        high = ctx.size[1] / ctx.scale / ctx.text_scale
        self.facts = wide >= 1180  # the facts have a column of their own
        self.narrow = wide < 960  # the filters stand in a dialog
        self.low = high < 560  # only one of deck and maybe is open
        self.bare = wide < 1100  # tools are icons only


class Panes:
    """The widgets of the page that change while one works, by name."""

    def __init__(self, scene: BuilderScene) -> None:
        self.scene = scene
        self.shape = PageShape(scene.ctx)
        self.views: dict[str, PileView] = {}
        self.panes: dict[str, Panel] = {}
        self.counts: dict[str, Label] = {}
        self.facts: Swap | None = None
        self.tools: dict[str, IconButton | Button] = {}

    # --- the page

    def build(self) -> Widget:
        scene, shape = self.scene, self.shape
        body = [self._pane(COLLECTION), self._right()]
        shares = {0: 1.5, 1: 1.15} if not shape.narrow else {0: 1.0, 1: 1.0}
        if shape.facts:
            body.append(self._facts())
            shares = {0: 1.55, 1: 1.1, 2: 0.92}
        rows: list[Widget] = [self._head(), scene.filters.build(shape.narrow), *self._problems()]
        rows.append(Row(body, gap=14, align="stretch", flex=shares))
        return Pad(Column(rows, gap=10, flex={len(rows) - 1: 1}), x=18, y=12)

    def _head(self) -> Widget:
        scene, texts, bare = self.scene, self.scene.texts, self.shape.bare
        back = Button(texts("back"), scene.app.pop, icon="back", kind="quiet", id="back")
        name = Button(
            scene.bench.deck.name,
            scene.ask_name,
            kind="quiet",
            size="title" if not bare else "lead",
            align="left",
            id="deck-name",
            tip=texts("deck-rename"),
        )
        self.tools["name"] = name
        self.tools["undo"] = IconButton("undo", scene.undo, "", id="undo", size=38)
        self.tools["redo"] = IconButton("redo", scene.redo, "", id="redo", size=38)
        tools: list[Widget] = [self.tools["undo"], self.tools["redo"], self._forms()]
        if not self.shape.facts:
            check = self._tool("check", "deck-check", scene.open_facts, "chart")
            tools.append(check)
        tools += [
            self._tool("suggest", "deck-suggest", scene.suggest, "hint"),
            self._tool("hand", "deck-hand", scene.open_hand, "hand"),
            self._tool("exchange", "deck-exchange", scene.open_exchange, "load"),
        ]
        return Row([back, name, Wrap(tools, gap=8, align="right")], gap=12, flex={1: 1}, region=True)

    def _tool(self, name: str, message: str, action: object, icon: str) -> Widget:
        label = self.scene.texts(message)
        if self.shape.bare:
            made: IconButton | Button = IconButton(icon, action, label, id=name, size=38)  # type: ignore[arg-type]
        else:
            made = Button(label, action, icon=icon, size="small", id=name)  # type: ignore[arg-type]
        self.tools[name] = made
        return made

    def _forms(self) -> Widget:
        scene = self.scene
        if self.shape.bare:
            other = FORMS[(FORMS.index(scene.form) + 1) % len(FORMS)]
            return IconButton(
                FORM_ICONS[other],
                partial(scene.use_form, other),
                scene.texts("deck-form-next", form=scene.texts(f"deck-form-{other}")),
                id="form",
                size=38,
            )
        return Picker([(one, scene.texts(f"deck-form-{one}")) for one in FORMS], scene.form, scene.use_form, id="form")

    def _problems(self) -> list[Widget]:
        """What the checker says of the user's sets, in place (UX-104)."""
        told = self.scene.problem_words()
        if not told:
            return []
        row = Row(
            [
                Icon("warning", 20, "warn"),
                Paragraph(told, STRONG.coloured("warn")._replace(size="small"), most=2, prefer=900),
                Button(self.scene.texts("deck-problems-show"), self.scene.open_sets, size="small", id="problems"),
            ],
            gap=10,
            flex={1: 1},
            region=True,
        )
        return [row]

    # --- piles

    def _pane(self, pile: str, closed: bool = False) -> Panel:
        scene = self.scene
        limited = pile == COLLECTION and scene.bench.deck.pool
        title = Label(scene.texts("deck-pile-pool" if limited else f"deck-pile-{pile}"), CAPS)
        count = self.counts[pile] = Label("", STRONG, align="right")
        head: list[Widget] = [Icon(ICONS[pile], 20), title, count]
        if pile != COLLECTION and not closed:
            head.append(
                IconButton(
                    "trash", partial(scene.empty, pile), scene.texts(f"deck-empty-{pile}"), size=32, id=f"empty-{pile}"
                )
            )
        if self.shape.low and pile != COLLECTION:
            head.append(
                IconButton(
                    "arrow_down" if closed else "arrow_up",
                    scene.turn_right,
                    scene.texts("deck-turn"),
                    size=32,
                    id=f"turn-{pile}",
                )
            )
        top = Row(head, gap=8, flex={2: 1})
        view = PileView(
            scene,
            pile,
            [],
            form=form_of(scene.form, pile),
            least=LEAST[pile],
            cursor=scene.cursors.get(pile, ""),
            hint=scene.texts(f"deck-hint-{pile}"),
            icon=ICONS[pile],
        )
        self.views[pile] = view
        body = Column([top] if closed else [top, view], gap=8, flex={} if closed else {1: 1}, region=True)
        pane = self.panes[pile] = Panel(body, x=12, y=8, id=f"pane-{pile}")
        return pane

    def _right(self) -> Widget:
        if not self.shape.low:
            return Column([self._pane(DECK), self._pane(MAYBE)], gap=12, flex={0: 1})
        shown = self.scene.right
        order = [DECK, MAYBE]
        return Column([self._pane(pile, closed=pile != shown) for pile in order], gap=10, flex={order.index(shown): 1})

    def _facts(self) -> Widget:
        self.facts = Swap(self.scene.deck_facts())
        return Panel(ScrollArea(self.facts, id="told"), x=16, y=12)
