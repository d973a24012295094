import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { loseConnection } from "../../lib/testing/lose-connection.ts";
import { noItems } from "../../lib/testing/no-items.ts";
import { Toaster } from "../../ui/messages/toaster.tsx";
import { InboxNotifications } from "./inbox-notifications.tsx";
import { InboxUnanswered } from "./inbox-unanswered.tsx";
import { useInbox } from "./use-inbox.ts";

afterEach(putAway);

function Inbox() {
  const inbox = useInbox(false);
  if (inbox.isPending) return null;
  return (
    <>
      <InboxUnanswered {...inbox} />
      <InboxNotifications {...inbox} isUnreadOnly={false} isBelow={false} />
      <Toaster />
    </>
  );
}

const request = {
  id: "request",
  type: "workspace",
  targetId: "bakery",
  title: "Bakery",
  joins: "The guild",
  asker: { id: "sam", name: "Sam Stranger", email: "sam@example.com" },
  confirmedEmail: null,
  message: "Hi",
  createdAt: new Date().toISOString(),
};

test("a request that could not be decided stands there again, with the reason, until it is decided", async () => {
  let items: object[] = [request];
  let isLost = true;
  const { person } = drawComponent(inRouter(<Inbox />), {
    "requests/list": () => ({ items, nextCursor: null, count: items.length }),
    "invitations/mine": { items: [], nextCursor: null, count: 0 },
    "notifications/list": noItems,
    "requests/decide": () => {
      if (isLost) loseConnection();
      items = [];
      return {};
    },
  });
  await person.click(await screen.findByRole("button", { name: "Approve: Sam Stranger" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Sam Stranger was not decided");
  expect(screen.getByRole("listitem").textContent).toContain(
    "Asks to see the workspace ‘Bakery’, and to join",
  );
  isLost = false;
  await person.click(screen.getByRole("button", { name: "Decline: Sam Stranger" }));
  await screen.findByText("Request declined");
  await screen.findByText("You're all up to date");
  expect(screen.queryByRole("button", { name: /Stranger/ })).toBeNull();
});

test("the requested workspace is a link, and so is a page; a request to join names nothing to open", async () => {
  const items = [
    request,
    { ...request, id: "page", type: "page", targetId: "bread", title: "Bread", joins: null },
    { ...request, id: "join", type: "organization", targetId: "guild", title: "The guild" },
  ];
  drawComponent(inRouter(<Inbox />), {
    "requests/list": { items, nextCursor: null, count: 3 },
    "invitations/mine": { items: [], nextCursor: null, count: 0 },
    "notifications/list": noItems,
  });
  await screen.findByText(/Asks to join The guild/);
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.filter(([, href]) => !href?.startsWith("mailto:"))).toEqual([
    ["‘Bakery’", "/workspace/bakery"],
    ["‘Bread’", "/page/bread"],
  ]);
});

test("invitations beyond the first part are loaded when the person asks for them, and show at once", async () => {
  const invited = (id: string, organizationName: string) => ({
    id,
    organizationName,
    email: "sam@example.com",
    workspaceName: null,
    role: "user",
    invitedBy: "Olga Owner",
    expiresAt: new Date().toISOString(),
    state: "pending",
  });
  const { person } = drawComponent(inRouter(<Inbox />), {
    "requests/list": { items: [], nextCursor: null, count: 0 },
    "invitations/mine": (input) => {
      const isFirst = (input as { cursor?: string }).cursor === undefined;
      const items = [isFirst ? invited("a", "Anchor") : invited("b", "Bakery")];
      return { items, nextCursor: isFirst ? "a" : null, count: 2 };
    },
    "notifications/list": noItems,
  });
  await person.click(await screen.findByRole("button", { name: "Load more invitations" }));
  await screen.findByRole("button", { name: "Accept: Bakery" });
  expect(screen.getAllByRole("button", { name: /^Accept/ })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Load more invitations" })).toBeNull();
});

test("requests beyond the first part are loaded when the person asks for them, and show at once", async () => {
  const listed = (name: string) => ({ ...request, id: name, asker: { ...request.asker, name } });
  const { person } = drawComponent(inRouter(<Inbox />), {
    "requests/list": (input) => {
      const isFirst = (input as { cursor?: string }).cursor === undefined;
      const items = isFirst ? [listed("Ann"), listed("Ben")] : [listed("Cleo")];
      return { items, nextCursor: isFirst ? "ben" : null, count: 3 };
    },
    "invitations/mine": { items: [], nextCursor: null, count: 0 },
    "notifications/list": {
      items: [
        {
          id: "published",
          type: "pageVersionPublish",
          status: "read",
          triggeredBy: "cem",
          triggererName: "Cem",
          triggeredAt: new Date().toISOString(),
          pageId: "bread",
          pageTitle: "Bread",
          workspaceName: "Personal",
          deleted: false,
          versionId: "salted",
          previousVersionId: null,
          publishMessage: { subjectLine: "More salt", body: "" },
        },
      ],
      nextCursor: null,
    },
  });
  await screen.findByText(/More salt/);
  expect(screen.getAllByRole("button", { name: /^Approve/ })).toHaveLength(2);
  await person.click(screen.getByRole("button", { name: "Load more requests" }));
  await screen.findByRole("button", { name: "Approve: Cleo" });
  expect(screen.getAllByRole("button", { name: /^Approve/ })).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Load more requests" })).toBeNull();
});
