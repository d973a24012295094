import { expect, test } from "vitest";
import type { UserId, WorkspaceId } from "@stemma/domain/ids";
import { filterInput } from "./filter-input.ts";
import { isFiltered } from "./search-filters.ts";

const now = new Date("2026-03-10T12:34:56.000Z");

test("the server is asked for the filters that are set, and for no others", () => {
  expect(isFiltered({})).toBe(false);
  expect(filterInput({}, now)).toEqual({});
  const filters = {
    in: "cellar" as WorkspaceId,
    by: "ana" as UserId,
    updated: "week",
    type: "page",
    mine: true,
    deleted: true,
  } as const;
  expect(isFiltered(filters)).toBe(true);
  expect(filterInput(filters, now)).toEqual({
    workspaceId: "cellar",
    authorId: "ana",
    updatedFrom: "2026-03-03T12:00:00.000Z",
    type: "page",
    isMine: true,
    isDeleted: true,
  });
});

test("a search within the same hour asks the same", () => {
  const later = new Date("2026-03-10T12:59:59.999Z");
  expect(filterInput({ updated: "day" }, later)).toEqual(filterInput({ updated: "day" }, now));
});
