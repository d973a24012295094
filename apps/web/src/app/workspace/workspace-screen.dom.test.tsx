import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { onRoute } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { WorkspaceScreen } from "./workspace-screen.tsx";

afterEach(putAway);

const now = new Date().toISOString();
const pageOf = (pageTitle: string) => ({ id: pageTitle, pageTitle, updatedAt: now });

const workspace = {
  id: "bakery",
  organizationIds: ["organization"],
  workspaceName: "Bakery",
  icon: null,
  description: "",
  role: "administrator",
  isPersonalWorkspace: false,
  can: { createPage: true, manage: true },
  isPinned: false,
  isSubscribed: false,
};

const screenOfBakery = () =>
  onRoute("/workspace/$workspaceId", "/workspace/bakery", WorkspaceScreen);
const words = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
const links = () => words(screen.queryAllByRole("link"));

test("a workspace lists the pages pinned, the ten edited last with the time since, and one's own drafts", async () => {
  const pages = Array.from({ length: 12 }, (_, index) => pageOf(`Page ${12 - index}`));
  const pinned = {
    ...pageOf("Page 1"),
    type: "page",
    kind: "page",
    workspaceName: "Bakery",
    deleted: false,
  };
  const draft = {
    id: "draft",
    pageId: "idea",
    kind: "page",
    pageTitle: "Half an idea",
    workspaceName: "Bakery",
    isPageDeleted: false,
    isStale: false,
    updatedAt: now,
  };
  const { person } = drawComponent(screenOfBakery(), {
    "workspaces/get": workspace,
    "workspaces/pages": (input) => {
      const { limit, cursor = "0" } = input as { limit: number; cursor?: string };
      const end = Number(cursor) + limit;
      const nextCursor = end < pages.length ? String(end) : null;
      return { items: pages.slice(Number(cursor), end), nextCursor };
    },
    "pins/list": { items: [pinned], nextCursor: null },
    "drafts/list": { items: [draft], nextCursor: null },
    "pages/level": noItems,
  });
  const linksIn = async (name: string) =>
    words(within(await screen.findByRole("region", { name })).getAllByRole("link"));
  expect(await linksIn("My Pinned Pages")).toEqual([expect.stringContaining("Page 1")]);
  const edited = await linksIn("Recently Edited");
  expect(edited).toHaveLength(10);
  expect(edited[0]).toMatch(/Page 12.*Last updated (just now|\d+ \w+ ago)/);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(async () => expect(await linksIn("Recently Edited")).toHaveLength(12));
  expect(await linksIn("Unpublished drafts")).toEqual([expect.stringContaining("Half an idea")]);
});

test("the box of a workspace filters its pages by what is typed", async () => {
  const pages = ["Rye bread", "Wheat bread"].map(pageOf);
  const { person } = drawComponent(screenOfBakery(), {
    "workspaces/get": workspace,
    "workspaces/pages": (input) => {
      const { title = "" } = input as { title?: string };
      const items = pages.filter(({ pageTitle }) => pageTitle.toUpperCase().includes(title));
      return { items, nextCursor: null };
    },
    "pins/list": noItems,
    "drafts/list": noItems,
    "pages/level": noItems,
  });
  expect(await screen.findByRole("region", { name: "Recently Edited" })).toBeDefined();
  expect(links()).toHaveLength(2);
  await person.click(screen.getByRole("searchbox"));
  await person.paste("RYE");
  expect(await screen.findByRole("region", { name: "Search Results" })).toBeDefined();
  expect(links()).toEqual([expect.stringContaining("Rye bread")]);
  await person.clear(screen.getByRole("searchbox"));
  await person.paste("ZEBRA");
  await screen.findByText("No matches.");
  await person.keyboard("{Escape}");
  expect(await screen.findByRole("region", { name: "Recently Edited" })).toBeDefined();
});
