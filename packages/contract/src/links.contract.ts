import { oc } from "@orpc/contract";
import { linkedPagesMax } from "@stemma/document/page-links/linked-pages";
import type { PageId } from "@stemma/domain/ids";
import { z } from "zod";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageSummaryShape } from "./page-shapes.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf } from "./value-shapes.ts";

const { NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION } = contractErrors;
const tags = ["Links"];

/** A page that the caller may see, as a link to it shows it. */
export const linkTargetShape = z.object({
  pageId: idOf<PageId>(),
  /** Of a page that was never published: the title of the caller's draft. */
  pageTitle: z.string(),
  deleted: z.boolean(),
});

export type AnsweredLinkTarget = z.output<typeof linkTargetShape>;

/** The pages that link to a page, one part of them. `count` is how many there are in all parts. */
const backlinksShape = pageOf(pageSummaryShape).extend({
  count: z.int().min(0),
  /** Further pages that the caller may not see; 0 for a caller who may not delete the page. */
  hiddenCount: z.int().min(0),
});

export type Backlinks = z.output<typeof backlinksShape>;

export const linksContract = {
  /** Of these pages, those that the caller may see. Others are left out, whether they exist or not. */
  targets: oc
    .route({
      method: "POST",
      path: "/links/targets",
      tags,
      summary: "Read the titles of linked pages",
    })
    .errors(memberErrors)
    .input(z.object({ pageIds: z.array(idOf<PageId>()).max(linkedPagesMax) }))
    .output(z.object({ items: z.array(linkTargetShape).max(linkedPagesMax) })),
  /**
   * The pages whose published text links to this page, last updated first, without deleted ones and without the page
   * itself.
   */
  backlinks: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/backlinks",
      tags,
      summary: "List the pages that link to a page",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: idOf<PageId>(), ...pageInput }))
    .output(backlinksShape),
};
