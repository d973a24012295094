/** A rectangle in viewport pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The minimum distance in pixels from the toolbar to the viewport's edges and to the selection. */
const margin = 8;

/**
 * The position of a toolbar or of another popup: centered above the selection, within the viewport; below it if there is
 * no room above, if that is preferred, or for a touch selection (the system's menu is above). If neither side has room, the selection is taller than the
 * screen: then at the top. `null` while the selection is out of view.
 */
export function placeToolbar(
  selection: Box,
  size: { readonly width: number; readonly height: number },
  viewport: Box,
  isTouched: boolean,
  prefersBelow = isTouched,
): { readonly left: number; readonly top: number } | null {
  if (selection.bottom < viewport.top || selection.top > viewport.bottom) return null;
  const middle = (selection.left + selection.right - size.width) / 2;
  const left = clamp(middle, viewport.left + margin, viewport.right - margin - size.width);
  const above = selection.top - margin - size.height;
  const below = selection.bottom + (isTouched ? 4 * margin : margin);
  const fitsAbove = above >= viewport.top + margin;
  const fitsBelow = below + size.height <= viewport.bottom - margin;
  if (fitsBelow && (prefersBelow || !fitsAbove)) return { left, top: below };
  return { left, top: fitsAbove ? above : viewport.top + margin };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
