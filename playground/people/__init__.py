"""The people's side: what they do, checked as Discord's own app would."""
