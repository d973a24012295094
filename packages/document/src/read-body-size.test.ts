import { expect, it } from "vitest";
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

it.each(["x", "ü", "語", "🥖"])(
  "the bytes of many blocks of %s are counted as they are sent, to the last one",
  (character) => {
    const bytes = bytesOf(bodyOf(["a", character])) - bytesOf(bodyOf(["a", ""]));
    const place = (index: number) => `b${String(index).padStart(3, "0")}`;
    const line = character.repeat(Math.floor(40_000 / bytes));
    const lines = Array.from({ length: 49 }, (_, index): [string, string] => [place(index), line]);
    const left = bodyMaxBytes - bytesOf(bodyOf(...lines, [place(49), "x"])) + 1;
    expect(left).toBeGreaterThan(1);
    const whole = bodyOf(...lines, [place(49), "x".repeat(left)]);
    expect(bytesOf(whole)).toBe(bodyMaxBytes);
    expect(readBody(whole)).toEqual({ ok: true, body: whole });
    const over = bodyOf(...lines, [place(49), "x".repeat(left + 1)]);
    expect(readBody(over)).toMatchObject({ ok: false, error: { path: "root.children.49" } });
  },
);

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
])("$because is refused or read small, never thrown at", { timeout: 60_000 }, ({ input }) => {
  const result = readBody(input());
  expect(result.ok ? bytesOf(result.body) <= bodyMaxBytes : result.error.reason).toBeTruthy();
});
