# The shell: menu, first run, errors, notices.

program-name = Orrery
program-line = Space games on one table
back = Back
close = Close
cancel = Cancel
tip-with-key = { $tip } ({ $key })

language-hu = Magyar
language-en = English

menu-continue = Continue
menu-new-game = New game
menu-planets = Choose a planet to start a new game
game-minutes = { $low }–{ $high } minutes
game-difficulty-1 = easy to learn
game-difficulty-2 = medium difficulty
game-difficulty-3 = demanding
game-lessons = lessons: { $count }
games-change = Settings…
games-begins = Starts as: { $name }. { $line }
menu-lessons = Lessons
menu-load = Load a game
menu-challenges = Challenges and runs
menu-tournament = Tournament
menu-rules = Rules
menu-sets = Card sets
menu-statistics = Statistics
menu-settings = Settings
menu-credits = Credits
menu-quit = Quit

first-run-welcome = Welcome to the table. Pick what suits you; all of it can be changed later.
first-run-language = Nyelv · Language
first-run-go = To the table

field-erase = Erase
field-done = Done
field-space = space
field-letters = Choose letters

error-title = Something went wrong
error-what = A part of the program ran into an unexpected error.
error-meaning = Nothing you did caused it, and nothing is lost: a running game is kept as it was before the last step.
error-next = You can go back and try again. A report helps to fix the bug; it contains no names or folder paths.
error-menu = To the menu
error-report = Write a report
error-details = Details

notice-muted = Sound is off
notice-sounding = Sound is on
notice-no-sound = No sound device was found; the game stays silent.
notice-screenshot = Picture saved: { $name }
notice-no-folder = The folder could not be opened: { $folder }
notice-report = Report saved: { $name }
notice-not-written = It could not be written. Is the disk full or read-only?
notice-settings-not-saved = Your settings could not be saved; they last until you quit.
notice-read-only = Nothing can be written here: you can play, but games and settings will not be kept.
notice-no-room = The disk is full: games and settings are not kept until there is room again.
notice-settings-broken = The settings file could not be read. It was set aside, and the defaults are used.
start-no-screen = Orrery cannot open a window. There is no screen, or its graphics driver is missing: install or update the driver and start the program again.
start-no-library = Orrery cannot start because a library of the system is missing. On Windows install the Microsoft Visual C++ runtime (2015–2022, x64); if that does not help, unpack the program again.
given-at-table = Leave the table first; then the file can be opened.
given-unknown = This file is neither a save, nor a card set, nor a deck: { $file }
given-set = The card set now lies with the others: { $file }
menu-version = Version { $version }

# Before a report about a game that goes on.
report-title = What may be in the report?
report-line = A game is in progress. A report with the whole game contains its seed and every answer: whoever reads it can work out all hidden hands and what is still to come. Without the game it only says where the program failed.
report-whole = With the whole game
report-private = Without the game
