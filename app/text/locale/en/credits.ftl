# Credits.

credits-title = Credits
credits-line = Orrery is built by people who love to sit at a table, on the work of many others who gave theirs away.
credits-games = The games
credits-designer = Designed by { $author }
credits-publisher = Published by { $publisher }
credits-own = Our own work
credits-libraries = Libraries
credits-typefaces = Typefaces
credits-by = { $author } · { $licence }
credits-thanks = Thank you to everyone named here, and to those who invented, translated and taught the games.
credits-use-program = Program, rules, texts and computer players
credits-use-pictures = Every picture and icon, drawn by our own code
credits-use-sounds = Every sound, made by our own code
credits-use-window = Window, drawing, sound and gamepads
credits-use-dice = Dice that tumble and towers that fall
credits-use-wording = Texts in two languages
credits-use-numbers = Dates and numbers by language
credits-use-hyphens = Hyphens in long words
credits-use-reader = Telling screen readers what is shown
credits-use-sets = Reading card sets
credits-use-settings = Keeping settings
credits-use-saves = Checking saved games
credits-use-folders = Finding and guarding folders
credits-use-language = The language it is written in
credits-use-interface = Interface and titles
credits-use-cards = Card texts and rules
