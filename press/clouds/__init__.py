"""The pen of the clouds of Pareidolia."""
