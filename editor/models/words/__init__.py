"""Translated texts for the user, made from the results of the layers below."""
