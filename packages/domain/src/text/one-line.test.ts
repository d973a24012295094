import { expect, test } from "vitest";
import { cutText, isOneLine, toOneLine } from "./one-line.ts";

test.each([
  { text: "Ana Weiß", line: "Ana Weiß", because: "letters stay" },
  { text: "אנה 👩‍💻 O’Hara-Núñez", line: "אנה 👩‍💻 O’Hara-Núñez", because: "every writing stays" },
  {
    text: "Ana\r\n\r\nClick here",
    line: "Ana Click here",
    because: "lines and paragraphs end nothing",
  },
  { text: "Ana\u2029Weiss\u0085!", line: "Ana Weiss !", because: "Unicode's line ends count too" },
  { text: "An\u0000a \t Weiss", line: "An a Weiss", because: "controls are spaces" },
  {
    text: "Ana\u202Ekcab",
    line: "Ana kcab",
    because: "nothing turns the direction of what follows",
  },
  { text: " \n ", line: "", because: "nothing seen is left" },
])("$line is what is seen of a name: $because", ({ text, line }) => {
  expect(toOneLine(text)).toBe(line);
  expect(isOneLine(text)).toBe(text === line);
  expect(isOneLine(line)).toBe(true);
});

test("a text is cut between characters", () => {
  expect(cutText("ab👩", 3)).toBe("ab");
  expect(cutText("ab👩", 4)).toBe("ab👩");
});
