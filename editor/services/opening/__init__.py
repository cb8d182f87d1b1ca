"""Opening files piece by piece, ahead of time and in several processes."""
