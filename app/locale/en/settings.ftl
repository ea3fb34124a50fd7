# Settings.

settings-title = Settings
settings-page-general = General
settings-page-display = Display
settings-page-motion = Motion and pace
settings-page-sound = Sound
settings-page-keys = Keys
settings-reset-page = Reset this page
settings-reset-all = Reset everything
settings-reset-question = All settings except the language return to their defaults. Your games and decks stay untouched.
settings-reset-yes = Reset
notice-page-reset = This page is back to its defaults.
notice-all-reset = All settings are back to their defaults.

setting-language = Language
setting-language-help = Changes at once, even in the middle of a game.
setting-one-click = One-click actions
setting-one-click-help = A piece with a single action does it on the first click.
setting-double-click = Double click acts
setting-double-click-help = A double click does the action that the tooltip names.
setting-hide-hand-after = Hide the hand by itself
setting-hide-hand-after-help = After this time without input the hand is covered.

setting-theme = Theme
setting-theme-help = The colours of table, panels and text.
setting-theme-midnight = Midnight
setting-theme-parchment = Parchment
setting-theme-high-contrast = High contrast
setting-text-size = Text size
setting-text-size-help = Enlarges only the text.
setting-ui-scale = Interface scale
setting-ui-scale-help = Enlarges everything; automatic follows the window.
setting-palette = Player colours
setting-palette-help = Palettes for different eyes; every player also has a symbol and a pattern.
setting-palette-default = Standard
setting-palette-deuteranopia = Deuteranopia
setting-palette-protanopia = Protanopia
setting-palette-tritanopia = Tritanopia
setting-palette-high-contrast = High contrast
setting-full-screen = Full screen
setting-full-screen-help = F11 and Alt+Enter switch it anywhere.
setting-monitor = Monitor
setting-monitor-help = The screen the window opens on.
setting-highlight = Strength of highlights
setting-highlight-help = How brightly legal targets stand out.

setting-reduced-motion = Reduced motion
setting-reduced-motion-help = Short fades instead of flights and tumbling dice; nothing shakes.
setting-speed = Speed of motion
setting-speed-help = How fast pieces travel and dice roll.
setting-ai-pace = Pause after a computer's move
setting-ai-pace-help = Time to see what a computer player did.
setting-ai-step = Step through computer moves
setting-ai-step-help = Every computer move waits for a key or a click.
setting-ai-time = Thinking time
setting-ai-time-help = The longest a computer player may think about one decision.
setting-grace = Time to call out
setting-grace-help = How long the ring stays open in which any player at the table may respond.

setting-sound-level = Sounds
setting-sound-level-help = Cards, dice and chips.
setting-music-on = Music
setting-music-on-help = Quiet music beside the game.
setting-music-level = Volume of the music
setting-music-level-help = Heard only while music is on.
setting-muted = Mute everything
setting-muted-help = The key M does it anywhere.

unit-percent = { $value } %
unit-percent-or-automatic = { $value ->
    [0] Automatic
   *[other] { $value } %
 }
unit-seconds = { $value } s
unit-seconds-or-never = { $value ->
    [0] Never
   *[other] { $value } s
 }
unit-milliseconds = { $value } ms
unit-monitor = Monitor { $value }
unit-speed = { $value ->
    [0] Instant
   *[other] { $value }×
 }

keys-search = Search for an action or key
keys-line = Choose a key with Enter or a click, then press the new one. Esc keeps the old one.
keys-none = No action matches the search.
keys-conflict = Shared with: { $others }
keys-press-keyboard = Press a key…
keys-press-gamepad = Press a button…
keys-change-keyboard = Change the key
keys-change-gamepad = Change the pad button
keys-unset-keyboard = no key
keys-unset-gamepad = no button
keys-reset-one = Reset: { $name }

action-group-moving = Moving and choosing
action-group-window = Window and sound
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-next = Next area
action-previous = Previous area
action-confirm = Choose
action-cancel = Back
action-fullscreen = Full screen
action-mute = Mute everything
action-screenshot = Save a picture

key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-return = Enter
key-escape = Esc
key-tab = Tab
key-space = Space
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-backspace = Backspace
key-delete = Del
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-insert = Ins
button-pad-up = Pad up
button-pad-down = Pad down
button-pad-left = Pad left
button-pad-right = Pad right
button-stick-l = Left stick
button-stick-r = Right stick
