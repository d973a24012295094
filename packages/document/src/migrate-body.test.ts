import { describe, expect, it } from "vitest";
import { bodyToText } from "./body-to-text.ts";
import { migrateBody } from "./migrate-body.ts";
import { migrated } from "./migrated.ts";
import { currentBody, type StoredBody } from "./stored-body.ts";
import sampleOfVersion1 from "./testing/sample-of-version-1.json" with { type: "json" };
import sampleOfVersion2 from "./testing/sample-of-version-2.json" with { type: "json" };

const textOfVersion1 = "Prices\nBread costs\n\t20 francs, see here.";

describe.each([
  {
    version: 1,
    sample: sampleOfVersion1,
    current: { ...sampleOfVersion1, formatVersion: 2 },
    text: textOfVersion1,
  },
  {
    version: 2,
    sample: sampleOfVersion2,
    current: sampleOfVersion2,
    text: `${textOfVersion1}\nstrucknpm startH2O and m2`,
  },
])("a body of format version $version", ({ sample, current, text }) => {
  it("is taken from whoever sends it", () => {
    const read = migrateBody(sample);
    expect(read).toMatchObject({ ok: true, body: current });
    expect(read.ok && JSON.parse(read.json)).toEqual(current);
  });

  it("is read where it was stored", () => {
    const body = currentBody(sample as unknown as StoredBody);
    expect(body).toEqual(current);
    expect(bodyToText(body)).toBe(text);
  });
});

describe("a body without a format version", () => {
  const { root } = sampleOfVersion1;
  const current = { root, formatVersion: 2 };

  it("has the first version where it was stored, before the format had versions", () => {
    expect(currentBody({ root } as unknown as StoredBody)).toEqual(current);
  });

  it("has the current version where somebody sends it: no migration changes it", () => {
    const sent = { root };
    expect(migrated(sent)).toBe(sent);
    expect(migrateBody(sent)).toMatchObject({ ok: true, body: current });
  });
});

it("a stored body lends its blocks to the current one, and stays as it is", () => {
  const stored = sampleOfVersion1 as unknown as StoredBody;
  expect(currentBody(stored).root).toBe(stored.root);
  expect(stored.formatVersion).toBe(1);
});

describe.each([
  { because: "a newer Stemma made it", formatVersion: 3 },
  { because: "there was no version 0", formatVersion: 0 },
  { because: "there was no half version", formatVersion: 1.5 },
  { because: "a version is a number", formatVersion: "1" },
])("a body of format version $formatVersion", ({ because, formatVersion }) => {
  const body = { ...sampleOfVersion1, formatVersion };

  it(`is refused, because ${because}`, () => {
    expect(migrateBody(body)).toMatchObject({ ok: false, error: { path: "formatVersion" } });
  });

  it("is left as it is where it was stored", () => {
    expect(currentBody(body as unknown as StoredBody)).toBe(body);
  });
});

it.each([null, undefined, "text", 4, []])("%j is no body", (nothing) => {
  expect(migrateBody(nothing)).toMatchObject({ ok: false, error: { path: "" } });
});
