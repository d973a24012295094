import { emailShape } from "@stemma/contract/value-shapes";
import { expect, test } from "vitest";
import { isEmailAddress } from "./is-email-address.ts";

test.each([
  { text: "ana@example.com", isOne: true, because: "it is the plain case" },
  { text: "Ana.Weiss+news@mail.example.co.uk", isOne: true, because: "tags and dots belong to it" },
  { text: "o'brien@example.com", isOne: true, because: "names have apostrophes" },
  { text: "ana@example", isOne: false, because: "a host of one word gets no mail" },
  { text: "ana.example.com", isOne: false, because: "it has no at sign" },
  { text: "ana@@example.com", isOne: false, because: "it has two" },
  { text: ".ana@example.com", isOne: false, because: "it begins with a dot" },
  { text: "ana..w@example.com", isOne: false, because: "two dots follow each other" },
  { text: "ana@-example.com", isOne: false, because: "a host begins with a letter or digit" },
  { text: "aña@example.com", isOne: false, because: "the server knows no such letters" },
  { text: "", isOne: false, because: "nothing is no address" },
  { text: `${"a".repeat(250)}@example.com`, isOne: false, because: "it is too long" },
])("'$text' is an address: $isOne, as the server has it, because $because", ({ text, isOne }) => {
  expect(isEmailAddress(text)).toBe(isOne);
  expect(emailShape.safeParse(text).success).toBe(isOne);
});
