/**
 * What a page is for. Only a `page` has a place in the tree and stands in lists of pages. A `template` is what new pages can begin with, and a
 * `snippet` is a text that pages show; both have drafts, versions and permissions like any page.
 */
export const pageKinds = ["page", "template", "snippet"] as const;

export type PageKind = (typeof pageKinds)[number];
