import { oc } from "@orpc/contract";
import { z } from "zod";
import type { DraftId, PageId, WorkspaceId } from "@stemma/domain/ids";
import { contractErrors } from "./errors.ts";
import {
  draftShape,
  idOf,
  pageAbilitiesShape,
  pageShape,
  versionSummaryShape,
  workspaceSummaryShape,
} from "./shapes.ts";

const {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  UNEXPECTED,
} = contractErrors;
const asked = { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED };
const tags = ["Pages"];

/** What the page screen needs, in one answer. `draft` is the asker's own, if there is one. */
export const pageViewShape = z.object({
  page: pageShape,
  workspace: workspaceSummaryShape.pick({ id: true, workspaceName: true }),
  draft: draftShape.nullable(),
  /** The last published versions, newest first, at most 12: what the small stemma under the title draws. */
  lastVersions: z.array(versionSummaryShape),
  can: pageAbilitiesShape,
});

export type PageView = z.output<typeof pageViewShape>;

export const pagesContract = {
  /** A page as its screen shows it. */
  get: oc
    .route({ method: "GET", path: "/pages/{pageId}", tags, summary: "Read a page" })
    .errors({ ...asked, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION })
    .input(z.object({ pageId: idOf<PageId>() }))
    .output(pageViewShape),
  /** Makes an unpublished page with an empty draft of the asker's, first in their recent list. */
  create: oc
    .route({ method: "POST", path: "/pages", tags, summary: "Create a page" })
    .errors({ ...asked, NOT_FOUND, NOT_ALLOWED })
    .input(z.object({ workspaceId: idOf<WorkspaceId>() }))
    .output(z.object({ pageId: idOf<PageId>(), draftId: idOf<DraftId>() })),
};
