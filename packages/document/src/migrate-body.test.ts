import { expect, it } from "vitest";
import { bodyToText } from "./body-to-text.ts";
import { migrateBody } from "./migrate-body.ts";
import sampleOfVersion1 from "./testing/sample-of-version-1.json" with { type: "json" };

it("a reader opens a page that was stored in format version 1", () => {
  const result = migrateBody(sampleOfVersion1);
  expect(result).toEqual({ ok: true, body: sampleOfVersion1 });
  expect(result.ok && bodyToText(result.body)).toBe("Prices\nBread costs\n\t20 francs, see here.");
});

it("a reader of an older Stemma is told that a page is newer than it", () => {
  expect(migrateBody({ ...sampleOfVersion1, formatVersion: 2 })).toMatchObject({
    ok: false,
    error: { path: "formatVersion" },
  });
});
