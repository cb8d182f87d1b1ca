"""Rules about dates, and the forms in which programs write them."""
