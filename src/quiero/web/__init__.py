"""The ASGI app: the HTTP routes, the socket of a table, and the page itself."""
