import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { usePageMarks } from "./use-page-marks.ts";

afterEach(() => vi.unstubAllGlobals());

const view = {
  page: { id: "bread" },
  isPinned: false,
  isSubscribed: false,
} as unknown as PageView;
const { id: pageId } = view.page;

test.each([
  { mark: "pin", words: "The page was not pinned." },
  { mark: "unpin", words: "The page was not unpinned." },
  { mark: "subscribe", words: "You were not subscribed." },
  { mark: "unsubscribe", words: "You were not unsubscribed." },
] as const)("a reader whose '$mark' does not reach the server reads: $words", async (row) => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
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
