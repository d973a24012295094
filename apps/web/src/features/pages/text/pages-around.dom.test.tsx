import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { PagesAround } from "./pages-around.tsx";
import { PagesBelow } from "./pages-below.tsx";

afterEach(putAway);

const step = (id: string, pageTitle: string, icon: string | null = null) => ({
  id,
  pageTitle,
  icon,
});
const pageId = "rye" as PageId;
const workspaceId = "bakery" as WorkspaceId;

test("a reader goes on to the next page, and back to the previous one", async () => {
  drawComponent(inRouter(<PagesAround pageId={pageId} />), {
    "pages/around": { previous: step("bread", "Bread"), next: step("wheat", "", "🌾") },
  });
  const previous = await screen.findByRole("link", { name: "Previous Bread" });
  expect(previous.getAttribute("href")).toBe("/page/bread");
  expect(screen.getByRole("link", { name: "Next Untitled Page" }).textContent).toContain("🌾");
});

test("the last page of a workspace has no next one", async () => {
  drawComponent(inRouter(<PagesAround pageId={pageId} />), {
    "pages/around": { previous: step("bread", "Bread"), next: null },
  });
  await screen.findByRole("link", { name: "Previous Bread" });
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("a page lists the pages below it, the further ones on request", async () => {
  const { person } = drawComponent(
    inRouter(<PagesBelow pageId={pageId} workspaceId={workspaceId} />),
    {
      "pages/level": (input) =>
        (input as { cursor?: string }).cursor === undefined
          ? { items: [step("starter", "Starter")], nextCursor: "further" }
          : { items: [step("flour", "Flour")], nextCursor: null },
    },
  );
  await screen.findByRole("link", { name: "Starter" });
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByRole("link", { name: "Flour" });
  expect(screen.queryByRole("button")).toBeNull();
});
