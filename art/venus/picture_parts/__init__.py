"""What the pictures of this game are composed of, besides the common parts."""
