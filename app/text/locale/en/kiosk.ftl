# The kiosk for visitors of a stand.

kiosk-demo = A game of computer players – touch anything to play yourself
kiosk-language = Magyarul
kiosk-operator = Operator
kiosk-operator-line = Settings and closing the program are for those who look after this stand.
kiosk-pin = PIN
kiosk-pin-wait = That is not the operator’s PIN. The next try is possible in { $seconds } s.
kiosk-pin-again = That was not the operator’s PIN. Now you can try again.
kiosk-enter = Enter
kiosk-close = Close the program
