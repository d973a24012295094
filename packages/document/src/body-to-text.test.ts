import { expect, it } from "vitest";
import { blankBody } from "./blank-body.ts";
import { bodyToText } from "./body-to-text.ts";
import { isBlankBody } from "./is-blank-body.ts";
import { bodyOf } from "./testing/body-of.ts";

it("a search reads a body as lines, without marks", () => {
  expect(bodyToText(bodyOf(["a", "one *two*"], ["b", ""], ["c", "three\nfour"]))).toBe(
    "one two\n\nthree\nfour",
  );
});

it.each([
  { because: "nothing was written", body: blankBody(), isBlank: true },
  { because: "only spaces were", body: bodyOf(["a", " "], ["b", "\t\n"]), isBlank: true },
  { because: "a word was", body: bodyOf(["a", ""], ["b", "word"]), isBlank: false },
])("a body is blank or not because $because", ({ body, isBlank }) => {
  expect(isBlankBody(body)).toBe(isBlank);
});
