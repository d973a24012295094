import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { HomeScreen } from "./home-screen.tsx";

afterEach(putAway);

const now = new Date().toISOString();

const pageOf = (pageTitle: string) => ({
  type: "page",
  id: pageTitle,
  pageTitle,
  workspaceName: "Personal",
  deleted: false,
  isPublished: true,
  isUnread: false,
  updatedAt: now,
  accessedAt: now,
});

const draftOf = (pageTitle: string) => ({
  id: `draft of ${pageTitle}`,
  pageId: pageTitle.replaceAll(" ", "-"),
  pageTitle,
  workspaceName: "Personal",
  isPageDeleted: false,
  isStale: false,
  updatedAt: now,
});

test("Home lists pins in their order, the last ten that were opened, and drafts, the newest first", async () => {
  const personal = { type: "workspace", id: "personal", workspaceName: "Personal", updatedAt: now };
  const opened = Array.from({ length: 12 }, (_, index) => pageOf(`Opened ${index}`));
  drawComponent(inRouter(<HomeScreen />), {
    "pins/list": { items: [personal, pageOf("Page 1"), pageOf("Page 2")], nextCursor: null },
    "recents/list": { items: opened },
    "drafts/list": { items: [draftOf("Newer draft"), draftOf("Older draft")], nextCursor: null },
    "reading/changes": noItems,
  });
  const linksIn = async (name: string) =>
    within(await screen.findByRole("region", { name })).getAllByRole("link");
  const wordsIn = async (name: string) =>
    (await linksIn(name)).map(({ textContent }) => textContent);

  expect(await wordsIn("Pinned")).toEqual([
    expect.stringContaining("Personal"),
    expect.stringContaining("Page 1"),
    expect.stringContaining("Page 2"),
  ]);
  const recent = await wordsIn("Recent");
  expect(recent).toHaveLength(10);
  expect(recent[0]).toMatch(/Opened 0.*Last accessed/);
  const drafts = await linksIn("Unpublished drafts");
  expect(drafts.map(({ textContent }) => textContent)).toEqual([
    "All drafts",
    expect.stringMatching(/Newer draft.*Last updated/),
    expect.stringMatching(/Older draft.*Personal/),
  ]);
  expect(drafts.map((link) => link.getAttribute("href"))).toEqual([
    "/drafts",
    "/page/Newer-draft?edit=true",
    "/page/Older-draft?edit=true",
  ]);
});
