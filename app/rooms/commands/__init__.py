"""Every command on a room: each changes it in the caller's transaction and tells the tables."""
