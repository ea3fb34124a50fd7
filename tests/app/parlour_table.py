"""The table module of the parlour game: things and coins in a row of places, the sheet in the prompt bar."""

from app.table.model import Gesture, Piece, Place, SeatFacts, ShownValue, Status, Tableau
from app.table.module import GameTable
from app.table.roles.forms import FormRole
from app.table.roles.gestures import GestureRole
from app.table.roles.layout import LayoutRole
from app.table.roles.log import LogRole
from app.table.roles.words import WordRole
from app.text.pseudo import pseudo
from app.text.texts import PSEUDO
from art.pieces import token
from tests.support import parlour

WORDS = {
    "en": {
        "sheet": "Fill in your sheet", "host_sheet": "Fill in the host's sheet", "bid": "Bid for the charm",
        "gifts": "Coins for the others", "wish": "Your wish", "fine": "Who pays a fine", "rain": "Rain", "sun": "Sun",
        "coins": "Coins", "round": "Round {0}", "ends": "Four rounds, most coins win", "cost": "Spent: {0} of {1}",
        "charm": "Charm", "purse": "Purse", "bell": "Bell", "thorn": "Thorn", "host": "You are the host.",
        "guest": "You are a guest.", "things": "Things of {0}",
    },
    "hu": {
        "sheet": "Töltsd ki az ívedet", "host_sheet": "Töltsd ki a házigazda ívét", "bid": "Licit a talizmánra",
        "gifts": "Érmék a többieknek", "wish": "A kívánságod", "fine": "Ki fizet bírságot", "rain": "Eső",
        "sun": "Napsütés", "coins": "Érme", "round": "{0}. forduló", "ends": "Négy forduló, a legtöbb érme nyer",
        "cost": "Elköltve: {0}, ennyi van: {1}", "charm": "Talizmán", "purse": "Erszény", "bell": "Csengő",
        "thorn": "Tüske", "host": "Te vagy a házigazda.", "guest": "Vendég vagy.", "things": "{0} tárgyai",
    },
}  # fmt: skip


class ParlourTable(GameTable, LayoutRole, GestureRole, WordRole, FormRole, LogRole):
    """A place for the things of each seat; whether the viewer is the host stands in the status line."""

    game = "parlour"

    def say(self, word, *values):
        language = self.texts.language
        text = WORDS["hu" if language == "hu" else "en"][word].format(*values)
        return pseudo(text) if language == PSEUDO else text

    def tableau(self, look):
        table, count = look.table, len(self.players)
        size = min(look.room[0] / 10, look.room[1] / 5)
        self.coins = table["coins"]
        places = [
            Place(f"seat:{seat}", look.box(0.02 + 0.96 * seat / count, 0.1, 0.94 / count, 0.6), "grid",
                  self.say("things", self.seat_name(seat)), size=(size, size), owner=seat)
            for seat in range(count)
        ]  # fmt: skip
        pieces = [
            Piece(f"thing:{thing}", f"seat:{seat}", parlour.DESIGNS[thing], self.say(parlour.DESIGNS[thing]))
            for thing, seat in enumerate(table["holder"])
        ]
        seats = tuple(
            SeatFacts(seat, (ShownValue("star", coins, self.say("coins")),))
            for seat, coins in enumerate(table["coins"])
        )
        host = "" if "host" not in table else self.say("host" if table["host"] else "guest")
        status = Status(turn=f"{self.say('round', table['round'] + 1)} {host}".strip(), ends=self.say("ends"))
        return Tableau(tuple(places), tuple(pieces), status, (), seats)

    def draw(self, art, size, ctx):
        return token(size[0], ctx.art, colour="#C9A35B", icon="star")

    def gesture(self, decision, option):
        return Gesture()

    def label(self, decision, option):
        return self.seat_name(option) if isinstance(option, int) else self.say(option)

    def name_of(self, id):
        return self.seat_name(id) if isinstance(id, int) else str(id)

    def prompt(self, decision):
        return self.say(decision.prompt.rpartition(".")[2])

    field_name = prompt

    def form_total(self, decision, filled):
        return self.say("cost", (filled["bid"] or 0) + sum(filled["gifts"] or ()), self.coins[decision.seat])

    def reason(self, reason):
        if reason.id == "parlour.cost":
            return self.say("cost", reason.params["cost"], reason.params["have"])
        return super().reason(reason)

    def line(self, event):
        return ""
