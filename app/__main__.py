"""`python -m app` starts the same program as the `orrery` command."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from app.shell.cli import main

    raise SystemExit(main())
