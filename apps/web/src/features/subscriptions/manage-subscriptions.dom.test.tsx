import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { noItems } from "../../lib/testing/no-items.ts";
import { ManageSubscriptions } from "./manage-subscriptions.tsx";

afterEach(putAway);

const subscriptionTo = (pageTitle: string) => ({
  pageId: pageTitle.toLowerCase(),
  pageTitle,
  workspaceName: "Personal",
  deleted: false,
});

/** The subscriptions to these pages, on a server that loses the calls that end one while `isLost`. */
function drawList(...titles: readonly string[]) {
  let items = titles.map(subscriptionTo);
  const connection = { isLost: false };
  const drawn = drawComponent(inRouter(<ManageSubscriptions addUser={null} />), {
    "subscriptions/pages": () => ({ items, nextCursor: null }),
    "subscriptions/workspaces": noItems,
    "subscriptions/users": noItems,
    "pages/subscribe": (input) => {
      if (connection.isLost) loseConnection();
      const { pageId } = input as { pageId: string };
      items = items.filter((item) => item.pageId !== pageId);
      return {};
    },
  });
  return { ...drawn, connection };
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("whoever subscribes to nothing reads that under each kind", async () => {
  drawList();
  await waitFor(() => expect(screen.getAllByText("No subscriptions.")).toHaveLength(3));
  for (const name of ["Page Subscriptions", "Workspace Subscriptions", "User Subscriptions"]) {
    const section = screen.getByRole("region", { name });
    expect(section.textContent).toContain("No subscriptions.");
  }
});

test("page subscriptions are listed with a way to the page, in a new tab", async () => {
  drawList("Bread", "Tides");
  const link = await screen.findByRole("link", { name: "Go to Page: Bread" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "/page/bread",
    "_blank",
  ]);
  expect(rows()).toEqual([
    expect.stringMatching(/^BreadPersonal/),
    expect.stringMatching(/^TidesPersonal/),
  ]);
});

test("a subscription that could not be ended stays, with the reason; one that ended passes the focus on", async () => {
  const { person, connection } = drawList("Bread", "Tides");
  const end = await screen.findByRole("button", { name: "Unsubscribe: Bread" });
  connection.isLost = true;
  await person.click(end);
  await screen.findByText(/You were not unsubscribed from ‘Bread’\./);
  expect(rows()).toHaveLength(2);
  connection.isLost = false;
  await person.click(screen.getByRole("button", { name: "Unsubscribe: Bread" }));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Tides/)]));
  const next = screen.getByRole("button", { name: "Unsubscribe: Tides" });
  expect(document.activeElement).toBe(next);
});
