import { describe, expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { pageSightWords, workspaceSightWords } from "./sight-words.ts";
import { aReader } from "./testing/a-reader.ts";

const owner = aReader("Olga", { from: "workspace", role: "administrator" });
const ana = aReader("Ana", { from: "workspace", role: "editor" });
const ben = aReader("Ben", { from: "workspace", role: "viewer" }, { from: "page", role: "editor" });
const everyone = aReader("Eve", { from: "organization", role: "viewer" });

describe("who administers a page reads", () => {
  const facts = {
    isPublished: true,
    workspaceName: "Kitchen",
    asker: "Olga" as UserId,
    here: [owner, ana, ben],
    there: [owner, ana, ben],
  };
  test.each([
    {
      because: "the asker stays, and so does whoever is named",
      isRestricted: true,
      given: {},
      words: ["1 person will no longer see this page: Ana."],
    },
    {
      because: "too many are there to be named",
      isRestricted: true,
      given: { here: null },
      words: ["Whoever is in “Kitchen” and not named here will no longer see this page."],
    },
    {
      because: "whoever is in the workspace and does not see it gains sight",
      isRestricted: false,
      given: { here: [ben] },
      words: ["2 people will begin to see this page: Olga and Ana."],
    },
    {
      because: "who is in the workspace can't be said",
      isRestricted: false,
      given: { here: [ben], there: null },
      words: ["Everyone in “Kitchen” will see this page."],
    },
    {
      because: "nobody but the named sees what was never published",
      isRestricted: true,
      given: { isPublished: false },
      words: [
        "Nobody sees it now but the people named here, and that stays so when it is published.",
      ],
    },
    {
      because: "the workspace waits until it is published",
      isRestricted: false,
      given: { isPublished: false },
      words: ["When it is published, everyone in “Kitchen” will see it."],
    },
  ])("$words, because $because", ({ isRestricted, given, words }) => {
    expect(pageSightWords(isRestricted, { ...facts, ...given })).toEqual(words);
  });
});

describe("who administers a workspace reads", () => {
  const facts = { before: null, organizationName: "Bakery", here: [owner, ana, everyone] };
  test.each([
    {
      because: "those go who are there only because it is open",
      openness: null,
      given: { before: "viewer" as const },
      words: ["1 person will no longer see this workspace: Eve."],
    },
    {
      because: "it opens for reading",
      openness: "viewer" as const,
      given: {},
      words: ["Everyone in Bakery will see the pages of this workspace that are not restricted."],
    },
    {
      because: "they read already",
      openness: "editor" as const,
      given: { before: "viewer" as const },
      words: ["Everyone in Bakery will edit and publish its pages."],
    },
    {
      because: "they edited until now",
      openness: "viewer" as const,
      given: { before: "editor" as const },
      words: ["Whoever is not named here will only read its pages, and no longer edit them."],
    },
  ])("$words, because $because", ({ openness, given, words }) => {
    expect(workspaceSightWords(openness, { ...facts, ...given })).toEqual(words);
  });
});
