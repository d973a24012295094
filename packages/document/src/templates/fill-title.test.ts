import { expect, test } from "vitest";
import { fillTitle } from "./fill-title.ts";

const values = { date: "24 November 2026", author: "Ana Weiss" };

test.each([
  ["Decision: {{title}}", "Ovens", "Decision: Ovens", "the writer's title has its place"],
  ["Decision: {{title}}", "", "Decision", "without one, the colon goes too"],
  ["{{title}} – {{date}}", "", "24 November 2026", "and so does a dash before the rest"],
  ["{{title}}", "", "", "a page can be without a title"],
  ["Meeting, {{date}}", "", "Meeting, 24 November 2026", "a date needs no writer"],
  ["Meeting, {{date}}", "Ovens", "Ovens", "a title without a place for it gives way"],
  ["Meeting notes", "", "Meeting notes", "a template's title is a suggestion"],
  ["Really?! –", "", "Really?! –", "signs of a title without variables are meant"],
  ["{{title}} {{x}}", "Ovens", "Ovens {{x}}", "what is no variable stays"],
])("%s with “%s” becomes “%s”", (template, title, expected, because) => {
  expect(fillTitle(template, { ...values, title }), because).toBe(expected);
});
