"""The commands of `orrery` for developers, made like those of `app.shell.commands`."""
