"""The table module of the tiny game: an example of how a game tells the toolkit what lies where."""

from typing import ClassVar

from app.match import Match, PlaySettings
from app.match.opponent import Signs
from app.table.model import FactSheet, Gesture, Piece, Place, SeatFacts, ShownValue, StackEntry, Status, Tableau
from app.table.module import GameTable
from app.table.roles.forms import FormRole
from app.table.roles.gestures import GestureRole
from app.table.roles.layout import LayoutRole
from app.table.roles.log import LogRole
from app.table.roles.motion import MotionRole, Throw
from app.table.roles.pages import PageRole
from app.table.roles.words import ReplyRole, WordRole
from app.text.pseudo import pseudo
from app.text.texts import PSEUDO
from art.cards import card_areas, card_back, card_frame, detail
from art.icons import icon
from art.pieces import token
from rules import Setup
from tests.support import tiny  # noqa: F401  (registers the game)

WORDS = {
    "en": {
        "bid": "Bid a card in secret",
        "sheet": "Fill in your sheet",
        "cards": "Cards to keep",
        "wish": "Your wish",
        "chosen": "Cards kept: {0}",
        "bonus": "Choose a bonus",
        "shares": "Share the points out",
        "reply": "Burn a spark, or pass",
        "arrange": "Put your pulses in order",
        "reach": "Grab a token",
        "discard": "Discard down to three cards",
        "under": "Order the discarded cards under the deck",
        "pass": "Pass",
        "spark": "Burn {0}",
        "pulse": "Pulse",
        "grab": "Grab",
        "deck": "Deck",
        "box": "Box",
        "hand": "Hand",
        "bids": "Bid of {0}",
        "tokens": "Tokens",
        "gem": "Gem {0}",
        "sparkcard": "Spark",
        "back": "Hidden card",
        "cost": "That costs {0} points, and you have {1}.",
        "round": "Round {0}",
        "points": "Points",
        "move": "{0}: {1}",
        "roll": "{0} rolls {1}",
        "score": "{0} scores {1}",
        "ends": "Two rounds, most points win",
        "gemtext": "Worth {0} when bid. The highest bid rolls the die.",
        "sparktext": "Cancels a sharing, or another spark.",
        "value": "Value",
        "printed": "{0} printed",
        "card": "Card",
        "grabbed": "{0} grabs a token",
    },
    "hu": {
        "bid": "Licitálj titokban egy lappal",
        "sheet": "Töltsd ki az ívedet",
        "cards": "Megtartott lapok",
        "wish": "A kívánságod",
        "chosen": "Megtartott lapok: {0}",
        "bonus": "Válassz jutalmat",
        "shares": "Oszd szét a pontokat",
        "reply": "Égess el egy szikrát, vagy passzolj",
        "arrange": "Rakd sorba az impulzusaidat",
        "reach": "Kapj el egy jelzőt",
        "discard": "Dobj el lapokat, hogy három maradjon",
        "under": "Rendezd az eldobott lapokat a pakli alá",
        "pass": "Passz",
        "spark": "Elégetem: {0}",
        "pulse": "Impulzus",
        "grab": "Elkapom",
        "deck": "Pakli",
        "box": "Doboz",
        "hand": "Kéz",
        "bids": "{0} licitje",
        "tokens": "Jelzők",
        "gem": "{0}. drágakő",
        "sparkcard": "Szikra",
        "back": "Rejtett lap",
        "cost": "Ez {0} pontba kerül, neked {1} van.",
        "round": "{0}. forduló",
        "points": "Pont",
        "move": "{0}: {1}",
        "roll": "{0} dobása: {1}",
        "score": "{0} pontot szerez: {1}",
        "ends": "Két forduló, a legtöbb pont nyer",
        "gemtext": "Licitben {0} az értéke. A legmagasabb licit dob a kockával.",
        "sparktext": "Semlegesít egy osztozkodást vagy egy másik szikrát.",
        "value": "Érték",
        "printed": "{0} nyomtatott",
        "card": "Lap",
        "grabbed": "{0} elkap egy jelzőt",
    },
}
COLOURS = {"1": "#3B6EA8", "2": "#5E8C4A", "3": "#A58B5B", "4": "#7A5BA8", "5": "#B4703C"}


def numbered(place, pile):
    """Cards with number and design; a back has neither, only its position."""
    return [tuple(card) if card else (f"{place}/{i}", None) for i, card in enumerate(pile)]


