"""The opponents of Onward to Venus: what things are worth, what to do next, how to pay for it."""
