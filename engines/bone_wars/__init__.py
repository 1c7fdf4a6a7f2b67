"""Bone Wars: paleontologists between two patrons, for one to four."""
