"""Monad: trade, buy and leap from Commons up to the Monads."""
