import type { BlockKind } from "@stemma/document/make-block";

/** How far below the top of its line the menu stands, in pixels. Specification, section 9. */
const offsets: Readonly<Record<BlockKind, number>> = { paragraph: 28, h1: 47, h2: 37, h3: 31 };

/**
 * Where the menu stands in the viewport: below the line of the caret, from the caret on; above the line where there is no
 * room below. `line` is the line's box, its left the caret's.
 */
export function slashMenuPlace(
  line: { readonly left: number; readonly top: number },
  kind: BlockKind,
  size: { readonly width: number; readonly height: number },
  viewport: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const left = Math.max(8, Math.min(line.left, viewport.width - size.width - 8));
  const below = line.top + offsets[kind];
  const fits = below + size.height <= viewport.height - 8;
  return { left, top: fits ? below : Math.max(8, line.top - size.height - 6) };
}
