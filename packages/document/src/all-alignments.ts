import type { Alignment } from "./format.ts";

/** Every way a block's lines may stand. */
export const allAlignments: readonly Alignment[] = [
  "",
  "left",
  "start",
  "center",
  "right",
  "end",
  "justify",
];
