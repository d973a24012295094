import type { BodyBlock } from "../body-blocks.ts";

/** One text for everything a reader can tell two blocks apart by. The id is not of it. */
export function blockLooks(block: BodyBlock): string {
  const { kind, alignment, indent, direction, runs } = block;
  return `${kind}|${alignment}|${indent}|${direction}|${runsLooks(runs)}`;
}

/** The same for a stretch of text. */
export function runsLooks(runs: BodyBlock["runs"]): string {
  return runs.map((run) => JSON.stringify([run.marks, run.url, run.text])).join("");
}
