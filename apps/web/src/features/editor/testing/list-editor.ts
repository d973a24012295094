import { $getRoot } from "lexical";
import { bodyBlocks } from "@stemma/document/body-blocks";
import type { BlockKind } from "@stemma/document/make-block";
import { editorBody } from "../body/editor-body.ts";
import { replaceBody } from "../body/replace-body.ts";
import { block, editorForTests, type TestEditor } from "./editor-for-tests.ts";
import { $nesting, $topList } from "../lists/list-rows.ts";

/** An editor with rows written as `kind level text`, with ids a, b, c …; a check row may be `check:x`. */
export function listEditor(...rows: readonly string[]): TestEditor {
  return editorForTests(
    rows.map((row, at) => {
      const [, kind = "", extra, indent, text = ""] =
        /^(\w+)(?::(\w+))? (\d) ?(.*)$/.exec(row) ?? [];
      const attributes =
        extra === "x"
          ? ({ checked: true } as const)
          : extra === undefined
            ? {}
            : { start: Number(extra) };
      const id = String.fromCodePoint(97 + at);
      return block(text, { id, kind: kind as BlockKind, indent: Number(indent), attributes });
    }),
  );
}

/** The rows of the editor's body in the form of `listEditor`, with the number before numbered ones. */
export function rowsOf({ editor }: TestEditor): string[] {
  // A command's update is committed at the next read.
  editor.read(() => undefined);
  return bodyBlocks(editorBody(editor.getEditorState())).map(
    ({ kind, indent, number, attributes, runs }) => {
      const extra = number === null ? (attributes.checked === true ? ":x" : "") : `:${number}`;
      return `${kind}${extra} ${indent} ${runs.map(({ text }) => text).join("")}`.trim();
    },
  );
}

/** Whether the editor shows the lists as a page stores them. */
export function isCanonical({ editor }: TestEditor): boolean {
  const nestingIn = (of: TestEditor["editor"]) =>
    of.read(() => {
      const found = $getRoot()
        .getChildren()
        .map((node) => {
          const top = $topList(node);
          return top === null ? "-" : $nesting(top);
        });
      return found.join("");
    });
  const stored = editorForTests([block("x")]);
  replaceBody(stored.editor, editorBody(editor.getEditorState()));
  return nestingIn(editor) === nestingIn(stored.editor);
}
