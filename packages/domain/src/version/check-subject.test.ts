import { expect, test } from "vitest";
import { checkSubject } from "./check-subject.ts";
import { publishSubjectMaxCharacters, readPublishMessage } from "./publish-message.ts";

test.each([
  { because: "a tick", text: "Lamp lit", isChecked: true, subject: "Checked 'Lamp lit'" },
  { because: "no tick", text: "Lamp lit", isChecked: false, subject: "Unchecked 'Lamp lit'" },
  {
    because: "several lines",
    text: "Lamp\n\tlit ",
    isChecked: true,
    subject: "Checked 'Lamp lit'",
  },
  { because: "no words", text: " \n", isChecked: true, subject: "Checked an empty row" },
])(
  "the subject line of a ticked row with $because names the row",
  ({ text, isChecked, subject }) => {
    expect(checkSubject(text, isChecked)).toBe(subject);
  },
);

test.each(["👨‍👩‍👧‍👦", "e\u0301", "🇩🇪"])("a long row of %s is cut between two of them", (letter) => {
  for (const before of ["", "x", "xx", "xxx"]) {
    const subjectLine = checkSubject(before + letter.repeat(100), true);
    expect(subjectLine.length).toBeLessThanOrEqual(publishSubjectMaxCharacters);
    const shown = subjectLine.slice(`Checked '${before}`.length, -"…'".length);
    expect(shown.replaceAll(letter, "")).toBe("");
    expect(shown).not.toBe("");
  }
});

test("a row whose first letter is longer than the subject line has one nevertheless", () => {
  const subjectLine = checkSubject(`e${"\u0301".repeat(500)}`, true);
  expect(subjectLine.length).toBe(publishSubjectMaxCharacters);
});

test.each([60, 61, 62, 63, 500])(
  "a row of %i emoji has a subject line within the limit",
  (count) => {
    for (const isChecked of [true, false]) {
      const subjectLine = checkSubject("🧺".repeat(count), isChecked);
      expect(subjectLine.length).toBeLessThanOrEqual(publishSubjectMaxCharacters);
      expect(subjectLine).not.toMatch(/[\uD800-\uDBFF]…/u);
      expect(readPublishMessage({ subjectLine, body: "" })?.subjectLine).toBe(subjectLine);
    }
  },
);
