/** The measures of the history tree, in pixels. Specification, section 9. */
export const treeMeasures = {
  /** From one version to the next one grown from it. */
  columnPx: 150,
  /** Between versions that stand one above the other. */
  rowPx: 80,
  /** The least height of the tree. */
  baseHeightPx: 498,
  /** How far one press scrolls. */
  scrollStepPx: 100,
  /** From the left and right edge to the first and last dot: half a label and some air. */
  sidePx: 90,
  /** From the top edge to the highest dot. */
  topPx: 48,
  /** From the lowest dot to the bottom edge: a label stands under it. */
  bottomPx: 80,
} as const;
