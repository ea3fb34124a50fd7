"""What pictures are composed of: one module for each sort of thing; a scene names its parts by these functions."""
