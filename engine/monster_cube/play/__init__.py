"""How a match goes: the deal, buzz, claims and agreements of a search, and turns."""
