// The entry of a worker thread: its exports are called by name from `createAnalysisPool`.
export { colorBlocks as colorsOf } from "@stemma/highlight/color-blocks";
export { checkChangedBody } from "./platform/checked-body.ts";
export { drawText } from "./platform/draw-text.ts";
export { readLongSave } from "./platform/long-save.ts";
export { readPublishedText, tickText } from "./platform/published-text.ts";
export { readText } from "./platform/read-text.ts";
export { authorsAlong, changesOf } from "./versions/analysis/analyse-versions.ts";

/** Does nothing: a pool runs it to start a thread. */
export function nothing(): void {}
