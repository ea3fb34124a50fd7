"""How a bundle is proved: machines to run it on, hands at its window, a rehearsal of the clicks, one list of steps."""
