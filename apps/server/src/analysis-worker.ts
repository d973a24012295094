// The entry of a worker thread: its exports are called by name from `createAnalysisPool`.
export { authorsAlong, changesOf } from "./versions/analysis/analyse-versions.ts";
