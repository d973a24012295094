import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, instantShape, textShape } from "./shapes.ts";

const tags = ["Search"];
const searchInput = { query: textShape.max(queryMaxCharacters), ...pageInput };

/** The most parts of an excerpt: it has about 160 characters, so it cannot have more. */
const excerptPartsMax = 400;

/** The most workspaces that the first answer holds, in addition to its limit. */
export const foundWorkspacesMax = 100;

const foundPageShape = z.object({
  type: z.literal("page"),
  id: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceName: z.string(),
  updatedAt: instantShape,
  /** Where it was never published, what was found is the title of the asker's own draft of it. */
  isPublished: z.boolean(),
});

const foundWorkspaceShape = z.object({
  type: z.literal("workspace"),
  id: idOf<WorkspaceId>(),
  workspaceName: z.string(),
});

/** A page or workspace that a search found by its name. */
const foundItemShape = z.discriminatedUnion("type", [foundPageShape, foundWorkspaceShape]);

/**
 * A page that a search found by its text. `excerpt` is a stretch of that text on one line, about 160 characters around the
 * place that holds most of the sought words, cut into what matches and what does not; whole words match, and in scripts
 * without spaces what was typed. '…' stands in it where the text goes on. Where the title alone matches it is the text's
 * beginning; it is empty where the page has no text.
 */
const foundTextShape = foundPageShape.omit({ type: true, isPublished: true }).extend({
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })).max(excerptPartsMax),
});

export type FoundItem = z.output<typeof foundItemShape>;
export type FoundText = z.output<typeof foundTextShape>;

export const searchContract = {
  /**
   * What the asker may see in the active organization whose name holds the query, in any script and case: workspaces by
   * name, then pages that are not deleted, last updated first. A page never published is found by the title of the asker's
   * own draft, and stands where that was saved last. Workspaces stand in the first answer only, over its limit: the first 100. A blank query finds
   * nothing; no query is an error.
   */
  titles: oc
    .route({ method: "GET", path: "/search/titles", tags, summary: "Search titles and names" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundItemShape, foundWorkspacesMax)),
  /**
   * The published pages, deleted ones apart, whose title and text hold every word of the query, last updated first. The
   * last word may be the beginning of one. In scripts without spaces a word is two neighbouring characters. A query without a
   * letter, a digit or a pictograph finds nothing.
   */
  bodies: oc
    .route({ method: "GET", path: "/search/bodies", tags, summary: "Search the text of pages" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundTextShape)),
};
