"""What may be seen: lists of it, field by field; a state is never sent with its secrets removed."""
