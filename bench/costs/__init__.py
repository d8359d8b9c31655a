"""What things cost: a move, a press, a picture, a start, a list; in time, in steps and in memory."""
