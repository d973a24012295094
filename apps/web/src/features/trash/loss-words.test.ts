import type { TrashItem } from "@stemma/contract/trash.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { lossWords } from "./loss-words.ts";

const deletion = {
  icon: null,
  workspaceName: "Bakery",
  deletedAt: "2026-03-01T12:00:00.000Z",
  deletedBy: "Ana",
  goneAt: null,
  can: { remove: true },
};
const page: TrashItem = {
  ...deletion,
  type: "page",
  id: "bread" as PageId,
  kind: "page",
  pageTitle: "Bread",
  pagesBelow: 0,
};
const workspace: TrashItem = { ...deletion, type: "workspace", id: "bakery" as WorkspaceId };

test.each([
  { pages: 1, titles: [], drafts: 0, also: [] },
  { pages: 2, titles: ["Rye"], drafts: 0, also: ["The page below it: Rye"] },
  {
    pages: 4,
    titles: ["Rye", ""],
    drafts: 1,
    also: [
      "The 3 pages below it: Rye, Untitled Page, and 1 more",
      "1 draft, whoever it belongs to",
    ],
  },
  {
    pages: 3,
    titles: [],
    drafts: 2,
    also: ["The 2 pages below it", "2 drafts, whoever they belong to"],
  },
])("a page of $pages pages and $drafts drafts also loses $also", ({ also, ...loss }) => {
  expect(lossWords(page, loss)).toEqual({
    item: "“Bread” is deleted with all its versions.",
    also,
  });
});

test.each([
  { pages: 0, item: "“Bakery” is deleted. There is no published page in it." },
  { pages: 1, item: "“Bakery” is deleted with its page and all versions of it." },
  { pages: 12, item: "“Bakery” is deleted with its 12 pages and all their versions." },
])("a workspace of $pages pages says so", ({ pages, item }) => {
  expect(lossWords(workspace, { pages, titles: [], drafts: 0 })).toEqual({ item, also: [] });
});
