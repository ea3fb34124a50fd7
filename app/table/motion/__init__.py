"""How pieces get from one place to another: poses, tweens, moves with their times, and the queue of them."""
