import type { Notification } from "@stemma/contract/notifications.contract";
import type { NotificationId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { filterNotifications } from "./filter-notifications.ts";

const id = (name: string) => name as NotificationId;
const list = [
  { id: id("new"), status: "unread" },
  { id: id("open"), status: "read" },
  { id: id("old"), status: "read" },
] as unknown as Notification[];

test.each([
  { isUnreadOnly: false, kept: [], shown: ["new", "open", "old"], because: "no filter is on" },
  { isUnreadOnly: true, kept: [], shown: ["new"], because: "read ones leave" },
  { isUnreadOnly: true, kept: ["open"], shown: ["new", "open"], because: "it is open" },
])("the list shows $shown, because $because", ({ isUnreadOnly, kept, shown }) => {
  const found = filterNotifications(list, isUnreadOnly, new Set(kept.map(id)));
  expect(found.map((notification) => notification.id)).toEqual(shown);
});
