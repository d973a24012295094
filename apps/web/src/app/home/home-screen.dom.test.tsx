import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { HomeScreen } from "./home-screen.tsx";

afterEach(putAway);

const now = new Date().toISOString();

const pageOf = (pageTitle: string) => ({
  type: "page",
  kind: "page",
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
  kind: "page",
  pageId: pageTitle.replaceAll(" ", "-"),
  pageTitle,
  workspaceName: "Personal",
  isPageDeleted: false,
  isStale: false,
  updatedAt: now,
});

const nothingNew = {
  "reading/changes": noItems,
  "reading/published": noItems,
  "reading/counts": noItems,
  "workspaces/list": noItems,
  "accounts/current": { can: { manage: false } },
};

test("Home lists pins in their order, the last ten that were opened, and drafts, the newest first", async () => {
  const personal = { type: "workspace", id: "personal", workspaceName: "Personal", updatedAt: now };
  const opened = Array.from({ length: 12 }, (_, index) => pageOf(`Opened ${index}`));
  drawComponent(inRouter(<HomeScreen />), {
    "pins/list": { items: [personal, pageOf("Page 1"), pageOf("Page 2")], nextCursor: null },
    "recents/list": { items: opened },
    "drafts/list": { items: [draftOf("Newer draft"), draftOf("Older draft")], nextCursor: null },
    ...nothingNew,
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

test("Home shows five drafts, and leads to all of them", async () => {
  const drafts = Array.from({ length: 7 }, (_, index) => draftOf(`Draft ${index}`));
  drawComponent(inRouter(<HomeScreen />), {
    ...nothingNew,
    "pins/list": noItems,
    "recents/list": noItems,
    "drafts/list": { items: drafts, nextCursor: null },
  });
  const section = await screen.findByRole("region", { name: "Unpublished drafts" });
  expect(within(section).getAllByRole("listitem")).toHaveLength(5);
  expect(within(section).getByRole("link", { name: "All drafts" })).toBeDefined();
});

const kitchen = {
  id: "kitchen",
  workspaceName: "Kitchen",
  role: "viewer",
  organizationRole: "viewer",
  latestChange: {
    pageId: "bread",
    kind: "page",
    pageTitle: "Bread",
    subjectLine: "Salt",
    publisherName: "Ana",
    updatedAt: now,
  },
};
const bread = {
  id: "bread",
  pageTitle: "Bread",
  icon: null,
  workspaceName: "Kitchen",
  versionId: "second",
  previousVersionId: "first",
  subjectLine: "Salt",
  publisherName: "Ana",
  updatedAt: now,
};

test("what changed since it was read stands above the workspaces and what was published", async () => {
  drawComponent(inRouter(<HomeScreen />), {
    ...nothingNew,
    "pins/list": noItems,
    "recents/list": { items: [pageOf("Bread")] },
    "drafts/list": noItems,
    "workspaces/list": { items: [kitchen] },
    "reading/changes": { items: [bread], nextCursor: null },
    "reading/published": { items: [bread], nextCursor: null },
  });
  await screen.findByRole("region", { name: "Workspaces" });
  const regions = screen.getAllByRole("region");
  expect(regions.map((region) => within(region).getByRole("heading").textContent)).toEqual([
    "Recent",
    "Changed since you read",
    "Workspaces",
    "Recently published",
  ]);
});

test("the workspaces are there before their counts of unread pages", async () => {
  let answer = (_counts: unknown) => {};
  const counts = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  drawComponent(inRouter(<HomeScreen />), {
    ...nothingNew,
    "pins/list": noItems,
    "recents/list": { items: [pageOf("Bread")] },
    "drafts/list": noItems,
    "workspaces/list": { items: [kitchen, { ...kitchen, id: "shop", workspaceName: "Shop" }] },
    "reading/counts": () => counts,
  });
  const card = await screen.findByRole("link", { name: /Kitchen/ });
  expect(card.textContent).not.toContain("unread");
  answer({ items: [{ id: "kitchen", unreadPages: 3 }], nextCursor: null });
  await waitFor(() => expect(card.textContent).toContain("3 unread"));
  expect(screen.getByRole("link", { name: /Shop/ }).textContent).not.toContain("unread");
});

describe("whoever has nothing yet", () => {
  const nothing = { "pins/list": noItems, "recents/list": noItems, "drafts/list": noItems };
  test("sees what there is to read, what was published, and who gives access", async () => {
    drawComponent(inRouter(<HomeScreen />), {
      ...nothing,
      ...nothingNew,
      "workspaces/list": { items: [kitchen] },
      "reading/counts": { items: [{ id: "kitchen", unreadPages: 2 }], nextCursor: null },
      "reading/published": { items: [bread], nextCursor: null },
      "members/list": { items: [{ id: "ana", name: "Ana", email: "ana@example.com" }] },
    });
    const regions = await screen.findAllByRole("region");
    expect(regions.map((region) => within(region).getByRole("heading").textContent)).toEqual([
      "Workspaces",
      "Who can give you access",
      "Recently published",
    ]);
    expect(screen.getByText("Welcome to your Home page!")).toBeDefined();
    const card = screen.getByRole("link", { name: /Kitchen/ });
    expect(card.getAttribute("href")).toBe("/workspace/kitchen");
    await waitFor(() => expect(card.textContent).toMatch(/2 unread.*“Salt”.*Bread · Ana/));
    const change = screen.getByRole("link", { name: "“Salt”: what changed in Bread" });
    expect(change.getAttribute("href")).toBe("/page/bread?version=second&compareTo=first");
    const address = await screen.findByRole("link", { name: /^ana ?@example.com$/ });
    expect(address.getAttribute("href")).toBe("mailto:ana@example.com");
  });

  test("and administers the organization is not told whom to ask", async () => {
    drawComponent(inRouter(<HomeScreen />), {
      ...nothing,
      ...nothingNew,
      "workspaces/list": { items: [kitchen] },
      "accounts/current": { can: { manage: true } },
    });
    expect(await screen.findByRole("region", { name: "Workspaces" })).toBeDefined();
    expect(screen.queryByRole("region", { name: "Who can give you access" })).toBeNull();
  });
});
