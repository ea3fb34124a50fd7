"""One module for each command of `orrery`: `add(parser)` declares it, `run(args)` does it and gives the exit code."""
