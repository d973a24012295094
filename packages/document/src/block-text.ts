import type { Run } from "./run.ts";

/** A block's plain text; a line break is `"\n"`, a tab `"\t"`, a page link, a mention or a formula an `objectWord`. */
export function blockText(block: { readonly runs: readonly Run[] }): string {
  const [first] = block.runs;
  if (block.runs.length === 1 && first !== undefined) return first.text;
  return block.runs.map((run) => run.text).join("");
}
