"""Guests, their tokens, and the code that takes a seat to another device."""
