from tests.conformance.at_random import on_random_matches

__all__ = ["on_random_matches"]
