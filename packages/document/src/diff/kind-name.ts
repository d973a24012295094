import type { BlockKind } from "../make-block.ts";

/** What a writer calls a kind of block: "paragraph", "heading 2". */
export function kindName(kind: BlockKind): string {
  return kind === "paragraph" ? kind : `heading ${kind.slice(1)}`;
}
