import { expect, test } from "vitest";
import { accessMeaning, accessWords, type AccessNotification } from "./access-words.ts";

const triggeredByName = "Olga";
const thing = (type: AccessNotification["item"]["type"], title: string) => ({
  type,
  id: "0",
  title,
});

const meaning = (change: Pick<AccessNotification, "item" | "role">) =>
  accessMeaning({ ...change, isDeclined: false, triggeredByName });

test.each([
  {
    item: thing("page", "Bread"),
    role: "editor",
    words: "Olga made you an editor of ‘Bread’",
    because: "a page was shared",
  },
  {
    item: thing("page", " "),
    role: "viewer",
    words: "Olga made you a viewer of ‘Untitled Page’",
    because: "the page had no title",
  },
  {
    item: thing("workspace", "Kitchen"),
    role: null,
    words: "Olga took away your access to ‘Kitchen’",
    because: "nothing is left",
  },
  {
    item: thing("organization", "Bakery"),
    role: "administrator",
    words: "Olga made you an admin of ‘Bakery’",
    because: "an organization has roles too",
  },
  {
    item: thing("page", "Bread"),
    role: "a commenter",
    words: "Olga made you a commenter of ‘Bread’",
    because: "a role that this browser does not know yet is shown by its name",
  },
])("a reader is told '$words', because $because", ({ item, role, words }) => {
  expect(accessWords({ item, role, isDeclined: false, triggeredByName })).toBe(words);
});

test("a reader is told what a role means for pages and for workspaces", () => {
  expect(meaning({ item: thing("page", "Bread"), role: "viewer" })).toBe("You may read it.");
  expect(meaning({ item: thing("workspace", "Kitchen"), role: "viewer" })).toBe(
    "You may read its pages.",
  );
});

test("a reader who lost access is told whom to ask", () => {
  expect(meaning({ item: thing("page", "Bread"), role: null })).toContain("from its admins");
});

test("a reader whose request was declined is told by whom, and what to do next", () => {
  const declined = { item: thing("page", ""), role: null, isDeclined: true, triggeredByName };
  expect(accessWords(declined)).toBe("Olga declined your request to see a page");
  expect(accessMeaning(declined)).toBe(
    "You can't see this page. If you still need it, talk to Olga, or ask again and say why in the message.",
  );
});
