import type { PageId } from "@stemma/domain/ids";
import { bodyBlocks } from "../body-blocks.ts";
import type { PageBody } from "../format.ts";
import { linkedPageOf } from "./page-link-word.ts";

/** The number of a page's link targets that are resolved and remembered; links to further pages show no title. */
export const linkedPagesMax = 300;

/** The pages that the body links to, each once, in the order of their first links; at most `linkedPagesMax`. */
export function linkedPages(body: PageBody): PageId[] {
  const ids = new Set<PageId>();
  for (const { runs } of bodyBlocks(body)) {
    for (const { text } of runs) {
      const id = linkedPageOf(text);
      if (id !== null) ids.add(id);
    }
    if (ids.size >= linkedPagesMax) break;
  }
  return [...ids].slice(0, linkedPagesMax);
}
