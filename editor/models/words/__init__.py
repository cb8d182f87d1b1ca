"""Texts for people, made of what the layers below report."""
