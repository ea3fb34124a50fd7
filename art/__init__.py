"""Every picture of the table, drawn by code at the size shown."""
