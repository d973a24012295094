/** A rectangle on the screen, in pixels from the viewport's corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** How far the toolbar keeps from the viewport's edges, and from the selection. */
const margin = 8;

/**
 * Where the toolbar stands: above the selection, in its middle, within the viewport; below it where there is no room
 * above or a finger selects (the system's own menu stands above). A selection that leaves room on neither side is higher
 * than the screen: then at the top. `null` while the selection is out of sight.
 */
export function placeToolbar(
  selection: Box,
  size: { readonly width: number; readonly height: number },
  viewport: Box,
  isTouched: boolean,
): { readonly left: number; readonly top: number } | null {
  if (selection.bottom < viewport.top || selection.top > viewport.bottom) return null;
  const middle = (selection.left + selection.right - size.width) / 2;
  const left = clamp(middle, viewport.left + margin, viewport.right - margin - size.width);
  const above = selection.top - margin - size.height;
  const below = selection.bottom + (isTouched ? 4 * margin : margin);
  const fitsAbove = above >= viewport.top + margin;
  const fitsBelow = below + size.height <= viewport.bottom - margin;
  if (fitsBelow && (isTouched || !fitsAbove)) return { left, top: below };
  return { left, top: fitsAbove ? above : viewport.top + margin };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
