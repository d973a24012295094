import { expect, test } from "vitest";
import type { VersionAuthors } from "@stemma/contract/versions.contract";
import { drawAuthors } from "./author-marks.ts";

const now = new Date("2026-03-06T12:00:00Z");

/** A page with one row, of which person `n` wrote `n` characters in version `n`, for each of these numbers. */
function writtenBy(...people: readonly number[]): VersionAuthors {
  const versions = people.map((person) => ({
    id: `v${person}`,
    previousNode: person === 1 ? null : `v${person - 1}`,
    sequence: person,
    publishedBy: `p${person}`,
    publisherName: `Person ${person}`,
    publishedAt: "2026-03-05T12:00:00.000Z",
    subjectLine: `Subject ${person}`,
  }));
  const row = people.map((person) => ({ length: person, sequence: person }));
  return { pageId: "p", versions, rows: [row] } as unknown as VersionAuthors;
}

test("whoever wrote most comes first, and colours repeat after six people", () => {
  const { legend } = drawAuthors(writtenBy(1, 2, 3, 4, 5, 6, 7), now);
  expect(legend.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Person ${n}`));
  expect(legend.map(({ color }) => color)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  expect(new Set(legend.map(({ id }) => id)).size).toBe(7);
});

test("a version's words lead to its comparison with its parent, those of a first version to itself", () => {
  const { marks } = drawAuthors(writtenBy(1, 2), now);
  expect(marks.get(1)).toMatchObject({ href: "?version=v1", color: 1 });
  expect(marks.get(2)).toEqual({
    search: { version: "v2", compareTo: "v1" },
    href: "?version=v2&compareTo=v1",
    color: 0,
    label: "Person 2, in “Subject 2”, 1 day ago",
  });
});
