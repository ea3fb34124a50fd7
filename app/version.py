"""The program's version, shown in the menu, in reports and by `orrery --version`; a test keeps it with the package's."""

VERSION = "0.1.0"
