import { isObjectWord } from "../object-word.ts";
import type { Run } from "../run.ts";

/** The runs between two offsets of the text, in UTF-16 units, with their formatting. An object is never
 * cut: it is in the slice if its first character is. */
export function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  const slice: Run[] = [];
  let at = 0;
  for (const run of runs) {
    if (at >= end) break;
    const text = isObjectWord(run.text)
      ? at < start
        ? ""
        : run.text
      : run.text.slice(Math.max(0, start - at), end - at);
    if (text !== "") slice.push({ ...run, text });
    at += run.text.length;
  }
  return slice;
}
