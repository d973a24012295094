import type { HeadingTag } from "../format.ts";

/** The tag of a heading inside a page on screen. */
export type ShownHeadingTag = "h2" | "h3" | "h4";

const tags = { h1: "h2", h2: "h3", h3: "h4" } as const;

/**
 * The tag of a heading inside a page on screen. The page's title is the only `<h1>`, so 'Heading 1', stored as `h1`,
 * becomes an `<h2>`.
 */
export function headingTagBelowTitle(stored: HeadingTag): ShownHeadingTag {
  return tags[stored];
}
