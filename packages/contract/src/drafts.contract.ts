import { oc } from "@orpc/contract";
import { z } from "zod";
import type { DraftId, PageId, VersionId } from "@stemma/domain/ids";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { publishSubjectMaxCharacters } from "@stemma/domain/version/publish-message";
import { contractErrors } from "./errors.ts";
import { pageInput, pageOf } from "./paging.ts";
import { bodyShape, draftShape, draftSummaryShape, idOf, instantShape } from "./shapes.ts";

const {
  UNAUTHENTICATED,
  ACCOUNT_NOT_OPENED,
  NOT_FOUND,
  NO_ACCESS,
  NOT_ALLOWED,
  OTHER_ORGANIZATION,
  BODY_INVALID,
  TOO_LARGE,
  DRAFT_CONFLICT,
  PAGE_CHANGED,
  PAGE_DELETED,
  UNEXPECTED,
} = contractErrors;
const asked = { UNAUTHENTICATED, ACCOUNT_NOT_OPENED, UNEXPECTED };
const tags = ["Drafts"];
const draftId = idOf<DraftId>();

/** The longest draft notes, in UTF-16 units. */
const draftNotesMaxCharacters = 20_000;
/** The longest publish message body, in UTF-16 units. */
const publishBodyMaxCharacters = 10_000;

export const draftsContract = {
  /** The asker's drafts in the active organization, last updated first. */
  list: oc
    .route({ method: "GET", path: "/drafts", tags, summary: "List my drafts" })
    .errors(asked)
    .input(z.object(pageInput))
    .output(pageOf(draftSummaryShape)),
  /** Makes the asker's draft of a page from what is published; answers the one that is there, if there is one. */
  create: oc
    .route({ method: "POST", path: "/pages/{pageId}/draft", tags, summary: "Start a draft" })
    .errors({ ...asked, NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION, PAGE_DELETED })
    .input(z.object({ pageId: idOf<PageId>() }))
    .output(draftShape),
  /**
   * Saves the whole draft on top of the revision that the writer saw. The same `saveId` sent again (the answer was
   * lost) is answered as the first time.
   */
  save: oc
    .route({ method: "PUT", path: "/drafts/{draftId}", tags, summary: "Save a draft" })
    .errors({ ...asked, NOT_FOUND, BODY_INVALID, TOO_LARGE, DRAFT_CONFLICT })
    .input(
      z.object({
        draftId,
        expectedRevision: z.number().int().positive(),
        saveId: z.uuid(),
        pageTitle: z.string().max(pageTitleMaxCharacters),
        serializedEditorState: bodyShape,
        draftNotes: z.string().max(draftNotesMaxCharacters).nullable(),
      }),
    )
    .output(z.object({ revision: z.number().int(), updatedAt: instantShape })),
  /**
   * Publishes the draft as the page's new version and removes it, in one transaction. `expectedPublishedVersion` is the
   * version that the writer saw as published: another one is answered with PAGE_CHANGED. Sent again after a lost answer,
   * it is answered as the first time.
   */
  publish: oc
    .route({ method: "POST", path: "/drafts/{draftId}/publish", tags, summary: "Publish a draft" })
    .errors({ ...asked, NOT_FOUND, NOT_ALLOWED, DRAFT_CONFLICT, PAGE_CHANGED, PAGE_DELETED })
    .input(
      z.object({
        draftId,
        expectedRevision: z.number().int().positive(),
        expectedPublishedVersion: idOf<VersionId>().nullable(),
        publishMessage: z.object({
          subjectLine: z.string().trim().min(1).max(publishSubjectMaxCharacters),
          body: z.string().max(publishBodyMaxCharacters),
        }),
      }),
    )
    .output(z.object({ pageId: idOf<PageId>(), versionId: idOf<VersionId>() })),
};
