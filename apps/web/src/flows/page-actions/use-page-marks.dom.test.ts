import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../lib/api.ts";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { usePageMarks } from "./use-page-marks.ts";
import { loseConnection } from "../../lib/testing/lose-connection.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { mark: "pin", isMarked: false, words: "The page was not pinned." },
  { mark: "unpin", isMarked: true, words: "The page was not unpinned." },
  { mark: "subscribe", isMarked: false, words: "You were not subscribed." },
  { mark: "unsubscribe", isMarked: true, words: "You were not unsubscribed." },
] as const)("a reader whose '$mark' does not reach the server reads: $words", async (row) => {
  const { isMarked } = row;
  const view = {
    page: { id: "bread", kind: "page" },
    isPinned: isMarked,
    isSubscribed: isMarked,
  } as unknown as PageView;
  const { id: pageId } = view.page;
  vi.stubGlobal("fetch", async () => loseConnection());
  const queryClient = new QueryClient();
  const key = orpc.pages.get.queryKey({ input: { pageId } });
  queryClient.setQueryData(key, view);
  const onFailure = vi.fn();
  const marks = runHook(queryClient, () => usePageMarks(view, onFailure)).current();
  await marks[row.mark]();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    `${row.words} The server can't be reached. Check your connection and try again.`,
  );
  expect(queryClient.getQueryData(key)).toEqual(view);
});
