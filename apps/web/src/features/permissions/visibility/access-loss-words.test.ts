import { describe, expect, test } from "vitest";
import type { UserId } from "@stemma/domain/ids";
import { narrowingWords, restrictingWords } from "./access-loss-words.ts";
import { aReader } from "../testing/a-reader.ts";

const owner = aReader("Olga", { from: "workspace", role: "administrator" });
const ana = aReader("Ana", { from: "workspace", role: "editor" });
const ben = aReader("Ben", { from: "workspace", role: "viewer" }, { from: "page", role: "editor" });
const everyone = aReader("Eve", { from: "organization", role: "viewer" });

describe("a person who restricts a page reads", () => {
  const facts = { workspaceName: "Kitchen", userId: "Olga" as UserId };
  test.each([
    {
      because: "the person who restricts the page and the people named on it stay",
      readers: [owner, ana, ben],
      words: ["1 person will no longer see this page: Ana."],
    },
    {
      because: "there are too many people to name",
      readers: null,
      words: ["People in “Kitchen” who are not named here will no longer see this page."],
    },
  ])("$words, because $because", ({ readers, words }) => {
    expect(restrictingWords({ ...facts, readers })).toEqual(words);
  });
});

describe("a person who narrows an open workspace reads", () => {
  test.each([
    {
      because: "people lose access who have it only because the workspace is open",
      after: null,
      readers: [owner, ana, everyone],
      words: ["1 person will no longer see this workspace: Eve."],
    },
    {
      because: "there are too many people to name",
      after: null,
      readers: null,
      words: ["People not named here will no longer see this workspace."],
    },
    {
      because: "they could edit until now",
      after: "viewer" as const,
      readers: [owner, everyone],
      words: ["People not named here can still read its pages, but no longer edit them."],
    },
  ])("$words, because $because", ({ after, readers, words }) => {
    expect(narrowingWords(after, readers)).toEqual(words);
  });
});
