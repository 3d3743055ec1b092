// The types that the client is checked by are those of the messages that the server sends.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TYPES, types } from "../write-types.js";

test("types.ts is written from the protocol as it is", async () => {
  expect(readFileSync(TYPES, "utf-8"), "run make protocol").toBe(await types());
});