class TinyTable(GameTable, LayoutRole, GestureRole, WordRole, ReplyRole, FormRole, LogRole, MotionRole, PageRole):
    """Opponents' bids above, the deck and the box at the sides, one's own bid below, the hand in the hand region."""

    game = "tiny"
    designs: ClassVar = {}

    def say(self, word, *values):
        language = self.texts.language
        text = WORDS["hu" if language == "hu" else "en"][word].format(*values)
        return pseudo(text) if language == PSEUDO else text

    # --- picture

    def tableau(self, look):
        table, me = look.table, look.seat
        piles = {name: numbered(name, pile) for name, pile in table["places"].items() if isinstance(pile, list)}
        self.designs = {card: design for pile in piles.values() for card, design in pile}
        wide, high = look.room
        size = min(wide / 11, high / 4.2)
        card = (size, size * 1.4)
        places, pieces = self._piles(look, table, card)
        others = [seat for seat in range(len(self.players)) if seat != me]
        for index, seat in enumerate([*others, me] if me is not None else others):
            mine = seat == me
            part = 0.72 / max(1, len(others))
            box = look.box(0.14, 0.56, 0.72, 0.42) if mine else look.box(0.14 + index * part, 0.04, part - 0.01, 0.44)
            places.append(
                Place(
                    f"bid:{seat}",
                    box,
                    "row",
                    self.say("bids", self.seat_name(seat)),
                    icon="card",
                    size=card,
                    owner=seat,
                )
            )
            if not mine:
                x, y, w, h = box
                places.append(
                    Place(
                        f"hand:{seat}",
                        (x, y + h * 0.62, w, h * 0.36),
                        "row",
                        frame=False,
                        size=(card[0] * 0.5, card[1] * 0.5),
                        owner=seat,
                    )
                )
        if me is not None:
            places.append(
                Place(f"hand:{me}", (0, 0, 1, 1), "fan", self.say("hand"), size=(100, 140), hand=True, owner=me)
            )
        known = {place.id for place in places}
        for name, pile in piles.items():
            if name in known and name != "box":
                pieces += [self._card(number, design, name) for number, design in pile]
        stack = tuple(
            StackEntry(f"item:{i}", self.say("pulse"), seat, negated=bool(off)) for i, seat, off in table["stack"]
        )
        seats = tuple(
            SeatFacts(
                seat,
                (
                    ShownValue("star", points, self.say("points")),
                    ShownValue("speed_token", table["tokens"][seat], self.say("tokens")),
                ),
            )
            for seat, points in enumerate(table["points"])
        )
        status = Status(turn=self.say("round", table["round"]), ends=self.say("ends"))
        return Tableau(tuple(places), tuple(pieces), status, stack, seats)

    def _piles(self, look, table, card):
        deck, box = table["places"].get("deck", 0), table["places"].get("box", [])
        places = [
            Place(
                "deck",
                look.box(0.01, 0.06, 0.12, 0.5),
                "pile",
                self.say("deck"),
                icon="card",
                size=card,
                count=deck,
                back="back",
            ),
            Place("box", look.box(0.87, 0.06, 0.12, 0.5), "pile", self.say("box"), icon="trash", size=card),
            Place(
                "tokens",
                look.box(0.87, 0.62, 0.12, 0.3),
                "grid",
                self.say("tokens"),
                icon="speed_token",
                size=(card[0] * 0.4, card[0] * 0.4),
            ),
        ]
        pieces = [self._card(number, design, "box") for number, design in box]
        pieces += [
            Piece(f"token:{n}", "tokens", "token", self.say("tokens"), kind="token", round=True, alike="token")
            for n in range(table["free"])
        ]
        return places, pieces

    def _card(self, number, design, place):
        return Piece(number, place, design or "back", self.name_of(number), facts=design is not None)

    def draw(self, art, size, ctx):
        if art == "back":
            return card_back(size[0], ctx.art, game="tiny")
        if art == "token":
            return token(size[0], ctx.art, colour="#C9A35B", icon="speed_token")
        from app.ui import lettering
        from app.ui.context import Style

        colour, sign = ("#B23A48", "energy") if art == "spark" else (COLOURS[art[-1]], "star")
        face = card_frame(size[0], ctx.art, colour=colour, icon=sign, cost=False).copy()
        areas = card_areas(size[0])
        side = min(areas["picture"].size) * 2 // 3
        mark = icon(side, ctx.art, name=sign, colour="#F2ECDD")
        face.blit(mark, mark.get_rect(center=areas["picture"].center))
        if detail(size[0]) != "mini":
            name = self.say("sparkcard") if art == "spark" else self.say("gem", art[-1])
            style = Style(size="tiny", weight="semibold")
            line = lettering.line(
                ctx, lettering.ellipsised(ctx, name, style, areas["name"].width - 6), style, (242, 236, 221)
            )
            face.blit(line, line.get_rect(center=areas["name"].center))
        return face

    # --- gestures and words

    def gesture(self, decision, option):
        if decision.prompt == "tiny.play.bid":
            return Gesture((option,), onto=f"bid:{decision.seat}")
        if decision.prompt == "tiny.play.discard":
            return Gesture((option,), onto="deck")
        if isinstance(option, tuple) and option[0] == "spark":
            return Gesture((option[1],), onto="box")
        if isinstance(option, int) and decision.prompt in ("tiny.play.under", "tiny.sheet.cards"):
            return Gesture((option,))
        return Gesture(("tokens",)) if option == "grab" else Gesture()

    def label(self, decision, option):
        if isinstance(option, tuple):
            return self.say(option[0], *(self.name_of(part) for part in option[1:]))
        return self.say(option) if isinstance(option, str) else self.name_of(option)

    def name_of(self, id):
        if id in self.designs or (isinstance(id, int) and id >= len(self.players)):
            design = self.designs.get(id)
            if design is None:
                return self.say("back")
            return self.say("sparkcard") if design == "spark" else self.say("gem", design[-1])
        return self.seat_name(id) if isinstance(id, int) else str(id)

    def slot_thing(self, decision, slot):
        return f"bid:{slot}"

    def prompt(self, decision):
        return self.say(decision.prompt.rpartition(".")[2])

    field_name = prompt

    def form_total(self, decision, filled):
        return self.say("chosen", len(filled["cards"]))

    def reason(self, reason):
        if reason.id == "tiny.cost":
            return self.say("cost", reason.params["cost"], reason.params["have"])
        return super().reason(reason)

    # --- reading

    def inspect(self, id):
        design = self.designs.get(id)
        if design is None:
            return None
        value = 0 if design == "spark" else int(design[-1])
        text = self.say("sparktext") if design == "spark" else self.say("gemtext", value)
        values = (ShownValue("star", value, self.say("value"), sources=(self.say("printed", value),)),)
        return FactSheet(self.name_of(id), self.say("card"), design, "back", text=text, values=values)

    def line(self, event):
        data = event.data
        if event.kind == "move":
            name = self.say("back")
            if data.get("design"):
                name = self.say("sparkcard") if data["design"] == "spark" else self.say("gem", data["design"][-1])
            name = f"<link:{data['card']}>{name}</link>" if "card" in data else name
            return self.say("move", name, self._place_name(data["to"]))
        if event.kind == "roll":
            return self.say("roll", self.seat_name(data["seat"]), data["face"])
        if event.kind == "score":
            return self.say("score", self.seat_name(data["seat"]), data["by"])
        return self.say("grabbed", self.seat_name(data["seat"])) if event.kind == "grab" else ""

    def _place_name(self, place):
        kind, _, seat = place.partition(":")
        if kind == "bid":
            return self.say("bids", self.seat_name(int(seat)))
        return self.say(kind)

    # --- motion

    def thrown(self, event):
        return Throw((event.data["face"],), total=str(event.data["face"])) if event.kind == "roll" else None

    def floats(self, event):
        if event.kind == "score" and event.data["by"] > 0:
            return f"bid:{event.data['seat']}", f"+{event.data['by']}", "good"
        return None

    def moments(self):
        return ("share", "effects")

    def moment_words(self, moment):
        return self.say({"share": "shares", "effects": "pulse"}[moment])


def tiny_match(humans=2, machines=0, seed=3, opponents=None, **settings):
    """A match of people who trust each other, unless told otherwise."""
    who = [(name, "human") for name in ("Anna", "Béla", "Cili", "Dani")[:humans]]
    who += [(f"Robot {n + 1}", "random") for n in range(machines)]
    chosen = PlaySettings(**{"trust": True, "pace_ms": 0, "answer_ms": 0, "hide_after_s": 0, **settings})
    setup = Setup("tiny", seats=[{} for _ in who])
    return Match.begin("tiny", setup, seed, who, opponents=opponents or NoMinds(), settings=chosen)


class NoMinds:
    """Nobody thinks: all seats are people."""

    def ask(self, brief, seconds=0.0):
        raise AssertionError("no computer player sits here")

    def signs(self, ticket):
        return Signs()

    def poll(self, ticket):
        return None

    def cancel(self, ticket):
        return None
