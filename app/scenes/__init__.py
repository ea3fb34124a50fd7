"""Everything that fills the window, one scene per screen."""
