import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { noItems } from "../../lib/testing/no-items.ts";
import { SnippetsScreen } from "./snippets-screen.tsx";

afterEach(putAway);

const workspaces = {
  items: [
    { id: "personal", workspaceName: "Personal", can: { createPage: true } },
    { id: "closed", workspaceName: "Closed", can: { createPage: false } },
  ],
};

const snippet = (of: object) => ({
  id: "hours",
  pageTitle: "Opening hours",
  icon: null,
  workspaceId: "personal",
  workspaceName: "Personal",
  updatedAt: new Date().toISOString(),
  updatedByName: "Ana Weiss",
  isPublished: true,
  usedOn: 12,
  ...of,
});

function drawScreen(list: Record<string, unknown> | (() => Record<string, unknown>)) {
  return drawComponent(inRouter(<SnippetsScreen />), {
    "workspaces/list": workspaces,
    "snippets/list": list,
    "pages/create": { pageId: "new", draftId: "draft" },
  });
}

test("a snippet says where it is, where it is used and who changed it; a draft says that it is one", async () => {
  const draft = snippet({ id: "draft", pageTitle: "", isPublished: false, usedOn: 0 });
  drawScreen({ ...noItems, items: [snippet({}), draft] });
  const link = await screen.findByRole("link", { name: /Opening hours/ });
  expect(link.textContent).toMatch(/Personal · Used on 12 pages.*Ana Weiss, /);
  expect(link.getAttribute("href")).toBe("/page/hours");
  const other = screen.getByRole("link", { name: /Untitled/ });
  expect(other.textContent).toContain("Draft");
  expect(other.getAttribute("href")).toBe("/page/draft?edit=true");
});

test("an empty list says what a snippet is, and a list that cannot be loaded offers to try again", async () => {
  let isLost = true;
  const { person } = drawScreen(() => {
    if (isLost) loseConnection();
    return noItems;
  });
  const retry = await screen.findByRole("button", { name: /try again/i });
  isLost = false;
  await person.click(retry);
  await screen.findByText("There are no snippets yet.");
});

test("a new snippet is created in a workspace where the person may create pages", async () => {
  const { person, server } = drawScreen(noItems);
  await person.click(await screen.findByRole("button", { name: "New snippet" }));
  await screen.findByRole("option", { name: "Personal" });
  expect(screen.queryByRole("option", { name: "Closed" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "CREATE" }));
  const input = { workspaceId: "personal", kind: "snippet" };
  await waitFor(() => expect(server.changes).toEqual([{ procedure: "pages/create", input }]));
});
