import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { pageKinds } from "@stemma/domain/page/page-kind";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import { titlesOfLossMax } from "@stemma/domain/trash/titles-of-loss-max";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageIconShape } from "./page-shapes.ts";
import { pageInput, pageOf } from "./paging.ts";
import { idOf, instantShape, textShape } from "./value-shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PAGES_TOGETHER_KEPT } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION };
const tags = ["Trash"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();

const deletion = {
  icon: pageIconShape,
  workspaceName: z.string(),
  deletedAt: instantShape,
  /** The name of who deleted it. */
  deletedBy: z.string(),
  /** When it is removed for good unless somebody restores it; `null` for never. */
  goneAt: instantShape.nullable(),
  can: z.object({
    /** Remove it for good. */
    remove: z.boolean(),
  }),
};

/** A deleted page, or a deleted workspace with its pages. */
const trashItemShape = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("page"),
    id: pageId,
    kind: z.enum(pageKinds),
    /** The published title; of a page that was never published, the title in the caller's draft. */
    pageTitle: z.string(),
    /** How many pages below it were deleted with it, as far as the caller can see them. */
    pagesBelow: z.int().min(0),
    ...deletion,
  }),
  z.object({ type: z.literal("workspace"), id: workspaceId, ...deletion }),
]);

const lossShape = z.object({
  /** The pages that are lost: a page with those deleted with it, or all pages of a workspace. */
  pages: z.int().min(0),
  /** The titles of the first pages below, or of a workspace; only titles that the caller can see. */
  titles: z.array(z.string()).max(titlesOfLossMax),
  /** The drafts that are lost, of everybody. */
  drafts: z.int().min(0),
});

export type TrashItem = z.output<typeof trashItemShape>;
export type TrashLoss = z.output<typeof lossShape>;

export const trashContract = {
  /**
   * The deleted pages and workspaces that the caller can restore, deleted last first. Pages that were deleted together are one item. With
   * `title`, only items whose title or name contains it, in any script and case.
   */
  list: oc
    .route({ method: "GET", path: "/trash", tags, summary: "List what was deleted" })
    .errors(memberErrors)
    .input(z.object({ title: textShape.max(queryMaxCharacters).optional(), ...pageInput }))
    .output(pageOf(trashItemShape)),
  /** What is lost if a deleted page is removed for good. NOT_FOUND if it is in the trash no more. */
  pageLoss: oc
    .route({
      method: "GET",
      path: "/trash/pages/{pageId}",
      tags,
      summary: "See what deleting a page permanently loses",
    })
    .errors(found)
    .input(z.object({ pageId }))
    .output(lossShape),
  /** What is lost if a deleted workspace that the caller administered is removed for good. */
  workspaceLoss: oc
    .route({
      method: "GET",
      path: "/trash/workspaces/{workspaceId}",
      tags,
      summary: "See what deleting a workspace permanently loses",
    })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(z.object({ workspaceId }))
    .output(lossShape),
  /**
   * Removes a deleted page for good, with the pages that were deleted with it. NOT_FOUND if it is in the trash no more, PAGES_TOGETHER_KEPT if
   * the caller sees one of those pages and may not remove it. What the caller does not see stays in the trash.
   */
  removePage: oc
    .route({
      method: "DELETE",
      path: "/trash/pages/{pageId}",
      tags,
      summary: "Delete a page permanently",
    })
    .errors({ ...found, PAGES_TOGETHER_KEPT })
    .input(z.object({ pageId }))
    .output(z.object({})),
  /** Removes a deleted workspace for good, with all its pages. NOT_FOUND unless the caller administered it. */
  removeWorkspace: oc
    .route({
      method: "DELETE",
      path: "/trash/workspaces/{workspaceId}",
      tags,
      summary: "Delete a workspace permanently",
    })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(z.object({ workspaceId }))
    .output(z.object({})),
  /**
   * Removes for good what the caller may remove of the items that were deleted until an instant, some with each call: `nextCursor` leads to the
   * rest. Answers how many were removed, and how many stay because they are not the caller's to remove.
   */
  empty: oc
    .route({ method: "POST", path: "/trash/empty", tags, summary: "Empty the trash" })
    .errors(memberErrors)
    .input(z.object({ deletedUntil: instantShape, cursor: pageInput.cursor }))
    .output(
      z.object({
        removed: z.int().min(0),
        kept: z.int().min(0),
        nextCursor: z.string().nullable(),
      }),
    ),
};
