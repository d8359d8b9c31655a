"""What pictures of every game are made of: cards, dice, seats, signs; and the pictures of no game."""
