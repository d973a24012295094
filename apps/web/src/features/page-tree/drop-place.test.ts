import { expect, test } from "vitest";
import { treePage } from "./testing/tree-page.ts";
import { dropPlace, stepPlace, type DropZone, type Step } from "./drop-place.ts";
import { treeRows, type LinkRow, type PageRow, type TreeWorkspace } from "./tree-rows.ts";

const levels: Record<string, readonly string[]> = {
  bakery: ["bread", "cake", "rolls"],
  bread: ["rye", "wheat"],
  archive: ["old"],
};

const { rows } = treeRows({
  workspaces: ["bakery", "archive"].map(
    (id) => ({ id, workspaceName: id }) as unknown as TreeWorkspace,
  ),
  open: new Set(["bakery", "bread", "archive"]),
  parts: new Map(),
  read: ({ workspaceId, parentPageId }) => ({
    items: (levels[parentPageId ?? workspaceId] ?? []).map((id) => treePage(id, id in levels)),
    nextCursor: null,
  }),
});
const row = (id: string) => rows.find((one) => one.id === id) as LinkRow;

test.each<[string, string, DropZone, object | null]>([
  ["rolls", "cake", "before", { parentPageId: null, after: "bread" }],
  ["rolls", "bread", "before", { parentPageId: null, after: null }],
  ["cake", "rolls", "behind", { parentPageId: null, after: "rolls" }],
  ["cake", "rye", "inside", { parentPageId: "rye" }],
  ["cake", "bread", "behind", { parentPageId: "bread", after: null }],
  ["cake", "wheat", "behind", { parentPageId: "bread", after: "wheat" }],
  ["cake", "archive", "inside", { workspaceId: "archive", parentPageId: null, after: null }],
  ["cake", "rolls", "before", null],
  ["bread", "wheat", "inside", null],
  ["bread", "bread", "inside", null],
])("%s dropped on %s, %s it, goes to %o", (dragged, target, zone, place) => {
  const found = dropPlace(rows, row(dragged) as PageRow, row(target), zone);
  if (place === null) expect(found).toBeNull();
  else expect(found).toMatchObject(place);
});

test.each<[string, Step, object | null]>([
  ["cake", "up", { parentPageId: null, after: null }],
  ["rolls", "up", { parentPageId: null, after: "bread" }],
  ["bread", "up", null],
  ["bread", "down", { parentPageId: null, after: "cake" }],
  ["rolls", "down", null],
  ["cake", "in", { parentPageId: "bread" }],
  ["bread", "in", null],
  ["wheat", "out", { parentPageId: null, after: "bread" }],
  ["cake", "out", null],
])("%s moved %s goes to %o", (id, step, place) => {
  const found = stepPlace(rows, row(id) as PageRow, step);
  if (place === null) expect(found).toBeNull();
  else expect(found).toMatchObject(place);
});
