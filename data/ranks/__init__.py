"""Results, ratings, and the lists made of them."""
