import type { BodyBlock } from "../body-blocks.ts";
import { sameCodeLook } from "../code/code-look.ts";
import { sameObject } from "../row-attributes.ts";

/** Whether two lists of blocks look the same. */
export function allLookSame(a: readonly BodyBlock[], b: readonly BodyBlock[]): boolean {
  return (
    a.length === b.length &&
    a.every((block, at) => {
      const other = b[at];
      return other !== undefined && looksSame(block, other);
    })
  );
}

/**
 * Whether a reader sees no difference between two blocks, but for the number of a list, which belongs to no single row:
 * their fingerprints are equal. Their ids can differ. */
export function looksSame(a: BodyBlock, b: BodyBlock): boolean {
  return (
    a.kind === b.kind &&
    a.alignment === b.alignment &&
    a.indent === b.indent &&
    a.direction === b.direction &&
    a.attributes.checked === b.attributes.checked &&
    a.attributes.language === b.attributes.language &&
    sameCodeLook(a.attributes, b.attributes) &&
    sameObject(a.attributes, b.attributes) &&
    a.runs.length === b.runs.length &&
    a.runs.every((run, at) => {
      const other = b.runs[at];
      return run.text === other?.text && run.marks === other.marks && run.url === other.url;
    })
  );
}
