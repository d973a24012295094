import { takenPassagesShape } from "@stemma/contract/draft-shapes";
import { takenRowsMax } from "@stemma/domain/draft/taken-passages-max";
import type { VersionId } from "@stemma/domain/ids";
import { expect, test } from "vitest";
import { allTaken } from "./all-taken.ts";

const version = (index: number) =>
  `00000000-0000-4000-8000-${String(index).padStart(12, "0")}` as VersionId;

test("the rows of one version stand together, in order, each once", () => {
  const [one, two] = [version(1), version(2)];
  const taken = allTaken(
    [{ versionId: one, rows: [4, 2] }],
    [
      { versionId: two, rows: [0] },
      { versionId: one, rows: [2, 3] },
    ],
  );
  expect(taken).toEqual([
    { versionId: one, rows: [2, 3, 4] },
    { versionId: two, rows: [0] },
  ]);
});

test("however much is taken, the server accepts the list, and what was taken last is in it", () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ versionId: version(index), rows: [0] }));
  const rows = Array.from({ length: takenRowsMax + 1 }, (_, row) => row);
  const taken = allTaken(many, [{ versionId: version(99), rows }]);
  expect(takenPassagesShape.safeParse(taken).success).toBe(true);
  expect(taken.at(-1)?.versionId).toBe(version(99));
});
