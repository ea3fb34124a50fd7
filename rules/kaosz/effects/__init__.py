"""What cards can do: one module for each group of operations (digest 17.5)."""
