import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { freshNotifications } from "./fresh-notifications.ts";
import { withKnownChanges } from "./with-known-changes.ts";

type OfVersion = Extract<Notification, { type: "pageVersionPublish" }>;

/** A notification from this minute of the day; its id contains the minute. */
function at(minute: number, status: Notification["status"] = "unread"): OfVersion {
  return {
    id: `n${minute}` as NotificationId,
    type: "pageVersionPublish",
    status,
    triggeredBy: "olga" as UserId,
    triggeredByName: "Olga",
    triggeredAt: `2026-03-05T10:${String(minute).padStart(2, "0")}:00.000Z`,
    pageId: "bread" as PageId,
    pageTitle: "Bread",
    workspaceName: "Kitchen",
    deleted: false,
    versionId: "v2" as VersionId,
    previousVersionId: "v1" as VersionId,
    publishMessage: { subjectLine: "More salt", body: "" },
  };
}

test.each([
  { read: [5, 4], newest: [5, 4], isUnreadOnly: false, fresh: [], because: "nothing came" },
  { read: [5, 4], newest: [7, 6, 5], isUnreadOnly: false, fresh: [7, 6], because: "two came" },
  { read: [5, 3], newest: [5, 4, 3], isUnreadOnly: false, fresh: [4], because: "one came late" },
  { read: [], newest: [7], isUnreadOnly: false, fresh: [7], because: "the first one came" },
  { read: [5], newest: [5, 3], isUnreadOnly: true, fresh: [], because: "an older one was read" },
  { read: [], newest: [7], isUnreadOnly: true, fresh: [7], because: "an unread one came" },
])("$fresh count as new, because $because", ({ read, newest, isUnreadOnly, fresh }) => {
  const found = freshNotifications(
    read.map((minute) => at(minute)),
    newest.map((minute) => at(minute)),
    isUnreadOnly,
  );
  expect(found.map(({ id }) => id)).toEqual(fresh.map((minute) => `n${minute}`));
});

test("what is read already does not count as new where only unread ones are listed", () => {
  expect(freshNotifications([at(5)], [at(6, "read"), at(5)], true)).toEqual([]);
});

test("a notification that another tab marked is shown as marked, in its place", () => {
  const shown = withKnownChanges([at(5), at(4), at(3)], [at(5), at(4, "read")]);
  expect(shown.map(({ status }) => status)).toEqual(["unread", "read", "unread"]);
});

test("a notification whose page was deleted says so, in its place", () => {
  const [shown] = withKnownChanges([at(5)], [{ ...at(5), deleted: true, status: "read" }]);
  expect(shown).toMatchObject({ deleted: true, status: "read" });
});

test("a notification about which nothing new is known stays the same", () => {
  const read = [at(5), at(4)];
  expect(withKnownChanges(read, [at(5)])).toEqual(read);
});
