import type { PageId } from "@stemma/domain/ids";
import { expect, it } from "vitest";
import { belowFirst } from "./below-first.ts";

const page = (id: string, parentPageId: string | null) => ({
  id: id as PageId,
  parentPageId: parentPageId as PageId | null,
});

it("puts each page before the one above it, whatever the order was", () => {
  const pages = [page("rye", "bread"), page("starter", "rye"), page("bread", "kitchen")];
  for (const given of [pages, pages.toReversed()]) {
    expect(belowFirst(given).map(({ id }) => id)).toEqual(["starter", "rye", "bread"]);
  }
});

it("keeps every page of a chain of 20,000", () => {
  const chain = Array.from({ length: 20_000 }, (_page, n) =>
    page(`${n}`, n === 0 ? null : `${n - 1}`),
  );
  expect(belowFirst(chain)).toEqual(chain.toReversed());
});
