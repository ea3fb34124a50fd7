"""The program's version: in the menu, in reports, by `orrery --version`. A test compares it with the package's."""

VERSION = "0.1.0"
