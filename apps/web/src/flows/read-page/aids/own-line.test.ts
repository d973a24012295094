import { expect, test } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import { isOwnLine } from "./own-line.ts";

const id = (name: string) => name as VersionId;

/** Versions 1 to 4, each on top of the one before; 3 was published on top of 1 as well, as `side`. */
const versions = [
  { id: id("4"), previousNode: id("3") },
  { id: id("3"), previousNode: id("2") },
  { id: id("side"), previousNode: id("1") },
  { id: id("2"), previousNode: id("1") },
  { id: id("1"), previousNode: null },
];

test.each([
  { versionId: "2", before: "2", own: [], isOwn: true, because: "nothing was published" },
  { versionId: "2", before: "1", own: ["2"], isOwn: true, because: "one tick" },
  { versionId: "4", before: "1", own: ["2", "3", "4"], isOwn: true, because: "three ticks" },
  { versionId: "4", before: "2", own: ["3", "4"], isOwn: true, because: "two ticks" },
  { versionId: "2", before: "1", own: [], isOwn: false, because: "somebody else's" },
  { versionId: "4", before: "1", own: ["2", "4"], isOwn: false, because: "one in between" },
  { versionId: "4", before: "side", own: ["2", "3", "4"], isOwn: false, because: "another line" },
  { versionId: "9", before: "1", own: ["9"], isOwn: false, because: "a version not listed" },
])(
  "from $before to $versionId all is the reader's own: $isOwn, because of $because",
  ({ versionId, before, own, isOwn }) => {
    const ids = new Set(own.map(id));
    expect(isOwnLine(versions, id(versionId), id(before), ids)).toBe(isOwn);
  },
);
