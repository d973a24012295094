import type { HeadingTag } from "../format.ts";

/** The tag of a heading of a page. */
export type ShownHeadingTag = "h2" | "h3" | "h4";

const tags = { h1: "h2", h2: "h3", h3: "h4" } as const;

/**
 * The tag that a heading of a page has on screen. The page's title is the one `<h1>`, so 'Heading 1' is an `<h2>`; the
 * stored body goes on to count from `h1`.
 */
export function headingTagBelowTitle(stored: HeadingTag): ShownHeadingTag {
  return tags[stored];
}
