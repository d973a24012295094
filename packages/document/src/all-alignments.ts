import type { Alignment } from "./format.ts";

/** Every alignment that the format knows. */
export const allAlignments: readonly Alignment[] = [
  "",
  "left",
  "start",
  "center",
  "right",
  "end",
  "justify",
];
