import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import { CalloutNode } from "../containers/callout-node.ts";
import { createEditor, type LexicalEditor } from "lexical";

/** A Lexical editor with the nodes of the format, without a DOM. */
export function headlessEditor(): LexicalEditor {
  return createEditor({
    nodes: [
      CalloutNode,
      HeadingNode,
      LinkNode,
      ListItemNode,
      ListNode,
      QuoteNode,
      TableCellNode,
      TableNode,
      TableRowNode,
    ],
    onError: (error) => {
      throw error;
    },
  });
}
