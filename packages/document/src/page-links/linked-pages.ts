import type { PageId } from "@stemma/domain/ids";
import type { PageBody } from "../format.ts";
import { namedInBody } from "../named-in-body.ts";
import { linkedPageOf } from "./page-link-word.ts";

/** The number of a page's link targets that are resolved and remembered; links to further pages show no title. */
export const linkedPagesMax = 300;

/** The pages that the body links to, each once, in the order of their first links; at most `linkedPagesMax`. */
export function linkedPages(body: PageBody): PageId[] {
  return namedInBody(body, linkedPageOf, linkedPagesMax);
}
