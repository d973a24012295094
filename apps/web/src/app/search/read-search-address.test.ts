import { expect, test } from "vitest";
import { readSearchAddress } from "./read-search-address.ts";

const id = "0b8e5b0a-3a1c-4f6e-9a55-0c1d2e3f4a5b";

test.each([
  { because: "it is a search", found: { q: " bread " }, read: { q: "bread" } },
  { because: "a number is a query", found: { q: 2026 }, read: { q: "2026" } },
  { because: "there is none", found: { q: "  " }, read: {} },
  {
    because: "all filters are known",
    found: { in: id, by: id, updated: "week", type: "page", mine: true, deleted: true },
    read: { in: id, by: id, updated: "week", type: "page", mine: true, deleted: true },
  },
  {
    because: "nothing of it is a filter",
    found: { in: "cellar", by: 7, updated: "today", type: ["page"], mine: "yes", other: true },
    read: {},
  },
])("of an address, the search is read: $because", ({ found, read }) => {
  expect(readSearchAddress(found)).toEqual(read);
});
