import { expect, test } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { pageDeletionWords } from "./deletion-words.ts";
import { draftDeletionWords } from "./draft-deletion-words.ts";

const published = { kind: "page", pageTitle: "Prices", publishedVersion: "v" } as PageView["page"];
const neverPublished = { kind: "page", pageTitle: "", publishedVersion: null } as PageView["page"];

test("who deletes a published page reads that it can be restored", () => {
  expect(pageDeletionWords(published)).toContain("“Prices” will be marked as deleted.");
  expect(pageDeletionWords(published)).toContain("you can restore it");
});

test("who deletes a page never published reads that it is deleted forever, with its draft", () => {
  expect(pageDeletionWords(neverPublished)).toContain(
    "“Untitled Page” was never published, so it is deleted forever, with its draft.",
  );
});

test("who deletes a draft of a published page reads that the page stays", () => {
  expect(draftDeletionWords(published, "Prices 2027")).toContain(
    "The published page “Prices” stays as it is.",
  );
});

test("who deletes the draft of a page never published reads that the page goes too", () => {
  expect(draftDeletionWords(neverPublished, "Prices 2027")).toContain(
    "“Prices 2027” was never published: the page is deleted forever with your draft",
  );
});
