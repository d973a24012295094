import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OrganizationId, WorkspaceId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { treePage } from "../testing/tree-page.ts";
import { PageOutline } from "./page-outline.tsx";

beforeEach(() => localStorage.clear());
afterEach(putAway);

const levels: Record<string, object> = {
  top: { items: [treePage("Bread", true), treePage("Cake")], nextCursor: "more" },
  "top more": { items: [{ ...treePage("Draft"), isPublished: false }], nextCursor: null },
  Bread: { items: [treePage("Rye")], nextCursor: null },
};

function drawOutline() {
  const asked: string[] = [];
  const drawn = drawComponent(
    inRouter(
      <PageOutline
        organizationId={"organization" as OrganizationId}
        workspaceId={"bakery" as WorkspaceId}
      />,
    ),
    {
      "pages/level": (input) => {
        const { parentPageId, cursor } = input as { parentPageId: string | null; cursor?: string };
        const level = [parentPageId ?? "top", cursor]
          .filter((part) => part !== undefined)
          .join(" ");
        asked.push(level);
        return levels[level];
      },
    },
  );
  return { ...drawn, asked };
}

const titles = () => screen.getAllByRole("treeitem").map(({ textContent }) => textContent);

test("the outline says who changed each page last and when, and reads a level when it is opened", async () => {
  const { person, asked } = drawOutline();
  const bread = await screen.findByRole("treeitem", { name: /^Bread/ });
  expect(bread.textContent).toBe("BreadAna Weiss · Nov 1, 2026");
  expect(asked).toEqual(["top"]);
  bread.focus();
  await person.keyboard("{ArrowRight}");
  await screen.findByRole("treeitem", { name: /^Rye/ });
  expect(asked).toEqual(["top", "Bread"]);
  await person.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Rye");
  await person.keyboard("{ArrowLeft}{ArrowLeft}");
  await waitFor(() => expect(titles()).toHaveLength(2));
});

test("more of a level is read when the person asks for it, and one's own begun pages say so", async () => {
  const { person, asked } = drawOutline();
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  await screen.findByRole("treeitem", { name: /^Draft ?Not published yet/ });
  expect(asked).toEqual(["top", "top more"]);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});
