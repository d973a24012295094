import { lookOf } from "@stemma/document/containers/container";
import { $getRoot } from "lexical";
import { expect } from "vitest";
import type { BlockId } from "@stemma/document/block-id";
import { bodyRows } from "@stemma/document/body-rows";
import { $isCalloutNode } from "@stemma/document/containers/callout-node";
import { readBody } from "@stemma/document/read-body";
import { editorBody } from "../body/editor-body.ts";
import { block, editorForTests, type TestEditor } from "./editor-for-tests.ts";
import { rowChildren } from "@stemma/document/row-children";

/** A row of the tip `C`. */
export const inside = (id: string, text: string, shape: Parameters<typeof block>[1] = {}) =>
  block(text, { ...shape, id, within: { kind: "callout", id: "C" as BlockId, tone: "tip" } });

/** A paragraph, a callout of two rows, and a paragraph. */
export const page = () =>
  editorForTests([
    block("Before", { id: "a" }),
    inside("b", "One"),
    inside("c", "Two", { kind: "bullet" }),
    block("After", { id: "d" }),
  ]);

/** The rows as `text`, `tip[1] text` for the first callout, and so on; a row of a list has a dash. */
export function rowsOf({ editor }: TestEditor): string[] {
  editor.read(() => undefined);
  const body = editorBody(editor.getEditorState());
  expect(readBody(body)).toEqual({ ok: true, body });
  const ids: string[] = [];
  return bodyRows(body).map((row) => {
    const { type, within } = row;
    const text = rowChildren(row)
      .map((child) => ("text" in child ? child.text : ""))
      .join("");
    const shown = `${type === "listitem" ? "- " : ""}${text}`;
    if (within === undefined) return shown;
    if (!ids.includes(within.id)) ids.push(within.id);
    return `${lookOf(within)}[${ids.indexOf(within.id) + 1}] ${shown}`.trim();
  });
}

/** Whether the editor's nodes stand as a page stores them. */
export function isCanonical({ editor }: TestEditor): boolean {
  return editor.read(() => {
    const callouts = $getRoot().getChildren().filter($isCalloutNode);
    return callouts.every((one) => !one.isEmpty() && !one.getChildren().some($isCalloutNode));
  });
}

/** The rows of `page`. */
export const whole = ["Before", "tip[1] One", "tip[1] - Two", "After"];
