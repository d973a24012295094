import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { pageIconShape } from "./page-shapes.ts";
import { idOf, instantShape, textShape } from "./value-shapes.ts";

const tags = ["Search"];
const searchInput = { query: textShape.max(queryMaxCharacters), ...pageInput };

/** The most parts of an excerpt: an excerpt has about 160 characters, so it cannot have more parts. */
const excerptPartsMax = 400;

/** The most workspaces in the first answer, in addition to its limit. */
export const foundWorkspacesMax = 100;

/** A part of a text around a match, split into matches and the text between them. */
export const excerptShape = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .max(excerptPartsMax);

const foundPageShape = z.object({
  type: z.literal("page"),
  id: idOf<PageId>(),
  pageTitle: z.string(),
  icon: pageIconShape,
  workspaceName: z.string(),
  updatedAt: instantShape,
  /** If false, the page was never published and the match is the title of the caller's own draft. */
  isPublished: z.boolean(),
});

const foundWorkspaceShape = z.object({
  type: z.literal("workspace"),
  id: idOf<WorkspaceId>(),
  workspaceName: z.string(),
});

/** A page or workspace whose name matches. */
const foundItemShape = z.discriminatedUnion("type", [foundPageShape, foundWorkspaceShape]);

/**
 * A page whose title or text matches. `excerpt` is about 160 characters of its text on one line, around the place with
 * the most sought words, split into matches and the text between them. A match is a whole word or, in scripts without
 * spaces, the typed characters. '…' marks a cut. If only the title matches, the excerpt is the beginning of the text;
 * it is empty if the page has no text.
 */
const foundTextShape = foundPageShape.omit({ type: true, isPublished: true }).extend({
  excerpt: excerptShape,
});

export type FoundItem = z.output<typeof foundItemShape>;
export type FoundText = z.output<typeof foundTextShape>;

export const searchContract = {
  /**
   * The items in the active organization that the caller can see and whose name contains the query, in any script and
   * case: workspaces by name, then pages that are not deleted, last updated first. An unpublished page matches by the
   * title of the caller's own draft, and sorts by the draft's last save. Only the first answer holds workspaces, at
   * most 100, in addition to its limit. A blank query finds nothing; a missing query is an error.
   */
  titles: oc
    .route({ method: "GET", path: "/search/titles", tags, summary: "Search titles and names" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundItemShape, foundWorkspacesMax)),
  /**
   * The published pages, without deleted ones, whose title and text contain every word of the query, last updated
   * first. The last word matches by prefix. In scripts without spaces, a word is two neighbouring characters. A query
   * without a letter, a digit or a pictograph finds nothing.
   */
  bodies: oc
    .route({ method: "GET", path: "/search/bodies", tags, summary: "Search the text of pages" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundTextShape)),
};
