"""The server: pages, the JSON API, sockets, storage, guests and bot workers."""
