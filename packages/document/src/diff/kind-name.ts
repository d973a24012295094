import type { BlockKind } from "../make-block.ts";

/** The name of a block's kind for users: "paragraph", "heading 2". */
export function kindName(kind: BlockKind): string {
  return kind === "paragraph" ? kind : `heading ${kind.slice(1)}`;
}
