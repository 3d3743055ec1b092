"""What the browser gets: templates, texts, and the client built from TypeScript."""
