import type { BodyBlock } from "../body-blocks.ts";

/**
 * A key for everything a reader can see of a block: two blocks with equal keys look the same. The id is not part of it.
 */
export function blockLooks(block: BodyBlock): string {
  const { kind, alignment, indent, direction, runs } = block;
  return `${kind}|${alignment}|${indent}|${direction}|${runsLooks(runs)}`;
}

/** The same key for a range of text. */
export function runsLooks(runs: BodyBlock["runs"]): string {
  let looks = "";
  for (const { text, marks, url } of runs) {
    looks += `${text.length}:${text}${marks}:${url === null ? "" : `${url.length}:${url}`};`;
  }
  return looks;
}
