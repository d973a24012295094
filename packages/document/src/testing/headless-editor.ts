import { HorizontalRuleNode } from "@lexical/extension";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import { CodeBlockNode } from "../code/code-block-node.ts";
import { CalloutNode } from "../containers/callout-node.ts";
import { ToggleNode } from "../containers/toggle-node.ts";
import { FileNode, ImageNode } from "../files/file-node.ts";
import { InlineMathNode } from "../math/inline-math-node.ts";
import { DiagramNode } from "../diagrams/diagram-node.ts";
import { MathNode } from "../math/math-node.ts";
import { MentionNode } from "../mentions/mention-node.ts";
import { PageLinkNode } from "../page-links/page-link-node.ts";
import { SnippetNode } from "../snippets/snippet-node.ts";
import { createEditor, type LexicalEditor } from "lexical";

/** A Lexical editor with the nodes of the format, without a DOM. */
export function headlessEditor(): LexicalEditor {
  return createEditor({
    nodes: [
      CalloutNode,
      CodeBlockNode,
      FileNode,
      HeadingNode,
      HorizontalRuleNode,
      ImageNode,
      InlineMathNode,
      LinkNode,
      ListItemNode,
      ListNode,
      DiagramNode,
      MathNode,
      MentionNode,
      PageLinkNode,
      QuoteNode,
      SnippetNode,
      TableCellNode,
      TableNode,
      TableRowNode,
      ToggleNode,
    ],
    onError: (error) => {
      throw error;
    },
  });
}
