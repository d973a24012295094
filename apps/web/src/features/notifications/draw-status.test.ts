import { QueryClient } from "@tanstack/react-query";
import type { NotificationId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { orpc } from "../../lib/api.ts";
import { pendingDrawsOf } from "../../lib/pending-draws.ts";
import { drawStatus } from "./draw-status.ts";

const countKey = orpc.notifications.count.queryKey();
const id = "n1" as NotificationId;

test.each([
  { unread: 3, status: "read", left: 2, because: "one less is unread" },
  { unread: 3, status: "unread", left: 4, because: "one more is unread" },
  { unread: 0, status: "read", left: 0, because: "there is no less than none" },
  { unread: 100, status: "read", left: 100, because: "100 stands for any number above" },
] as const)("$unread unread ones become $left, because $because", ({ unread, status, left }) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(countKey, { unread });
  pendingDrawsOf(queryClient).begin(drawStatus([id], status));
  expect(queryClient.getQueryData(countKey)).toEqual({ unread: left });
});

test("a notification is marked in every list that holds it, and the others stay", () => {
  const queryClient = new QueryClient();
  const items = [
    { id, status: "unread" },
    { id: "n2", status: "unread" },
  ];
  const page = { items, nextCursor: null };
  const listKey = orpc.notifications.list.key({ type: "query" });
  const pagedKey = orpc.notifications.list.key({ type: "infinite" });
  queryClient.setQueryData(listKey, page);
  queryClient.setQueryData(pagedKey, { pages: [page], pageParams: [undefined] });
  pendingDrawsOf(queryClient).begin(drawStatus([id], "read"));
  const drawn = { items: [{ id, status: "read" }, items[1]], nextCursor: null };
  expect(queryClient.getQueryData(listKey)).toEqual(drawn);
  expect(queryClient.getQueryData(pagedKey)).toMatchObject({ pages: [drawn] });
});
