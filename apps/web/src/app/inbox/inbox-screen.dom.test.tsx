import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { onRoute } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { InboxScreen } from "./inbox-screen.tsx";
import { useInboxCount } from "./use-inbox-count.ts";

afterEach(putAway);

const unread = {
  id: "salt",
  status: "unread",
  triggeredBy: "olga",
  triggeredByName: "Olga Owner",
  triggeredAt: new Date().toISOString(),
  type: "pageVersionPublish",
  pageId: "bread",
  pageTitle: "Bread",
  workspaceName: "Personal",
  deleted: false,
  versionId: "salted",
  previousVersionId: null,
  publishMessage: { subjectLine: "More salt", body: "" },
};

const noRequests = { items: [], nextCursor: null, count: 0 };

function Inbox() {
  return (
    <>
      <aside>{useInboxCount()}</aside>
      <InboxScreen />
    </>
  );
}

test("a mark that the server does not take is taken back, with words", async () => {
  const { person } = drawComponent(onRoute("/inbox", "/inbox", Inbox), {
    "requests/list": noRequests,
    "invitations/mine": { items: [], nextCursor: null, count: 0 },
    "notifications/count": { unread: 1 },
    "notifications/list": { items: [unread], nextCursor: null },
    "notifications/mark": loseConnection,
    "notifications/markAllRead": loseConnection,
  });
  const row = () => screen.getByRole("button", { name: /More salt/ });
  const count = () => screen.getByRole("complementary").textContent;
  await screen.findByText("More salt");
  await waitFor(() => expect(count()).toBe("1"));
  expect(row().textContent).toMatch(/^Unread/);
  await person.click(row());
  await screen.findByText(/The notification was not marked as read\./);
  expect(row().textContent).toMatch(/^Unread/);
  expect(count()).toBe("1");
  await person.click(screen.getByRole("button", { name: "Mark all as read" }));
  await screen.findByText(/The notifications were not marked as read\./);
  expect(row().textContent).toMatch(/^Unread/);
  expect(count()).toBe("1");
});

test("a refresh reads the newest notifications again, by one call, and older ones when they are wanted", async () => {
  const cursors = new Array<unknown>();
  const item = (id: string, at: number) => ({
    ...unread,
    id,
    pageId: id,
    pageTitle: id,
    triggeredAt: new Date(at).toISOString(),
    publishMessage: { subjectLine: `About ${id}`, body: "" },
  });
  let newest = [item("salt", 3)];
  const { person } = drawComponent(onRoute("/inbox", "/inbox", Inbox), {
    "requests/list": noRequests,
    "invitations/mine": { items: [], nextCursor: null, count: 0 },
    "notifications/count": { unread: 1 },
    "notifications/list": (input) => {
      const { cursor, limit } = input as { cursor?: string; limit?: number };
      if (limit !== undefined) return { items: newest, nextCursor: null };
      cursors.push(cursor);
      if (cursor === undefined) return { items: newest, nextCursor: "older" };
      return { items: [item("flour", 1)], nextCursor: null };
    },
  });
  await screen.findByText(/About salt/);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText(/About flour/);
  newest = [item("yeast", 4), item("salt", 3)];
  cursors.length = 0;
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  await screen.findByText(/About yeast/);
  expect(screen.getByText(/About salt/)).toBeDefined();
  expect(screen.queryByText(/About flour/)).toBeNull();
  expect(cursors).toEqual([undefined]);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText(/About flour/);
});
