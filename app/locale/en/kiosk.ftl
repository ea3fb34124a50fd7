# The kiosk for visitors of a stand.

kiosk-demo = A game of computer players – touch anything to play yourself
kiosk-language = Magyarul
kiosk-operator = Operator
kiosk-operator-line = Settings and closing the program are for those who look after this stand.
kiosk-pin = PIN
kiosk-pin-wrong = That is not the operator’s PIN.
kiosk-enter = Enter
kiosk-close = Close the program
