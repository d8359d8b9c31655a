"""What each game brings to Discord: its desk."""
