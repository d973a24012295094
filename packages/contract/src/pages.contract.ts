import { oc } from "@orpc/contract";
import { z } from "zod";
import { pageKinds } from "@stemma/domain/page/page-kind";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { writtenDateMaxCharacters } from "@stemma/domain/template/template-id";
import { isOneLine } from "@stemma/domain/text/one-line";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { rowsPerAnswerMax } from "@stemma/domain/paging/rows-per-answer-max";
import { templateIdShape } from "./template-id-shape.ts";
import { blockIdShape, idOf, textShape } from "./value-shapes.ts";
import { newPageIconShape, pathStepShape, treePageShape } from "./page-shapes.ts";
import { pageViewShape } from "./page-view-shape.ts";
import { pageInput, pageOf } from "./paging.ts";
import { personShape } from "./organization-shapes.ts";

const {
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  PAGE_BELOW_ITSELF,
  PAGE_CHANGED,
  PAGE_DELETED,
  PAGES_BELOW,
  PAGES_BELOW_KEPT,
  TOO_MANY_PAGES_BELOW,
} = contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION };
const tags = ["Pages"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();
/** The page above; `null` at the top of the workspace. */
const parentPageId = idOf<PageId>().nullable().default(null);

/** The template of a new page, and what its variables stand for besides the caller's name. */
const newFromTemplateShape = z.object({
  id: templateIdShape,
  /** The new page's title; it may be empty. */
  title: textShape.trim().max(pageTitleMaxCharacters).default(""),
  /** Today, as the caller writes it; left out for the day in UTC, in English. */
  date: textShape
    .trim()
    .min(1)
    .max(writtenDateMaxCharacters)
    .refine(isOneLine, "A date must be one line.")
    .optional(),
});

/** A place in the text of a draft: a row, and the characters of its text before the place. */
const bodyPlaceShape = z.object({ blockId: blockIdShape, characters: z.int().min(0) });

export const pagesContract = {
  /** The data of one page's screen. */
  get: oc
    .route({ method: "GET", path: "/pages/{pageId}", tags, summary: "Read a page" })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: pageId }))
    .output(pageViewShape),
  /**
   * The pages directly below a page, or at the top of a workspace, in their order: without deleted ones, and without those that others have
   * begun and never published.
   */
  level: oc
    .route({
      method: "GET",
      path: "/workspaces/{workspaceId}/tree",
      tags,
      summary: "Read a level of the tree of pages",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(
      z.object({
        workspaceId,
        parentPageId: idOf<PageId>().nullable().default(null),
        ...pageInput,
      }),
    )
    .output(pageOf(treePageShape)),
  /**
   * The pages before and after a page in the order of the tree, read from top to bottom, as far as the caller can see them; `null` at the
   * beginning and the end of the workspace.
   */
  around: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/around",
      tags,
      summary: "Read the pages before and after a page",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId }))
    .output(z.object({ previous: pathStepShape.nullable(), next: pathStepShape.nullable() })),
  /**
   * Creates an unpublished page, template or snippet with an empty draft of the caller, the last page of its level, and puts it first in the
   * caller's recent list. With `template`, the draft begins with the text of a template, its variables replaced; `cursor` is then the place
   * where to write first, `null` if the template has none. NOT_FOUND for a template or snippet below a page, and for a template that the
   * caller may not use.
   */
  create: oc
    .route({ method: "POST", path: "/pages", tags, summary: "Create a page" })
    .errors({ ...found, PAGE_DELETED })
    .input(
      z.object({
        workspaceId,
        parentPageId,
        kind: z.enum(pageKinds).default("page"),
        template: newFromTemplateShape.optional(),
      }),
    )
    .output(z.object({ pageId, draftId: idOf<DraftId>(), cursor: bodyPlaceShape.nullable() })),
  /**
   * The pages below a page that is to be deleted: how many the caller sees, and whether the caller may delete all of these. The others would
   * move up.
   */
  previewDeletion: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/deletion",
      tags,
      summary: "See what a deletion would take along",
    })
    .errors(found)
    .input(z.object({ pageId }))
    .output(z.object({ pagesBelow: z.int().min(0), mayDeleteBelow: z.boolean() })),
  /**
   * Marks a published page as deleted, so that it can be restored; removes an unpublished page and its draft
   * permanently. `below` says what becomes of the pages below it: deleted with it, or moved one level up. PAGE_CHANGED if the page was
   * published meanwhile, PAGES_BELOW if there are pages below it and `below` is missing, PAGES_BELOW_KEPT if the caller sees one of
   * them and may not delete it. What the caller does not see moves up.
   */
  delete: oc
    .route({ method: "DELETE", path: "/pages/{pageId}", tags, summary: "Delete a page" })
    .errors({ ...found, PAGE_CHANGED, PAGES_BELOW, PAGES_BELOW_KEPT })
    .input(
      z.object({
        pageId,
        expectedPublishedVersion: idOf<VersionId>().nullable(),
        below: z.enum(["delete", "moveUp"]).optional(),
      }),
    )
    .output(z.object({ outcome: z.enum(["deleted", "removed"]), workspaceId })),
  /** Restores a deleted page, with the pages below it that were deleted together with it; `pagesBelow` says how many. */
  restore: oc
    .route({
      method: "POST",
      path: "/pages/{pageId}/restore",
      tags,
      summary: "Restore a deleted page",
    })
    .errors(found)
    .input(z.object({ pageId }))
    .output(z.object({ pagesBelow: z.int().min(0) })),
  /** The people who would gain, lose and keep access if the page moved to a place where the caller may create pages: the first of each, and how many. */
  previewMove: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/move",
      tags,
      summary: "See what a move would change",
    })
    .errors(found)
    .input(z.object({ pageId, workspaceId, parentPageId }))
    .output(
      z.object({
        gaining: z.array(personShape).max(rowsPerAnswerMax),
        losing: z.array(personShape).max(rowsPerAnswerMax),
        keeping: z.array(personShape).max(rowsPerAnswerMax),
        counts: z.object({ gaining: z.int(), losing: z.int(), keeping: z.int() }),
      }),
    ),
  /**
   * Moves the page, with all pages below it, to a place where the caller may create pages: behind the page `after`, before all others if `after`
   * is `null`, behind all if it is missing. A deleted page cannot move.
   */
  move: oc
    .route({ method: "POST", path: "/pages/{pageId}/move", tags, summary: "Move a page" })
    .errors({ ...found, PAGE_DELETED, PAGE_BELOW_ITSELF })
    .input(
      z.object({ pageId, workspaceId, parentPageId, after: idOf<PageId>().nullable().optional() }),
    )
    .output(z.object({})),
  /** Gives the page an icon, or takes it away. The icon is the page's: no version has one of its own. */
  setIcon: oc
    .route({ method: "PUT", path: "/pages/{pageId}/icon", tags, summary: "Set a page's icon" })
    .errors({ ...found, PAGE_DELETED })
    .input(z.object({ pageId, icon: newPageIconShape }))
    .output(z.object({})),
  /** How many pages below it would be copied with a page: those that are published and that the caller can see. */
  previewCopy: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/copy",
      tags,
      summary: "See how many pages a copy would hold",
    })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId }))
    .output(z.object({ pagesBelow: z.int().min(0) })),
  /**
   * Creates an unpublished page with a draft of the caller, copied from a page's published version or from the caller's
   * draft. The copy has new block ids, and "(copy)" after a published title. The source does not change. `withPagesBelow` also copies the
   * published pages below it that the caller can see, in the same order, below the copy; links between them lead to the copies. All are
   * copied or none: TOO_MANY_PAGES_BELOW if they are too many.
   */
  copy: oc
    .route({ method: "POST", path: "/pages/{pageId}/copy", tags, summary: "Copy a page or draft" })
    .errors({ ...found, TOO_MANY_PAGES_BELOW })
    .input(
      z.object({
        pageId,
        workspaceId,
        source: z.enum(["published", "draft"]),
        withPagesBelow: z.boolean().default(false),
      }),
    )
    .output(z.object({ pageId, draftId: idOf<DraftId>() })),
  /** Subscribes the caller to the page's versions, or ends the subscription. Idempotent. */
  subscribe: oc
    .route({
      method: "PUT",
      path: "/pages/{pageId}/subscription",
      tags,
      summary: "Subscribe to a page",
    })
    .errors(found)
    .input(z.object({ pageId, action: z.enum(["subscribe", "unsubscribe"]) }))
    .output(z.object({})),
};
