import { describe, expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { narrowingWords, restrictingWords } from "./sight-words.ts";
import { aReader } from "../testing/a-reader.ts";

const owner = aReader("Olga", { from: "workspace", role: "administrator" });
const ana = aReader("Ana", { from: "workspace", role: "editor" });
const ben = aReader("Ben", { from: "workspace", role: "viewer" }, { from: "page", role: "editor" });
const everyone = aReader("Eve", { from: "organization", role: "viewer" });

describe("who restricts a page reads", () => {
  const facts = { workspaceName: "Kitchen", asker: "Olga" as UserId };
  test.each([
    {
      because: "the asker stays, and so does whoever is named",
      here: [owner, ana, ben],
      words: ["1 person will no longer see this page: Ana."],
    },
    {
      because: "too many are there to be named",
      here: null,
      words: ["Whoever is in “Kitchen” and not named here will no longer see this page."],
    },
  ])("$words, because $because", ({ here, words }) => {
    expect(restrictingWords({ ...facts, here })).toEqual(words);
  });
});

describe("who narrows an open workspace reads", () => {
  test.each([
    {
      because: "those go who are there only because it is open",
      after: null,
      here: [owner, ana, everyone],
      words: ["1 person will no longer see this workspace: Eve."],
    },
    {
      because: "too many are there to be named",
      after: null,
      here: null,
      words: ["Whoever is not named here will no longer see this workspace."],
    },
    {
      because: "they edited until now",
      after: "viewer" as const,
      here: [owner, everyone],
      words: ["Whoever is not named here will only read its pages, and no longer edit them."],
    },
  ])("$words, because $because", ({ after, here, words }) => {
    expect(narrowingWords(after, here)).toEqual(words);
  });
});
