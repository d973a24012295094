import { QueryClient } from "@tanstack/react-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId } from "@stemma/domain/ids";
import { afterEach, expect, test, vi } from "vitest";
import { orpc } from "../../lib/api.ts";
import { runHook } from "../../lib/testing/run-hook.tsx";
import { useGranted } from "./use-granted.ts";

const pageId = "page" as PageId;
const options = orpc.pages.get.queryOptions({ input: { pageId } });
const { queryKey } = options;
const refusal = { defined: true, code: "NO_ACCESS", status: 403, message: "No access." };

let client: QueryClient;
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

/** Runs the hook where the page was read `count` times and then refused as often. After `allow`, it is answered. */
async function losePage(count: number) {
  let isAllowed = false;
  vi.stubGlobal("fetch", async () =>
    isAllowed
      ? Response.json({ json: { page: { id: pageId } }, meta: [] })
      : Response.json({ json: refusal }, { status: 403 }),
  );
  client = new QueryClient();
  for (let read = 0; read < count; read += 1) {
    client.setQueryData(queryKey, { page: { id: pageId } } as PageView, { updatedAt: 1 });
    await client.prefetchQuery({ ...options, retry: false });
  }
  const hook = runHook(client, () => useGranted({ type: "page", id: pageId }));
  return { hook, allow: () => (isAllowed = true) };
}

test.each([0, 1, 5])(
  "access that comes back is seen at the next answer, after %i earlier ones that were dropped",
  async (count) => {
    const { hook, allow } = await losePage(count);
    expect(hook.current()).toBeNull();
    await client.resetQueries({ queryKey });
    expect(hook.current()).toBeNull();
    allow();
    await client.invalidateQueries({ queryKey });
    await expect.poll(() => hook.current()).toEqual({ kind: "access" });
  },
);
