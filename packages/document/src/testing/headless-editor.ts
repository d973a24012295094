import { LinkNode } from "@lexical/link";
import { HeadingNode } from "@lexical/rich-text";
import { createEditor, type LexicalEditor } from "lexical";

/** A Lexical editor with the nodes of the format, without a DOM. */
export function headlessEditor(): LexicalEditor {
  return createEditor({
    nodes: [HeadingNode, LinkNode],
    onError: (error) => {
      throw error;
    },
  });
}
