"""The table as it is shown: views, the forecast, descriptions, and resampled tables."""
