import { oc } from "@orpc/contract";
import { snippetsMax } from "@stemma/document/snippets/body-snippets";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { z } from "zod";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageSummaryShape } from "./page-shapes.ts";
import { pageInput, pageOf } from "./paging.ts";
import { bodyShape, idOf, textShape } from "./value-shapes.ts";

const { NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION } = contractErrors;
const tags = ["Snippets"];

/** A snippet that the caller may see, in the version that a row shows. */
export const answeredSnippetShape = z.object({
  snippetId: idOf<PageId>(),
  /** The version that was asked for; `null` for the published one. */
  versionId: idOf<VersionId>().nullable(),
  /** Of a snippet that was never published: the title of the caller's draft. */
  pageTitle: z.string(),
  deleted: z.boolean(),
  publishedVersion: idOf<VersionId>().nullable(),
  /** Whether the version that was asked for is the published one. */
  isPublished: z.boolean(),
  /** The text; `null` if the snippet is deleted, was never published, or is too long to be shown in a page. */
  serializedEditorState: bodyShape.nullable(),
});

export type AnsweredSnippet = z.output<typeof answeredSnippetShape>;

/** A snippet in a list. */
const snippetShape = pageSummaryShape.omit({ deleted: true }).extend({
  isPublished: z.boolean(),
  updatedByName: z.string(),
  /** The number of pages that show it and that the caller can see. */
  usedOn: z.int().min(0),
});

export type Snippet = z.output<typeof snippetShape>;

/** The pages that show a snippet, one part of them. `count` is how many there are in all parts. */
const snippetUsesShape = pageOf(pageSummaryShape).extend({ count: z.int().min(0) });

export type SnippetUses = z.output<typeof snippetUsesShape>;

export const snippetsContract = {
  /**
   * The snippets of the active organization that the caller can see, last changed first: those whose title contains a text. A snippet that
   * was never published is listed to its author, unless `isPublished` leaves it out. Deleted ones are left out.
   */
  list: oc
    .route({ method: "GET", path: "/snippets", tags, summary: "List snippets" })
    .errors(memberErrors)
    .input(
      z.object({
        ...pageInput,
        title: textShape.max(pageTitleMaxCharacters).default(""),
        isPublished: z.stringbool().or(z.boolean()).default(false),
      }),
    )
    .output(pageOf(snippetShape)),
  /**
   * The texts of these snippets, each in the named version or, with `null`, as it is published: of those that the caller may see. Others are
   * left out, whether they exist or not.
   */
  texts: oc
    .route({ method: "POST", path: "/snippets/texts", tags, summary: "Read texts of snippets" })
    .errors(memberErrors)
    .input(
      z.object({
        snippets: z
          .array(
            z.object({
              snippetId: idOf<PageId>(),
              versionId: idOf<VersionId>().nullable().default(null),
            }),
          )
          .max(snippetsMax),
      }),
    )
    .output(z.object({ items: z.array(answeredSnippetShape).max(snippetsMax) })),
  /** The pages whose published text shows this snippet, as far as the caller can see them, last updated first, without deleted ones. */
  uses: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/uses",
      tags,
      summary: "List the pages that show a snippet",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: idOf<PageId>(), ...pageInput }))
    .output(snippetUsesShape),
};
