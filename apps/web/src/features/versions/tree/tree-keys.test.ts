import { expect, it } from "vitest";
import { layOutTree } from "../layout/lay-out-tree.ts";
import { treeMeasures } from "../layout/tree-measures.ts";
import { aHistory, idOf } from "../testing/a-history.ts";
import { treeMove } from "./tree-keys.ts";

const layout = layOutTree(aHistory("a", "b<a", "c<b"), null, idOf("b"));
const step = treeMeasures.scrollStepPx;
const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it.each([
  {
    because: "arrows follow the tree",
    pressed: { key: "ArrowLeft" },
    move: { kind: "select", key: "b" },
  },
  {
    because: "Home goes to the first version",
    pressed: { key: "Home" },
    move: { kind: "select", key: "a" },
  },
  {
    because: "End goes to the published one",
    pressed: { key: "End" },
    move: { kind: "select", key: "b" },
  },
  { because: "Enter opens", pressed: { key: "Enter" }, move: { kind: "open" } },
  {
    because: "Shift scrolls a step",
    pressed: { key: "ArrowLeft", shiftKey: true },
    move: { kind: "scroll", x: -step, y: 0 },
  },
  { because: "there is nothing to the right", pressed: { key: "ArrowRight" }, move: null },
  {
    because: "other keys are the browser's",
    pressed: { key: "ArrowLeft", altKey: true },
    move: null,
  },
])("a key at the newest version does what it does because $because", ({ pressed, move }) => {
  expect(treeMove({ ...plain, ...pressed }, layout, idOf("c"), idOf("b"))).toEqual(move);
});
