"""Whoever is awaited is called, and the call goes when he has played."""
