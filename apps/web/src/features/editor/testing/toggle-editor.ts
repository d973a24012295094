import type { BlockId } from "@stemma/document/block-id";
import { $isToggleNode } from "@stemma/document/containers/toggle-node";
import { $getRoot } from "lexical";
import { expect } from "vitest";
import { setToggleOpen } from "../toggles/open-toggles.ts";
import { block, editorForTests, type TestEditor } from "./editor-for-tests.ts";

/** A row of the toggle `T`. */
export const inToggle = (id: string, text: string, shape: Parameters<typeof block>[1] = {}) =>
  block(text, { ...shape, id, within: { kind: "toggle", id: "T" as BlockId } });

/** A paragraph, a toggle of a summary and two rows, and a paragraph. */
export const togglePage = () =>
  editorForTests([
    block("Before", { id: "a" }),
    inToggle("s", "How?"),
    inToggle("b", "Slowly"),
    inToggle("c", "By hand", { kind: "bullet" }),
    block("After", { id: "d" }),
  ]);

/** The rows of `togglePage`, as `rowsOf` gives them. */
export const wholeToggle = [
  "Before",
  "toggle[1] How?",
  "toggle[1] Slowly",
  "toggle[1] - By hand",
  "After",
];

/** Whether the writer sees the rows of each toggle, in the page's order. */
export const openToggles = ({ editor }: TestEditor): boolean[] =>
  Array.from(
    editor.getRootElement()?.querySelectorAll(".toggle") ?? [],
    (element) => !element.classList.contains("toggle-closed"),
  );

/** Closes the first toggle. */
export function closeToggle({ editor }: TestEditor): void {
  const key = editor.read(() => $getRoot().getChildren().find($isToggleNode)?.getKey());
  expect(key).toBeDefined();
  setToggleOpen(editor, key ?? "", false);
}
