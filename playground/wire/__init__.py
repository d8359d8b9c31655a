"""What goes over sockets: JSON, and frames on their way out."""
