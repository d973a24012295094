import { expect, test } from "vitest";
import { foldPassword, passwordWords, withoutWords } from "./password-words.ts";

const words = passwordWords(
  { names: ["Ada King-Noel", "Li"], email: "ada.lovelace@engines.example.co.uk" },
  { productName: "Stemma", hostname: "wiki.acme.example" },
);

test("the words of a password are those of the names, the address, the product and the host", () => {
  expect(words.toSorted()).toEqual([
    "acme",
    "ada",
    "engines",
    "example",
    "king",
    "lovelace",
    "noel",
    "stemma",
    "wiki",
  ]);
});

test.each([
  { password: "Stemma2026!", left: "2026!", because: "the product's name is taken away" },
  { password: "AdaLovelace1843", left: "1843", because: "names count however they are joined" },
  { password: "ＡＤＡ-king-noel", left: "--", because: "wide letters are the same letters" },
  { password: "lililili", left: "lililili", because: "a name of two letters is in too many words" },
  { password: "a common thing", left: "a common thing", because: "'uk' and 'com' are no words" },
  {
    password: "lovelace likes purple tea",
    left: " likes purple tea",
    because: "what is added to a name counts",
  },
])("of '$password' there is left '$left', because $because", ({ password, left }) => {
  expect(withoutWords(foldPassword(password), words)).toBe(left);
});

test("an address of numbers gives no words", () => {
  const place = { productName: "", hostname: "192.168.101.20" };
  expect(passwordWords({ names: [], email: "" }, place)).toEqual([]);
});
