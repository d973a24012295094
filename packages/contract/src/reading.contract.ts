import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageIconShape } from "./page-shapes.ts";
import { pageInput, pageOf, wholeInput } from "./paging.ts";
import { idOf, instantShape } from "./value-shapes.ts";

const { NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION } = contractErrors;
const tags = ["Reading"];

/** A page that changed since the caller last read it. The subject line and the publisher are its newest version's. */
const changedPageShape = z.object({
  id: idOf<PageId>(),
  pageTitle: z.string(),
  workspaceName: z.string(),
  subjectLine: z.string(),
  publisherName: z.string(),
  updatedAt: instantShape,
  readAt: instantShape,
});

/** A page that was published lately. The subject line and the publisher are those of the version that it shows. */
const publishedPageShape = z.object({
  id: idOf<PageId>(),
  pageTitle: z.string(),
  icon: pageIconShape,
  workspaceName: z.string(),
  versionId: idOf<VersionId>(),
  /** The version's parent, to compare it with; `null` for a page's first version. */
  previousVersionId: idOf<VersionId>().nullable(),
  subjectLine: z.string(),
  publisherName: z.string(),
  updatedAt: instantShape,
});

/** How many pages of a workspace changed since the caller last read them. */
const unreadCountShape = z.object({ id: idOf<WorkspaceId>(), unreadPages: z.int().min(1) });

export type PublishedPage = z.output<typeof publishedPageShape>;
export type ChangedPage = z.output<typeof changedPageShape>;
export type UnreadCount = z.output<typeof unreadCountShape>;

export const readingContract = {
  /**
   * The pages of the active organization that changed since the caller last read them, last changed first. A page that
   * the caller has never opened is not among them.
   */
  changes: oc
    .route({ method: "GET", path: "/reading", tags, summary: "List pages changed since I read" })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(changedPageShape)),
  /**
   * How many of these pages there are in each of the caller's workspaces, by the name of the workspace; one without such a page is left out. Apart from
   * `workspaces.list`, because it looks at all that the caller has read.
   */
  counts: oc
    .route({
      method: "GET",
      path: "/reading/counts",
      tags,
      summary: "Count pages changed since I read, by workspace",
    })
    .errors(memberErrors)
    .input(z.object(wholeInput).prefault({}))
    .output(pageOf(unreadCountShape)),
  /** The pages of the active organization that the caller can see, last published first; deleted ones are left out. */
  published: oc
    .route({
      method: "GET",
      path: "/reading/published",
      tags,
      summary: "List pages published last",
    })
    .errors(memberErrors)
    .input(z.object(pageInput))
    .output(pageOf(publishedPageShape)),
  /**
   * Records a version as the one that the caller last read on the page. The caller's notifications of this version and
   * of earlier ones become read.
   */
  mark: oc
    .route({ method: "PUT", path: "/pages/{pageId}/read", tags, summary: "Mark a page as read" })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: idOf<PageId>(), versionId: idOf<VersionId>() }))
    .output(z.object({})),
};
