import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { changeOptimistically } from "./optimistic-change.ts";

const queryKey = ["list"];

function without({ items }: { items: { id: string }[] }, id: string) {
  return { items: items.filter((item) => item.id !== id) };
}

/** Removes an item. `fail` rejects the call to the server; `stands`: the removal is kept nevertheless. */
function remove(queryClient: QueryClient, id: string, stands: boolean) {
  let fail = (): void => undefined;
  const call = new Promise<never>((_, reject) => {
    fail = () => reject(new Error("no"));
  });
  const made = changeOptimistically(queryClient, {
    scope: id,
    draws: [{ queryKey, apply: (list) => without(list as { items: { id: string }[] }, id) }],
    send: () => call,
    standsAfter: () => stands,
  });
  return { fail, ended: made.catch(() => undefined) };
}

test("a removal that stands leaves another pending removal to be withdrawn", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { items: [{ id: "gone" }, { id: "refused" }] });
  const gone = remove(queryClient, "gone", true);
  const refused = remove(queryClient, "refused", false);
  gone.fail();
  await gone.ended;
  expect(queryClient.getQueryData(queryKey)).toEqual({ items: [] });
  refused.fail();
  await refused.ended;
  expect(queryClient.getQueryData(queryKey)).toEqual({ items: [{ id: "refused" }] });
});
