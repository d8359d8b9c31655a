"""From what is sent to a message that stands: texts, files, embeds, components."""
