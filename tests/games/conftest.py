"""The tables of the games are driven by the same hands as the screens around them."""

from tests.app.conftest import app, drive, folder  # noqa: F401
