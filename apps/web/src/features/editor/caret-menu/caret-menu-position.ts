import type { TextKind } from "@stemma/document/make-block";

/**
 * The distance in pixels from the top of the line to the menu, by block kind. Specification, section 9; the kinds that it
 * does not name have the lines of a paragraph.
 */
const offsets: Readonly<Record<TextKind, number>> = {
  paragraph: 28,
  h1: 47,
  h2: 37,
  h3: 31,
  quote: 28,
  codeBlock: 28,
  math: 28,
  diagram: 28,
  bullet: 28,
  number: 28,
  check: 28,
};

/**
 * The menu's position in the viewport: below the caret's line and starting at the caret; above the line if there is
 * no room below. `line` has the line's box and the caret's left.
 */
export function caretMenuPosition(
  line: { readonly left: number; readonly top: number },
  kind: TextKind,
  size: { readonly width: number; readonly height: number },
  viewport: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const left = Math.max(8, Math.min(line.left, viewport.width - size.width - 8));
  const below = line.top + offsets[kind];
  const fits = below + size.height <= viewport.height - 8;
  return { left, top: fits ? below : Math.max(8, line.top - size.height - 6) };
}
