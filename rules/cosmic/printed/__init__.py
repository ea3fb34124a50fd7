"""What may be written on pieces: the vocabulary, the kinds of content, and the tables of one game."""
