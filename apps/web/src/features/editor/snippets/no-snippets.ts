import { useEffect } from "react";
import { $onUpdate, type LexicalEditor } from "lexical";
import { SnippetNode } from "@stemma/document/snippets/snippet-node";
import { showToast } from "../../../ui/messages/toasts.ts";
import { LeftOut } from "../paste/left-out.ts";
import { pasteReport } from "../paste/paste-report.ts";

/** Takes snippets out of the text of a snippet, however they came there, and says so: snippets do not nest. */
export function NoSnippets({ editor }: { readonly editor: LexicalEditor }) {
  useEffect(() => {
    let leftOut: LeftOut | null = null;
    const report = (): void => {
      if (leftOut !== null) void showToast(pasteReport(leftOut) ?? "");
      leftOut = null;
    };
    return editor.registerNodeTransform(SnippetNode, (node) => {
      node.remove();
      if (leftOut === null) {
        leftOut = new LeftOut();
        $onUpdate(report);
      }
      leftOut.add("snippet");
    });
  }, [editor]);
  return null;
}
