import { bodyBlocks } from "./body-blocks.ts";
import type { PageBody } from "./format.ts";

/** What the runs of a body name, each once, in the order of the first run; at most `most`. */
export function namedInBody<Id>(
  body: PageBody,
  idOf: (text: string) => Id | null,
  most: number,
): Id[] {
  const ids = new Set<Id>();
  for (const { runs } of bodyBlocks(body)) {
    for (const { text } of runs) {
      const id = idOf(text);
      if (id !== null) ids.add(id);
    }
    if (ids.size >= most) break;
  }
  return [...ids].slice(0, most);
}
