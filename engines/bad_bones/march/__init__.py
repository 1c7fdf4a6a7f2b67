"""Moving skeletons, in the march and in flight from a dragon, up to the end of the phase."""
