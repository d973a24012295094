import { expect, test } from "vitest";
import { treePage } from "./testing/tree-page.ts";
import { treeAction } from "./tree-keys.ts";
import { treeRows, type ItemRow, type TreeWorkspace } from "./tree-rows.ts";

const { rows } = treeRows({
  workspaces: ["Bakery", "Archive", "Quiet"].map(
    (id) => ({ id, workspaceName: id, isMuted: id === "Quiet" }) as unknown as TreeWorkspace,
  ),
  open: new Set(["Bakery", "Bread"]),
  parts: new Map(),
  read: ({ parentPageId }) => ({
    items: (parentPageId === null ? ["Bread", "Cake"] : ["Rye"]).map((id) =>
      treePage(id, id === "Bread"),
    ),
    nextCursor: null,
  }),
});

const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const focus = (id: string) => ({ kind: "focus", id });

test.each([
  ["Bread", { key: "ArrowDown" }, focus("Rye")],
  ["Bread", { key: "ArrowUp" }, focus("Bakery")],
  ["Bakery", { key: "ArrowUp" }, null],
  ["Cake", { key: "Home" }, focus("Bakery")],
  ["Bread", { key: "End" }, focus("muted")],
  ["Bread", { key: "ArrowRight" }, focus("Rye")],
  ["Archive", { key: "ArrowRight" }, { kind: "open", id: "Archive", isOpen: true }],
  ["Cake", { key: "ArrowRight" }, null],
  ["Bread", { key: "ArrowLeft" }, { kind: "open", id: "Bread", isOpen: false }],
  ["Rye", { key: "ArrowLeft" }, focus("Bread")],
  ["Cake", { key: "ArrowLeft" }, focus("Bakery")],
  ["Bread", { key: " " }, { kind: "open", id: "Bread", isOpen: false }],
  ["Cake", { key: "b" }, focus("Bakery")],
  ["Bakery", { key: "b" }, focus("Bread")],
  ["Cake", { key: "x" }, null],
  ["Rye", { key: "ArrowLeft", altKey: true }, { kind: "move", step: "out" }],
  ["Bakery", { key: "ArrowDown", altKey: true }, { kind: "move", step: "down" }],
  ["Bakery", { key: "ArrowRight", altKey: true }, null],
  ["Bakery", { key: "Enter" }, null],
  ["muted", { key: " " }, null],
  ["muted", { key: "ArrowRight" }, { kind: "open", id: "muted", isOpen: true }],
  ["muted", { key: "ArrowUp", altKey: true }, null],
  ["Cake", { key: "k", ctrlKey: true }, null],
])("on %s the key %o does %o", (id, key, action) => {
  const row = rows.find((one) => one.id === id) as ItemRow;
  expect(treeAction(rows, row, { ...keys, ...key })).toEqual(action);
});
