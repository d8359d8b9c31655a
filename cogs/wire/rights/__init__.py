"""Where tables may be, who may see them, and whom somebody means."""
