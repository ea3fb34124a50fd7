"""The motion of pieces: poses, the ways between them (tweens), moves with their times, and their queue."""
