import { oc } from "@orpc/contract";
import { z } from "zod";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { answeredMax } from "@stemma/domain/paging/answered-max";
import { lastVersionsShown } from "@stemma/domain/version/last-versions-shown";
import {
  draftShape,
  idOf,
  pageAbilitiesShape,
  pageShape,
  personShape,
  revertShape,
  versionSummaryShape,
  workspaceSummaryShape,
} from "./shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PAGE_CHANGED, PAGE_DELETED } =
  contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION };
const tags = ["Pages"];
const pageId = idOf<PageId>();
const workspaceId = idOf<WorkspaceId>();

/** What the page screen needs, in one answer. `draft` is the asker's own, if there is one. */
const pageViewShape = z.object({
  page: pageShape,
  workspace: workspaceSummaryShape.pick({ id: true, workspaceName: true }),
  draft: draftShape.nullable(),
  /**
   * The versions that the small stemma under the title draws, newest first: the last 12, and the published version as a
   * thirteenth where it is older.
   */
  lastVersions: z.array(versionSummaryShape).max(lastVersionsShown + 1),
  /** The revert that made an earlier version the published one; `null` where a publish did. */
  lastRevert: revertShape.nullable(),
  isPinned: z.boolean(),
  isSubscribed: z.boolean(),
  can: pageAbilitiesShape,
});

export type PageView = z.output<typeof pageViewShape>;

export const pagesContract = {
  /** A page as its screen shows it. */
  get: oc
    .route({ method: "GET", path: "/pages/{pageId}", tags, summary: "Read a page" })
    .errors({ ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: pageId }))
    .output(pageViewShape),
  /** Makes an unpublished page with an empty draft of the asker's, first in their recent list. */
  create: oc
    .route({ method: "POST", path: "/pages", tags, summary: "Create a page" })
    .errors(found)
    .input(z.object({ workspaceId }))
    .output(z.object({ pageId, draftId: idOf<DraftId>() })),
  /**
   * Deletes a published page softly, so that it can be restored; removes one that was never published for ever, with its
   * draft. `PAGE_CHANGED` where the page was published meanwhile.
   */
  delete: oc
    .route({ method: "DELETE", path: "/pages/{pageId}", tags, summary: "Delete a page" })
    .errors({ ...found, PAGE_CHANGED })
    .input(z.object({ pageId, expectedPublishedVersion: idOf<VersionId>().nullable() }))
    .output(z.object({ outcome: z.enum(["deleted", "removed"]), workspaceId })),
  /** Takes a deletion back. */
  restore: oc
    .route({
      method: "POST",
      path: "/pages/{pageId}/restore",
      tags,
      summary: "Restore a deleted page",
    })
    .errors(found)
    .input(z.object({ pageId }))
    .output(z.object({})),
  /** Who would begin and who would cease to see the page, if it moved to a workspace that the asker administers. */
  previewMove: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/move",
      tags,
      summary: "See what a move would change",
    })
    .errors(found)
    .input(z.object({ pageId, workspaceId }))
    .output(
      z.object({
        gaining: z.array(personShape).max(answeredMax),
        losing: z.array(personShape).max(answeredMax),
        keeping: z.array(personShape).max(answeredMax),
      }),
    ),
  /** Moves the page to another workspace of the organization that the asker administers; a deleted one is not moved. */
  move: oc
    .route({ method: "POST", path: "/pages/{pageId}/move", tags, summary: "Move a page" })
    .errors({ ...found, PAGE_DELETED })
    .input(z.object({ pageId, workspaceId }))
    .output(z.object({})),
  /**
   * Makes a new, unpublished page from what a page shows, or from the asker's draft, with a draft of the asker's that
   * holds the same text under new block ids, and the title with "(copy)" behind what was published. The source stays as it is.
   */
  copy: oc
    .route({ method: "POST", path: "/pages/{pageId}/copy", tags, summary: "Copy a page or draft" })
    .errors(found)
    .input(z.object({ pageId, workspaceId, source: z.enum(["published", "draft"]) }))
    .output(z.object({ pageId, draftId: idOf<DraftId>() })),
  /** Asks to be told when the page is published, or no more; asking twice is asking once. */
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
