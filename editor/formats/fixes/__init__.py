"""What mends findings about the text of a file, and all fixes together: what to choose, and what is safe."""
