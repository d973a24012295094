import type { Notification } from "@stemma/contract/notifications.contract";
import { expect, test } from "vitest";
import { withFirstPart } from "./with-first-part.ts";

const part = (ids: readonly number[], nextCursor: string | null) => ({
  items: ids.map((id) => ({ id: String(id) }) as unknown as Notification),
  nextCursor,
});

test.each([
  { first: [9, 8], more: "b", ids: [9, 8, 7, 6, 5, 4], next: "z", because: "nothing came" },
  { first: [10, 9], more: "b", ids: [10, 9, 8, 7, 6, 5, 4], next: "z", because: "one came" },
  { first: [9, 7], more: "b", ids: [9, 7, 6, 5, 4], next: "z", because: "one went" },
  { first: [12, 11], more: "b", ids: [12, 11], next: "b", because: "more came than fit in" },
  { first: [9, 8], more: null, ids: [9, 8], next: null, because: "all older ones went" },
  { first: [], more: null, ids: [], next: null, because: "all went" },
])("after a refresh, $ids are loaded, as $because", ({ first, more, ids, next }) => {
  const loaded = {
    pages: [part([9, 8], "a"), part([7, 6], "c"), part([5, 4], "z")],
    pageParams: [undefined, "a", "c"],
  };
  const { pages, pageParams } = withFirstPart(loaded, part(first, more));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))).toEqual(ids);
  expect(pages.at(-1)?.nextCursor).toBe(next);
  expect(pageParams).toHaveLength(pages.length);
});
