// Names for commands that nobody else has, so that what is sent twice is carried out once.

export function uniqueId(): string {
  // randomUUID exists on https only, and a table may be served in a home network without it.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
