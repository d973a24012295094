import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Notification } from "@stemma/contract/notifications.contract";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { inRouter } from "../../../lib/testing/in-router.tsx";
import { NotificationList } from "./notification-list.tsx";

afterEach(putAway);

const publishOf = (pageTitle: string, subjectLine: string, body: string) =>
  ({
    id: `notification of ${pageTitle}`,
    status: "unread",
    triggeredBy: "olga",
    triggeredByName: "Olga Owner",
    triggeredAt: new Date().toISOString(),
    type: "pageVersionPublish",
    pageId: `id of ${pageTitle}`,
    pageTitle,
    workspaceName: "Personal",
    deleted: false,
    versionId: `version of ${pageTitle}`,
    previousVersionId: null,
    publishMessage: { subjectLine, body },
  }) as unknown as Notification;

function drawList(notifications: readonly Notification[]) {
  return drawComponent(
    inRouter(
      <NotificationList
        notifications={notifications}
        onMark={() => {}}
        onOpenChange={() => {}}
        isUnreadOnly={false}
      />,
    ),
  );
}

test("arrows go through the inbox, and Enter opens and closes", async () => {
  const notifications = [
    publishOf("The salt", "Second change", ""),
    publishOf("The bread day", "First change", "The body of it."),
  ];
  const { person } = drawList(notifications);
  const row = (subject: RegExp) => screen.getByRole("button", { name: subject });
  row(/Second change/).focus();
  await person.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(row(/First change/));
  await person.keyboard("{Enter}");
  expect(screen.getByText("The body of it.")).toBeDefined();
  await person.keyboard("{Enter}");
  expect(screen.queryByText("The body of it.")).toBeNull();
  await person.keyboard("{Home}");
  expect(document.activeElement).toBe(row(/Second change/));
});

test("a declined request leads to where the reader can ask again, and new access to the page", async () => {
  const change = (id: string, more: object) =>
    ({
      id,
      status: "unread",
      triggeredBy: "olga",
      triggeredByName: "Olga Owner",
      triggeredAt: new Date().toISOString(),
      type: "accessChange",
      ...more,
    }) as unknown as Notification;
  const notifications = [
    change("no", { item: { type: "page", id: "tides", title: "" }, role: null, isDeclined: true }),
    change("yes", {
      item: { type: "workspace", id: "bakery", title: "Bakery" },
      role: "viewer",
      isDeclined: false,
    }),
  ];
  const { person } = drawList(notifications);
  await person.click(screen.getByRole("button", { name: /declined your request to see a page/ }));
  expect(screen.getByRole("link", { name: "Request access again" }).getAttribute("href")).toBe(
    "/page/tides",
  );
  await person.click(screen.getByRole("button", { name: /made you a viewer of ‘Bakery’/ }));
  expect(screen.getByRole("link", { name: "Open workspace" }).getAttribute("href")).toBe(
    "/workspace/bakery",
  );
});
