import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { noItems } from "../../lib/testing/no-items.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

afterEach(putAway);

const noFilters = {};

function Results() {
  return <SearchResults search={useSearch("bread")} filters={noFilters} />;
}

test("a search that does not reach the server says so, and tries again by itself", async () => {
  const bread = {
    type: "page",
    kind: "page",
    id: "bread",
    pageTitle: "Bread",
    workspaceName: "Personal",
    isPublished: true,
    updatedAt: new Date().toISOString(),
  };
  const { server } = drawComponent(inRouter(<Results />), {
    "search/titles": { items: [bread], nextCursor: null },
    "search/bodies": noItems,
    "search/similar": noItems,
  });
  server.isReachable = false;
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The search did not work.");
  server.isReachable = true;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("link", { name: /Bread/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("a page that was never published leads to writing on, a published one to reading", async () => {
  const foundOf = (pageTitle: string, isPublished: boolean) => ({
    type: "page",
    kind: "page",
    id: pageTitle,
    pageTitle,
    workspaceName: "Personal",
    isPublished,
    updatedAt: new Date().toISOString(),
  });
  drawComponent(inRouter(<Results />), {
    "search/titles": { items: [foundOf("Idea", false), foundOf("Bread", true)], nextCursor: null },
    "search/bodies": noItems,
    "search/similar": noItems,
  });
  const draft = await screen.findByRole("link", { name: /Idea/ });
  expect(draft.getAttribute("href")).toBe("/page/Idea?edit=true");
  expect(screen.getByRole("link", { name: /Bread/ }).getAttribute("href")).toBe("/page/Bread");
});

const excerpt = [
  { text: "Feed the ", isMatch: false },
  { text: "broad", isMatch: true },
];

test("if little is found, pages with similar words are shown; each opens at its words", async () => {
  const found = {
    id: "opening",
    kind: "snippet",
    pageTitle: "Opening",
    icon: null,
    workspaceName: "Personal",
    updatedAt: new Date().toISOString(),
    excerpt,
    heading: "The starter",
    blockId: "row-1",
    snippetTitle: null,
  };
  drawComponent(inRouter(<Results />), {
    "search/titles": noItems,
    "search/bodies": noItems,
    "search/similar": { items: [found] },
  });
  const link = await screen.findByRole("link", { name: /Opening/ });
  expect(link.getAttribute("href")).toBe("/page/opening#row-1");
  expect(link.textContent).toContain("The starter: Feed the broad");
  expect(link.textContent).toMatch(/^Snippet Opening/);
  expect(screen.getByRole("heading", { name: "With similar words" })).toBeDefined();
  expect(screen.queryByText("No matches.")).toBeNull();
});

test("a page found by a snippet names it above the excerpt, opens at it, and is not listed as similar too", async () => {
  const found = {
    id: "opening",
    kind: "page",
    pageTitle: "Opening",
    icon: null,
    workspaceName: "Personal",
    updatedAt: new Date().toISOString(),
    excerpt,
    heading: "The starter",
    blockId: "row-1",
    snippetTitle: "",
  };
  drawComponent(inRouter(<Results />), {
    "search/titles": noItems,
    "search/bodies": { items: [found], nextCursor: null },
    "search/similar": {
      items: [
        { ...found, snippetTitle: null },
        { ...found, id: "other" },
      ],
    },
  });
  expect(await screen.findByRole("heading", { name: "With similar words" })).toBeDefined();
  const links = screen.getAllByRole("link", { name: /Opening/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/page/opening#row-1",
    "/page/other#row-1",
  ]);
  expect(links[0]?.textContent).toContain("From the snippet 'Untitled Page': Feed the broad");
});
