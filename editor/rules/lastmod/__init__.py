"""Rules about dates, and about the forms in which programs write them."""
