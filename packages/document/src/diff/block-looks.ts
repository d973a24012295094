import type { BodyBlock } from "../body-blocks.ts";

/** One text for everything a reader can tell two blocks apart by. The id is not of it. */
export function blockLooks(block: BodyBlock): string {
  const { kind, alignment, indent, direction, runs } = block;
  return `${kind}|${alignment}|${indent}|${direction}|${runsLooks(runs)}`;
}

/** The same for a stretch of text. */
export function runsLooks(runs: BodyBlock["runs"]): string {
  let looks = "";
  for (const { text, marks, url } of runs) {
    looks += `${text.length}:${text}${marks}:${url === null ? "" : `${url.length}:${url}`};`;
  }
  return looks;
}
