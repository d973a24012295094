import type { PageBody } from "../format.ts";
import { searchLines } from "../search-lines.ts";

/** The text that search reads of a body. */
export function searchTextOf(body: PageBody): string {
  return searchLines(body)
    .map(({ text }) => text)
    .join("\n");
}
