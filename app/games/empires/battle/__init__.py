"""The battle board (UI-8, UI-9): a panel over the map from the moment at which both sides have revealed themselves.

board     what stands on it: round, bonus and terrain at the left, the lines of both sides by class
cards     one line: its counter, hull, badges, and the number that hits it
answers   what a touch on a line means in the present question
"""
