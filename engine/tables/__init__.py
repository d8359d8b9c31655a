"""Tables at run time: people and brains round a match, one queue each, stored before they are shown."""
