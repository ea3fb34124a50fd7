# How the menu and the lists call the game; read before its other texts.
game-kaosz = Chaos Galaxy
game-kaosz-line = A card duel of fleets: build your base, man your ships, bring the other colony down.
menu-decks = Decks, packs, card sets
statistics-brought-kaosz = Wins by deck
statistics-kaosz-own-deck = custom deck
