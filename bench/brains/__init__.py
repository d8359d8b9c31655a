"""How well brains play, against each other and modelled people, and how long they think."""
