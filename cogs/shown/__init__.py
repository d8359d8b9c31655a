"""Tables as Discord shows them: boards, private screens, calls."""
