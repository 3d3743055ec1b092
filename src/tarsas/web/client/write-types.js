// Writes types.ts from docs/protocol.json, the server's messages as JSON Schema: `make protocol`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../../../../docs/protocol.json", import.meta.url);
export const TYPES = new URL("types.ts", import.meta.url);
const BANNER = "// The messages of a table. `make protocol` writes this file from the server's structs.";

/** Return the types that the schema tells of, each short comment on one line. */
export async function types() {
  const written = await compile(JSON.parse(readFileSync(SCHEMA, "utf-8")), "Travelling", {
    additionalProperties: false,
    bannerComment: BANNER,
    style: { printWidth: 120 },
  });
  return written.replace(/\/\*\*\n *\* (.*)\n *\*\//g, "/** $1 */");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TYPES, await types());
