# The kiosk for visitors of a stand.

kiosk-demo = Computer players are playing – touch anything to play yourself
kiosk-language = Magyarul
kiosk-operator = Operator
kiosk-operator-line = Settings and closing the program are for those who look after this stand.
kiosk-pin = PIN
kiosk-pin-wait = That is not the operator’s PIN. Try again in { $seconds } s.
kiosk-pin-again = That was not the operator’s PIN. You can try again now.
kiosk-enter = Enter
kiosk-close = Close the program
kiosk-quick-match = Quick match: { $name }
kiosk-offers = Games for visitors
kiosk-offers-line = What a touch of a planet leads to. Where several are on, the visitor chooses; where none is, the planet is not shown.
kiosk-day = The day at the stand
kiosk-day-games = Games
kiosk-day-none = No game has been played yet.
kiosk-day-line = { $game }: started { $begun }, finished { $finished }
kiosk-day-game = { $time }  { $game } – { $name }
kiosk-day-faults = Faults: { $count }
kiosk-day-no-faults = Nothing has gone wrong.
