import { describe, expect, it } from "vitest";
import { bodyMaxBytes } from "./body-limits.ts";
import type { PageBody } from "./format.ts";
import { readBody } from "./read-body.ts";
import { bodyOf } from "./testing/body-of.ts";
import { body, paragraph, text } from "./testing/raw-body.ts";

const bytesOf = (value: PageBody) => new TextEncoder().encode(JSON.stringify(value)).length;
const letter = "ü";
const frame = bytesOf(bodyOf(["a", "x"])) - 1;
const letters = Math.floor((bodyMaxBytes - frame) / 2);

it("a body of exactly 2 MB is kept, one letter more is refused with the block's path", () => {
  const fits = bodyOf(["a", letter.repeat(letters)]);
  expect(bodyMaxBytes - bytesOf(fits)).toBeLessThan(2);
  expect(readBody(fits).ok).toBe(true);
  expect(readBody(bodyOf(["a", letter.repeat(letters + 1)]))).toMatchObject({
    ok: false,
    error: { path: "root.children.0" },
  });
});

describe.each([
  { blocks: 50, because: "rows are not counted one by one" },
  { blocks: 250, because: "rows beyond the 200th are" },
])("of $blocks blocks, where $because", ({ blocks }) => {
  it.each(["x", "ü", "語", "🥖"])(
    "the bytes of %s are counted as they are sent, to the last one",
    (character) => {
      const bytes = new TextEncoder().encode(character).length;
      const place = (index: number) => `b${String(index).padStart(3, "0")}`;
      const line = character.repeat(Math.floor((bodyMaxBytes / blocks - 400) / bytes));
      const last = blocks - 1;
      const lines = Array.from({ length: last }, (_, index): [string, string] => [
        place(index),
        line,
      ]);
      const left = bodyMaxBytes - bytesOf(bodyOf(...lines, [place(last), "x"])) + 1;
      expect(left).toBeGreaterThan(1);
      const whole = bodyOf(...lines, [place(last), "x".repeat(left)]);
      expect(bytesOf(whole)).toBe(bodyMaxBytes);
      expect(readBody(whole)).toEqual({ ok: true, body: whole });
      const over = bodyOf(...lines, [place(last), "x".repeat(left + 1)]);
      expect(readBody(over)).toMatchObject({ ok: false, error: { path: `root.children.${last}` } });
    },
  );
});

it("of a body that is too large and has a wrong row, the first error is reported", () => {
  const large = paragraph([text("x".repeat(bodyMaxBytes))]);
  const wrong = { type: "unknown" };
  const errorOf = (rows: unknown[]) => {
    const read = readBody(body(rows));
    return read.ok ? null : read.error.path;
  };
  expect(errorOf([paragraph([]), large, wrong])).toBe("root.children.1");
  expect(errorOf([paragraph([]), wrong, large])).toBe("root.children.1.type");
});

it.each([
  {
    because: "one text of 50 MB",
    input: () => body([paragraph([text("x".repeat(50_000_000))])]),
  },
  {
    because: "a million texts",
    input: () =>
      body([paragraph(Array.from({ length: 1_000_000 }, () => text("x", { format: 1 })))]),
  },
  {
    because: "a million blocks",
    input: () => body(Array.from({ length: 1_000_000 }, () => paragraph([]))),
  },
])("$because is refused or read small, never thrown at", ({ input }) => {
  const result = readBody(input());
  expect(result.ok ? bytesOf(result.body) <= bodyMaxBytes : result.error.reason).toBeTruthy();
});
