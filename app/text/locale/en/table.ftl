# The table: prompt bar, tools, log, inspect, hand-over.

action-group-table = At the table
action-inspect = Inspect
action-pin = Pin the sheet
action-actions = What a piece can do
action-end = End or pass
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-log = Show or fold the log
action-zoom-in = Zoom in
action-zoom-out = Zoom out
action-home = Whole board
action-pan-left = Move the view left
action-pan-right = Move the view right
action-pan-up = Move the view up
action-pan-down = Move the view down
action-overview = Overview
action-bare = Show the bare board (hold)
action-why = Why not? – rules
action-all-alike = Choose all alike
action-fast = Fast forward (hold)
action-step-on = Next step
action-hide = Hide my hand
action-recap = What happened?
action-call-out-1 = Call out: seat 1
action-call-out-2 = Call out: seat 2
action-call-out-3 = Call out: seat 3
action-call-out-4 = Call out: seat 4
action-call-out-5 = Call out: seat 5
action-call-out-6 = Call out: seat 6

table-end = End
table-end-tip = Ends your turn or passes.
table-end-not = There is nothing to end or pass now.
table-end-title = End now?
table-end-unused = You have not used these yet:
table-end-quiet = Do not ask again in this game
table-waste-title = Let it go to waste?
table-waste-no = Go back
table-waste-yes = Do it anyway
table-end-stay = Keep playing
table-end-anyway = End anyway
table-prompt-move = Drag to move the bar
table-confirm = Confirm
table-confirm-none = Choose none
table-time-left = Time left: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-confirm-not = The choice is not complete yet.
table-form-back = Take back
table-chosen = { $low ->
    [0] { $high ->
        [0] There is nothing to choose from now
       *[other] { $count } of at most { $high } chosen
    }
   *[other] { $count } chosen – { $low ->
        [one] at least one, at most { $high }
       *[other] at least { $low }, at most { $high }
    }
 }
table-chosen-exactly = { $high ->
    [one] { $count ->
        [0] Choose one
       *[other] One is chosen
    }
   *[other] { $count } of { $high } chosen
 }
table-shared = { $total } given out – { $low } to { $high } in all
table-shared-all = Given out: { $total } of { $high }
table-between = From { $low } to { $high }
table-order-how = Drag to reorder, or take one with Enter and move it with the arrows.
table-choose-piece = Choose on the table
table-choose-target = Now choose where
table-choose-whom = Now choose a player
table-choose-which = Now choose which one
table-pick-target = Choose a target…
table-choose-press = Press the button next to it, or choose something else
table-choose = Choose
table-unchoose = Do not choose
table-more = One more
table-less = One fewer
table-last-step = your last step

table-undo = Undo: { $what }
table-log-alike = { $line } ({ $count }×)
table-redo = Redo
table-hint = Hint: a sensible move
table-hint-plain = It looks like the best of the possible moves.
table-hint-line = { $move }. { $why }
table-hint-worth = Chance to win with it: about { $percent }%; with the next best move ({ $move }): { $other }%.
table-hint-worth-near = Chance to win with it: about { $percent }%. Just as good: { $move }.
table-hint-worth-only = Chance to win with it: about { $percent }%.
table-log = Log
table-menu = Menu
table-menu-title = Paused
table-resume = Back to the table
table-save = Save…
table-save-title = Save the game
table-save-name = Name of the save
table-save-do = Save
table-settings = Settings
table-leave = Leave the table
table-cancel = Cancel
table-done = Done
table-take-back = Return to an earlier decision…
table-take-back-line = You return to one of your own decisions. The game then counts as casual.
table-take-back-step = Step { $step }
table-take-back-answer = { $question } – { $answer }
table-take-back-none = none
table-take-back-ask = { $name } would like to go back to an earlier decision ({ $turn }): “{ $what }” { $other }, do you agree?
    .unnamed = { $name } would like to go back to an earlier decision ({ $turn }). { $other }, do you agree?
table-take-back-own = { $name }, take back your decision? “{ $what }”
    .unnamed = { $name }, take back your last decision?
table-take-back-do = Take it back
table-take-back-keep = Keep it
table-take-back-yes = Agree
table-take-back-no = Refuse
table-concede = Concede…
table-concede-title = Concede the game
table-concede-who = Who concedes?
table-concede-wins = { $name } loses, and the other player wins.
table-concede-ends = { $name } loses. Only computer players would be left, so the game ends here with the current standings.
table-concede-leaves = { $name } is out of the game; the others play on.
table-concede-played-on = { $name } comes last; a computer player takes over the seat until the end.
table-concede-final = This is final: it cannot be undone.
table-concede-stay = Keep playing
table-concede-yes = Concede
table-to-machine = Let the computer play for me
table-take-seat = Take my seat back
table-take-seat-of = Take { $name }’s seat back

