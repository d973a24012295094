import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { memberErrors } from "./member-errors.ts";
import { firstOf, pageInput, pageOf } from "./paging.ts";
import { pageIconShape, pageKindShape } from "./page-shapes.ts";
import { blockIdShape, idOf, instantShape, textShape } from "./value-shapes.ts";

const tags = ["Search"];
const flag = z.stringbool().or(z.boolean()).default(false);

/** What is searched for: a page that was published, the caller's draft of one that never was, a workspace. */
const searchTypes = ["page", "draft", "workspace"] as const;

export type SearchType = (typeof searchTypes)[number];

/**
 * The query and the filters of a search. In the query, `"two words"` have to stand side by side, `-word` must not be there,
 * `in:name` is in workspaces of such a name, and `by:name` or `by:me` was published by such people; names with spaces are quoted.
 * What both filters and operators ask for must all be met.
 */
const soughtInput = {
  query: textShape.max(queryMaxCharacters),
  /** Only pages of this workspace. */
  workspaceId: idOf<WorkspaceId>().optional(),
  /** Only pages of which this person published a version. */
  authorId: idOf<UserId>().optional(),
  /** Only pages of which the caller published a version, and the caller's drafts. */
  isMine: flag,
  /** Only pages that were last published from this instant on. */
  updatedFrom: instantShape.optional(),
  /** Only pages that were last published before this instant. */
  updatedBefore: instantShape.optional(),
  /** Only results of this type. */
  type: z.enum(searchTypes).optional(),
  /** Deleted pages, and no others. */
  isDeleted: flag,
};
const searchInput = { ...soughtInput, ...pageInput };

/** The most pages that hold similar words. */
export const foundSimilarMax = 10;

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
  kind: pageKindShape,
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
  icon: pageIconShape,
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
  /** The heading under which the excerpt stands; empty if there is none. */
  heading: z.string(),
  /**
   * The row of the text in which the excerpt's first match stands, or the snippet: `/page/{id}#{blockId}`; `null` without a
   * match.
   */
  blockId: blockIdShape.nullable(),
  /** The title of the snippet, shown on the page, from which the excerpt is; `null` for the page's own text. */
  snippetTitle: z.string().nullable(),
});

export type FoundItem = z.output<typeof foundItemShape>;
export type FoundText = z.output<typeof foundTextShape>;

export const searchContract = {
  /**
   * The items in the active organization that the caller can see and whose name contains the query, in any script and
   * case: workspaces by name, then pages. Pages whose title is the query come first, then those with a word that begins with
   * it; among equals those that the caller opened last, then the last updated. An unpublished page matches by the
   * title of the caller's own draft, and sorts by the draft's last save. Only the first answer holds workspaces, at
   * most 100, in addition to its limit, and only without filters of pages. Without words, filters alone find pages; a query
   * without words or filters finds nothing, and a missing query is an error.
   */
  titles: oc
    .route({ method: "GET", path: "/search/titles", tags, summary: "Search titles and names" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundItemShape, foundWorkspacesMax)),
  /**
   * The published pages whose title and text contain every word of the query: first those with the words in the title, then in
   * title and headings, then anywhere, and last those that contain them only together with the published title and text of one snippet that
   * they show and that the caller can see; among equals those that the caller opened last, then the last updated. The last word
   * matches by prefix. In scripts without spaces, a word is two neighbouring characters. A query without a letter, a digit or a
   * pictograph finds nothing.
   */
  bodies: oc
    .route({ method: "GET", path: "/search/bodies", tags, summary: "Search the text of pages" })
    .errors(memberErrors)
    .input(z.object(searchInput))
    .output(pageOf(foundTextShape)),
  /**
   * The published pages that contain similar words in place of mistyped ones, at most 10, by the same rank. Pages that `bodies`
   * finds by their own text are left out. Texts of snippets are not looked at. Meant for queries that find little.
   */
  similar: oc
    .route({ method: "GET", path: "/search/similar", tags, summary: "Search with typos" })
    .errors(memberErrors)
    .input(z.object(soughtInput))
    .output(firstOf(foundTextShape, foundSimilarMax)),
};
