import { QueryClient } from "@tanstack/react-query";
import type { Notification } from "@stemma/contract/notifications.contract";
import { afterEach, expect, test, vi } from "vitest";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { useMarking } from "./use-marking.ts";

afterEach(() => vi.unstubAllGlobals());

test("a group of more notifications than one call takes is marked in several calls", async () => {
  const marked: string[][] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { json } = (await request.json()) as { json: { notificationIds: string[] } };
    marked.push(json.notificationIds);
    return Response.json({ json: {}, meta: [] });
  });
  const ids = Array.from({ length: 250 }, (_, index) => `n${index}`);
  const notifications = ids.map((id) => ({ id, status: "unread" }) as Notification);
  const marking = runHook(new QueryClient(), useMarking).current();
  await marking.mark(notifications, "read");
  expect(marked.map((group) => group.length)).toEqual([100, 100, 50]);
  expect(marked.flat()).toEqual(ids);
});
