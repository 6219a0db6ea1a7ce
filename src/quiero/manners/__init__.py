"""Manners: who does not want to hear whom, what is reported, and what the operator does about it."""
