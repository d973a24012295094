import { describe, expect, test } from "vitest";
import { treePage } from "./testing/tree-page.ts";
import { dropWorkspace, stepWorkspace } from "./workspace-place.ts";
import {
  moreRowId,
  treeRows,
  type LinkRow,
  type TreeWorkspace,
  type WorkspaceRow,
} from "./tree-rows.ts";

const workspace = (id: string, isMuted = false) =>
  ({ id, workspaceName: id, icon: null, isMuted }) as unknown as TreeWorkspace;

/** Bakery with an open page, Garden, Shop, and below 'More' Attic and Vault. */
const { rows } = treeRows({
  workspaces: [
    workspace("Attic", true),
    workspace("Bakery"),
    workspace("Garden"),
    workspace("Vault", true),
    workspace("Shop"),
  ],
  open: new Set(["Bakery", "Shop", moreRowId]),
  parts: new Map(),
  read: ({ workspaceId }) => ({
    items: [`${workspaceId} news`].map((id) => treePage(id, false)),
    nextCursor: null,
  }),
});

const row = (id: string) => rows.find((one) => one.id === id) as LinkRow;

test("muted workspaces stand below 'More', and the others keep their order", () => {
  expect(rows.map(({ id, level }) => `${"-".repeat(level)} ${id}`)).toEqual([
    "- Bakery",
    "-- Bakery news",
    "- Garden",
    "- Shop",
    "-- Shop news",
    "- muted",
    "-- Attic",
    "-- Vault",
  ]);
  expect(row("Shop")).toMatchObject({ place: 3, count: 4 });
  expect(row("Vault")).toMatchObject({ place: 2, count: 2 });
});

describe("one step", () => {
  test.each([
    ["Bakery", "up", null, "it is the first one"],
    ["Garden", "up", { after: null }, "it becomes the first one"],
    ["Shop", "up", { after: "Bakery" }, "it goes before Garden"],
    ["Bakery", "down", { after: "Garden" }, "it goes behind Garden"],
    ["Shop", "down", null, "it is the last one"],
    ["Vault", "up", { after: null }, "it becomes the first of the muted ones"],
    ["Garden", "in", null, "workspaces are not below each other"],
  ] as const)("takes %s %s to %o, because %s", (id, step, place, _because) => {
    expect(stepWorkspace(rows, row(id) as WorkspaceRow, step)).toEqual(place);
  });
});

describe("a drop", () => {
  const before = (id: string) => ({ id, zone: "before" });
  test.each([
    ["Shop", "Bakery", true, { after: null, mark: before("Bakery") }, "it is over the upper half"],
    [
      "Shop",
      "Bakery",
      false,
      { after: "Bakery", mark: before("Garden") },
      "it is over the lower half",
    ],
    [
      "Shop",
      "Bakery news",
      true,
      { after: "Bakery", mark: before("Garden") },
      "a page is its workspace's",
    ],
    [
      "Bakery",
      "Shop",
      false,
      { after: "Shop", mark: { id: "Shop news", zone: "behind" } },
      "it is the last one",
    ],
    ["Garden", "Bakery", false, null, "it is there"],
    ["Garden", "Shop", true, null, "it is there"],
    ["Garden", "Garden", true, null, "it is itself"],
    ["Garden", "Attic", true, null, "a muted one has another place"],
    [
      "Vault",
      "Attic",
      true,
      { after: null, mark: before("Attic") },
      "muted ones have an order too",
    ],
  ] as const)(
    "of %s on %s (upper half: %s) is %o, because %s",
    (id, target, isUpper, drop, _because) => {
      expect(dropWorkspace(rows, row(id) as WorkspaceRow, row(target), isUpper)).toEqual(drop);
    },
  );
});
