"""Numbers as they are set: the minus sign is as wide as the plus."""

MINUS = "−"


def numeral(number: int) -> str:
    return f"{number}".replace("-", MINUS)


def signed(number: int) -> str:
    """A change: what comes on top has a sign as well."""
    return f"{number:+}".replace("-", MINUS)
