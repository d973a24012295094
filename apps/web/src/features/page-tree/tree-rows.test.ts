import { describe, expect, test } from "vitest";
import { treePage } from "./testing/tree-page.ts";
import type { WorkspaceId } from "@stemma/domain/ids";
import { treeRows, type LevelAnswer, type TreeRow, type TreeWorkspace } from "./tree-rows.ts";

const workspace = (id: string) => ({ id, workspaceName: id }) as unknown as TreeWorkspace;
const answers: Record<string, LevelAnswer> = {
  "bakery null": { items: [treePage("bread", true), treePage("cake")], nextCursor: "c" },
  "bakery null c": { items: [treePage("rolls")], nextCursor: null },
  "bread null": { items: [treePage("rye")], nextCursor: null },
  "archive null": { items: [], nextCursor: null },
};

function rowsOf(open: readonly string[], parts: readonly (readonly [string, number])[] = []) {
  return treeRows({
    workspaces: [workspace("bakery"), workspace("archive")],
    open: new Set(open),
    parts: new Map(parts),
    read: ({ workspaceId, parentPageId, cursor }) =>
      answers[
        [parentPageId ?? workspaceId, "null", cursor].filter((part) => part !== null).join(" ")
      ],
  });
}

const drawn = ({ rows }: { readonly rows: readonly TreeRow[] }) =>
  rows.map(({ id, level }) => `${"-".repeat(level)} ${id}`);

describe("the rows of the tree", () => {
  test("closed workspaces ask for nothing", () => {
    expect(drawn(rowsOf([]))).toEqual(["- bakery", "- archive"]);
    expect(rowsOf([]).wanted).toEqual([]);
  });

  test("an open level has its pages, and one that is open has those below it", () => {
    expect(drawn(rowsOf(["bakery", "bread", "archive"]))).toEqual([
      "- bakery",
      "-- bread",
      "--- rye",
      "-- cake",
      "-- more bakery 2",
      "- archive",
      "-- empty archive",
    ]);
  });

  test("more parts are read when they are wanted, and a whole level says how many pages it has", () => {
    const { rows, wanted } = rowsOf(["bakery"], [["bakery", 2]]);
    expect(drawn({ rows })).toEqual(["- bakery", "-- bread", "-- cake", "-- rolls", "- archive"]);
    expect(wanted.map(({ cursor }) => cursor)).toEqual([null, "c"]);
    expect(rows.find(({ id }) => id === "rolls")).toMatchObject({
      place: 3,
      count: 3,
      before: "cake",
    });
  });

  test("a page that two answers place has one row, in the upper level: two of one name would leave one on screen for good", () => {
    const old: Record<string, LevelAnswer> = {
      bakery: { items: [treePage("bread", true), treePage("rolls")], nextCursor: null },
      bread: { items: [treePage("rolls"), treePage("rye")], nextCursor: null },
      archive: { items: [treePage("rye"), treePage("cake")], nextCursor: null },
    };
    const { rows } = treeRows({
      workspaces: [workspace("bakery"), workspace("archive")],
      open: new Set(["bakery", "bread", "archive"]),
      parts: new Map(),
      read: ({ workspaceId, parentPageId }) => old[parentPageId ?? workspaceId],
    });
    expect(drawn({ rows })).toEqual([
      "- bakery",
      "-- bread",
      "--- rye",
      "-- rolls",
      "- archive",
      "-- cake",
    ]);
    expect(rows.find(({ id }) => id === "rye")).toMatchObject({ place: 1, count: 1, before: null });
  });

  test("a part that has not arrived is waited for", () => {
    const { rows, wanted } = treeRows({
      workspaces: [workspace("bakery")],
      open: new Set(["bakery"]),
      parts: new Map(),
      read: () => undefined,
    });
    expect(drawn({ rows })).toEqual(["- bakery", "-- loading bakery"]);
    expect(wanted).toEqual([
      { workspaceId: "bakery" as WorkspaceId, parentPageId: null, cursor: null },
    ]);
  });

  test("a page that is open, and has no pages any more, is closed", () => {
    expect(drawn(rowsOf(["bakery", "cake"]))).not.toContain("--- empty cake");
  });
});
