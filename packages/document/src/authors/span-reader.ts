import type { AuthorSpan } from "./row-authors.ts";

/** Reads spans from the beginning to the end. */
export interface SpanReader {
  /** The spans of the next `length` code units. */
  read(length: number): readonly AuthorSpan[];
}

/** Creates a reader of spans that follow each other. */
export function createSpanReader(spans: readonly AuthorSpan[]): SpanReader {
  let at = 0;
  let used = 0;
  return {
    read(length) {
      const taken: AuthorSpan[] = [];
      let left = length;
      while (left > 0) {
        const span = spans[at];
        if (span === undefined) return taken;
        const part = Math.min(left, span[0] - used);
        taken.push([part, span[1]]);
        left -= part;
        used += part;
        if (used === span[0]) {
          at += 1;
          used = 0;
        }
      }
      return taken;
    },
  };
}
