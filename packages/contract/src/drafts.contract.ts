import { oc } from "@orpc/contract";
import { z } from "zod";
import { bodyMaxBytes } from "@stemma/document/body-limits";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { draftNotesMaxCharacters } from "@stemma/domain/draft/draft-notes";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import {
  publishBodyMaxCharacters,
  publishSubjectMaxCharacters,
} from "@stemma/domain/version/publish-message";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { withRules } from "./request-rules.ts";
import {
  bodyShape,
  countShape,
  draftShape,
  draftSummaryShape,
  idOf,
  instantShape,
  pendingMergeShape,
  textShape,
} from "./shapes.ts";

const {
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  BODY_INVALID,
  TOO_LARGE,
  TOO_DEEP,
  DRAFT_CONFLICT,
  PAGE_CHANGED,
  PAGE_DELETED,
  PUBLISH_MESSAGE_INVALID,
} = contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Drafts"];
const draftId = idOf<DraftId>();

/** The largest save: a page body, and 1 MB for the title, the notes and the texts of a half-done update. In bytes. */
const saveMaxBytes = bodyMaxBytes + 1024 * 1024;

/** The largest publish request, which carries a message. In bytes. */
const publishMaxBytes = 64 * 1024;

export const draftsContract = {
  /** The asker's drafts in the active organization, or in one workspace of it, last updated first. */
  list: oc
    .route({ method: "GET", path: "/drafts", tags, summary: "List my drafts" })
    .errors(memberErrors)
    .input(z.object({ ...pageInput, workspaceId: idOf<WorkspaceId>().optional() }))
    .output(pageOf(draftSummaryShape)),
  /** The asker's draft of a page, if they have one: theirs to read also when they may no longer see the page. */
  ofPage: oc
    .route({
      method: "GET",
      path: "/pages/{pageId}/draft",
      tags,
      summary: "Read my draft of a page",
    })
    .errors(memberErrors)
    .input(z.object({ pageId: idOf<PageId>() }))
    .output(z.object({ draft: draftShape.nullable() })),
  /** Makes the asker's draft of a page from what is published; answers the one that is there, if there is one. */
  create: oc
    .route({ method: "POST", path: "/pages/{pageId}/draft", tags, summary: "Start a draft" })
    .errors({ ...found, NOT_ALLOWED, PAGE_DELETED })
    .input(z.object({ pageId: idOf<PageId>() }))
    .output(draftShape),
  /**
   * Saves the whole draft on top of the revision that the writer saw. The same `saveId` sent again (the answer was
   * lost) is answered as the first time.
   */
  save: withRules({ maxBytes: saveMaxBytes })
    .route({ method: "PUT", path: "/drafts/{draftId}", tags, summary: "Save a draft" })
    .errors({ ...memberErrors, NOT_FOUND, BODY_INVALID, TOO_LARGE, TOO_DEEP, DRAFT_CONFLICT })
    .input(
      z.object({
        draftId,
        expectedRevision: countShape,
        saveId: z.uuid(),
        pageTitle: textShape.max(pageTitleMaxCharacters),
        serializedEditorState: bodyShape,
        draftNotes: textShape.max(draftNotesMaxCharacters).nullable(),
        /** Left out, the draft keeps the version it is based on; set by 'Update draft' to the version merged in. */
        previousNode: idOf<VersionId>().optional(),
        /** Left out, what is pending stays; `null` says that every conflict is settled. */
        pendingMerge: pendingMergeShape.nullable().optional(),
      }),
    )
    .output(z.object({ revision: z.number().int(), updatedAt: instantShape })),
  /**
   * Publishes the draft as the page's new version and removes it, in one transaction. `expectedPublishedVersion` is the
   * version that the writer saw as published: another one is answered with PAGE_CHANGED. Sent again after a lost answer,
   * it is answered as the first time.
   */
  publish: withRules({ maxBytes: publishMaxBytes })
    .route({ method: "POST", path: "/drafts/{draftId}/publish", tags, summary: "Publish a draft" })
    .errors({
      ...found,
      NOT_ALLOWED,
      PUBLISH_MESSAGE_INVALID,
      DRAFT_CONFLICT,
      PAGE_CHANGED,
      PAGE_DELETED,
    })
    .input(
      z.object({
        draftId,
        expectedRevision: countShape,
        expectedPublishedVersion: idOf<VersionId>().nullable(),
        publishMessage: z.object({
          subjectLine: textShape.trim().min(1).max(publishSubjectMaxCharacters),
          body: textShape.max(publishBodyMaxCharacters),
        }),
        /** Publishes without telling anybody who subscribes. */
        isSilent: z.boolean().default(false),
      }),
    )
    .output(z.object({ pageId: idOf<PageId>(), versionId: idOf<VersionId>() })),
  /**
   * Deletes the draft. Where its page was never published and holds nobody else's draft, the page goes with it, in one
   * transaction.
   */
  delete: oc
    .route({ method: "DELETE", path: "/drafts/{draftId}", tags, summary: "Delete a draft" })
    .errors(found)
    .input(z.object({ draftId }))
    .output(
      z.object({
        outcome: z.enum(["draftDeleted", "pageRemoved"]),
        pageId: idOf<PageId>(),
        workspaceId: idOf<WorkspaceId>(),
      }),
    ),
};
