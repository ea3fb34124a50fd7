"""Where the packaged program begins. Opponents' processes begin here, too: they must not open a second window."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from app.shell.cli import main

    raise SystemExit(main())
