/** The measures of the history tree, in pixels. Specification, section 9. */
export const treeMeasures = {
  /** Horizontal distance from a version to its child. */
  columnPx: 150,
  /** Vertical distance between rows. */
  rowPx: 80,
  /** The minimum height of the tree. */
  baseHeightPx: 498,
  /** The distance of one scroll step. */
  scrollStepPx: 100,
  /** Left and right padding to the first and last dot: half a label and a margin. */
  sidePx: 90,
  /** Top padding to the highest dot. */
  topPx: 48,
  /** Bottom padding below the lowest dot, with room for its label. */
  bottomPx: 80,
} as const;
