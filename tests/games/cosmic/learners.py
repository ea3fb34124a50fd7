"""Who learns Cosmic Encounter: the match of a first game, and hands that follow the lessons."""

from tests.games.cosmic.hands import ByKeys, Clicking, cosmic_match, played_on

MOST = 2  # lessons that are followed in an ordinary run


def first_game():
    return cosmic_match(played_on("launch.planet"), 1)


class Dealing(Clicking):
    """Writes offers on the deal board: cards are touched in the hand, a colony on the board; what lies there as it
    was offered is accepted."""

    def form(self, decision, filled):
        if "say" not in filled:
            super().form(decision, filled)
            return
        for card in filled["cards"]:
            self.touch(card)
        if filled["say"] == "propose":
            self.click(f"want-planet-{filled['want_colony']}")
        self.give("confirm")


HANDS = {"2_allies_and_deals": Dealing, "1_encounter": Clicking, "3_powers_and_flares": ByKeys}
