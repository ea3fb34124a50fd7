"""Physics without a window and without rules: the stacked-dice drop, its aim, and the decorative tumble."""
