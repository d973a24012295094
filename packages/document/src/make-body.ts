import { newBlockId } from "./block-id.ts";
import { foldRows } from "./containers/fold-rows.ts";
import { currentFormatVersion } from "./current-format-version.ts";
import type { BlockJson, PageBody } from "./format.ts";
import { makeBlock } from "./make-block.ts";

/**
 * A body of these blocks, in this order; without blocks, a blank body. The caller guarantees that block ids are unique.
 */
export function makeBody(blocks: readonly BlockJson[]): PageBody {
  const children = foldRows(
    blocks.length === 0 ? [makeBlock({ id: newBlockId(), kind: "paragraph" }, [])] : blocks,
  );
  return {
    formatVersion: currentFormatVersion,
    root: { type: "root", version: 1, children, direction: null, format: "", indent: 0 },
  };
}
