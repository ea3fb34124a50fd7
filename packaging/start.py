"""Where the packaged program begins. Opponents' processes begin here, too: they must not open a second window."""

import multiprocessing
import os

if __name__ == "__main__":
    try:
        multiprocessing.freeze_support()
    except Exception:
        # Whoever wanted answers is gone. A windowed program would show a dialog and wait for somebody to read it.
        os._exit(1)
    from app.shell.cli import main

    raise SystemExit(main())
