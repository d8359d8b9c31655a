"""What there is: people, servers, channels, messages, and who may do what."""
