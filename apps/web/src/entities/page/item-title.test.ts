import type { RecentItem } from "@stemma/contract/recents.contract";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { itemTitle } from "./item-title.ts";

const page = {
  type: "page",
  kind: "page",
  id: "p1" as PageId,
  pageTitle: "The bread day",
  icon: null,
  workspaceName: "Bakery",
  deleted: false,
  isPublished: true,
  isUnread: false,
  isPinned: false,
  accessedAt: "2027-03-01T08:00:00.000Z",
} satisfies RecentItem;

test.each([
  { item: page, title: "The bread day", because: "a page is called by its title" },
  { item: { ...page, deleted: true }, title: "(Deleted) The bread day", because: "it is deleted" },
  { item: { ...page, pageTitle: "" }, title: "Untitled Page", because: "it has no title" },
  {
    item: {
      type: "workspace",
      icon: null,
      id: "w1" as WorkspaceId,
      workspaceName: "Bakery",
      isPinned: false,
      accessedAt: page.accessedAt,
    } satisfies RecentItem,
    title: "Bakery",
    because: "a workspace is called by its name",
  },
])("an item is called '$title', because $because", ({ item, title }) => {
  expect(itemTitle(item)).toBe(title);
});
