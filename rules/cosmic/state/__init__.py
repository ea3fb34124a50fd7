"""The position and what follows from it: nothing here changes anything."""
