import { expect, test } from "vitest";
import { cutText, isOneLine, toOneLine } from "./one-line.ts";

test.each([
  { text: "Ana Weiß", line: "Ana Weiß", because: "letters stay" },
  { text: "אנה 👩‍💻 O’Hara-Núñez", line: "אנה 👩‍💻 O’Hara-Núñez", because: "every script stays" },
  {
    text: "Ana\r\n\r\nClick here",
    line: "Ana Click here",
    because: "line ends become a space",
  },
  { text: "Ana\u2029Weiss\u0085!", line: "Ana Weiss !", because: "Unicode's line ends count too" },
  { text: "An\u0000a \t Weiss", line: "An a Weiss", because: "control characters become a space" },
  {
    text: "Ana\u202Ekcab",
    line: "Ana kcab",
    because: "direction changes become a space",
  },
  { text: " \n ", line: "", because: "white space is nothing" },
])("a name becomes the line $line: $because", ({ text, line }) => {
  expect(toOneLine(text)).toBe(line);
  expect(isOneLine(text)).toBe(text === line);
  expect(isOneLine(line)).toBe(true);
});

test("a cut does not split a character", () => {
  expect(cutText("ab👩", 3)).toBe("ab");
  expect(cutText("ab👩", 4)).toBe("ab👩");
});