table-asked = { $name }: { $prompt }
table-waiting = Waiting for { $name }
table-waiting-all = Waiting for the others
table-thinking = { $name } is thinking
table-thinking-again = The opponent’s thoughts were interrupted – thinking again
table-turn-of = { $name }’s turn
table-over = The game is over
table-result = Result and rematch
table-step = Press the step key to continue.
table-step-button = Next step
table-look = See together what happened. Then the screen will be covered.
table-look-button = Continue
table-stack = Waiting actions
table-negated = cancelled
table-seats = Players

table-ring = Any responses?
table-ring-moment = { $moment }.
table-ring-own = { $name }, use { $piece } ({ $deed })?
    .bare = { $name }, use { $piece }?
table-not-now = { $name }: not now
table-after-all = Nothing after all
table-call-out = { $name } responds
table-call-out-key = { $name } ({ $key })
table-go-on = No responses

table-stops = When should the game ask me?
table-stops-question = When someone acts, you can often respond. When should the game ask you?
table-stops-call-out = Only when I call out
table-stops-call-out-line = After every action you have a moment to call out with your own key; if you do not, the game passes for you. Where you could use something face up, it waits for you.
table-stops-fitting = When a response makes sense
table-stops-fitting-line = You are asked only when you have something worth answering with; on your own moves, and where nothing would change, the game passes for you.
table-stops-always = Always
table-stops-always-line = The game asks after every action, even if you can only pass.
table-stops-until-turn = Not until my turn
table-stops-until-turn-line = Passes on everything until your next turn; then the previous setting applies again.
table-stops-until-targeted = Not until it concerns me
table-stops-until-targeted-line = Passes on everything until someone targets you or something of yours.
table-stops-at = Always ask at

table-fault-title = Something went wrong in the rules
table-fault-line = Your game is safe: it is as it was before the last answer. You can try again, go back a step, write a report or leave.
table-fault-retry = Try again
table-fault-undo = Go back a step
table-fault-report = Write a report

inspect-attached = With it: { $names }
inspect-why = Not now: { $reason }
inspect-pinned = Pinned
inspect-move = Drag to move this sheet
inspect-unpin = Unpin

log-title = Log
log-turn = Turn { $turn }
log-copy = Copy and save the log as text
log-close = Fold the log
log-page = The log over the whole window
log-filter = Only { $name }
log-kind-move = Only moves
log-kind-dice = Only dice
log-kind-points = Only points
log-kind-turn = Only turns and phases
log-kind-other = Only other events
log-search = Search

recap-title = Meanwhile
recap-film = Show it again on the table
recap-close = Close the list
recap-how = Close: { $close } · show it again: { $again }

handover-take-back = { $name } decides whether a step is taken back.
handover-turn = It is { $name }’s turn.
handover-attacked = { $name } is under attack.
handover-asked = { $name } has something to decide.
handover-reply = { $name } may respond.
handover-choice = { $name } makes a secret choice.
handover-hidden = { $name }’s secrets are hidden.
handover-idle = Nobody has moved for a while, so { $name }’s secrets are hidden.
handover-focus = The window lost focus, so { $name }’s secrets are hidden.
handover-hold = Hold to reveal
    .press = Show my cards
handover-pin = Enter your PIN
handover-pin-dots = { $dots }
handover-pin-wrong = That is not your PIN.
handover-away = Everyone else, please look away. Hold the button, or this key: { $key }
    .press = Everyone else, please look away. A press is enough once the name has been here for a second: the button, or this key: { $key }
handover-change = { $name }: I want to choose first, or change my choice
handover-leave-title = Leave the table?
handover-leave = The game is kept and can be continued later.

notice-log-copied = The log is on the clipboard.
notice-log-kept = The log is on the clipboard and in the file { $name }.
notice-game-saved = The game is saved.
notice-called-out = { $name } responds.
notice-seat-human = { $name } plays again.
notice-seat-machine = The computer plays for { $name } now.
notice-take-back-agreed = Everyone agreed: going back.
notice-take-back-refused = Someone refused; the game stays as it is.
notice-match-time-out = Time’s up: the default answer was used.
notice-match-quick-answer = The opponent could not think in peace: this answer was given in haste.
notice-match-simple-answer = The opponent could not think: this answer is only a simple one.
notice-match-no-hint = There is no advice for this one.

table-choose-again = Change my choice
table-trust = You trust each other: no covers in this game.
table-pin = PIN for my cover…
table-pin-line = With a four-digit PIN, your cover opens only for you. Leave the field empty to remove it.
table-pin-hint = 0000
notice-pin-set = Your cover now asks for your PIN.
notice-pin-none = Your cover opens when you hold the button, without a PIN.
table-one-more = then { $count }
table-look-own = Look at my cards (the others look away)
table-look-away = Turn my cards face down again
table-look-through = Look through
table-pile = { $name } · { $count }

moment-loss = Destroyed!
table-player = { $name } – { $kind }
table-player-temper = { $name } – { $kind }; { $temper ->
    [bold] bold
    [careful] careful
    [spiteful] spiteful
   *[trader] a trader
 }
