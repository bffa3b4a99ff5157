"""One widget for each sort of answer."""
