import { oc } from "@orpc/contract";
import { z } from "zod";
import { bodyMaxBytes } from "@stemma/document/body-limits";
import type { DraftId, PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { draftNotesMaxCharacters } from "@stemma/domain/draft/draft-notes";
import { saveChangesMaxBytes } from "@stemma/domain/draft/save-changes-max";
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
  blockIdShape,
  bodyNodeShape,
  bodyShape,
  countShape,
  idOf,
  instantShape,
  textShape,
} from "./value-shapes.ts";
import {
  draftShape,
  draftSummaryShape,
  pendingMergeShape,
  takenPassagesShape,
} from "./draft-shapes.ts";

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
  CHECK_ROW_GONE,
} = contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Drafts"];
const draftId = idOf<DraftId>();

/** The largest save in bytes: a page body, and 1 MB for the title, the notes and the texts of an unfinished update. */
const saveMaxBytes = bodyMaxBytes + 1024 * 1024;

/** The largest publish request in bytes: it carries a message but no body. */
const publishMaxBytes = 64 * 1024;

/** What every save has: the draft and the revision that it is written on, the `saveId`, the title and the notes. */
const saveInput = {
  draftId,
  expectedRevision: countShape,
  saveId: z.uuid(),
  pageTitle: textShape.max(pageTitleMaxCharacters),
  draftNotes: textShape.max(draftNotesMaxCharacters).nullable(),
};

/**
 * The answer to a save. `isAsSent` is whether the stored body is the sent one, node for node, so that the next save may send
 * changes of it; missing if that was not compared.
 */
const savedShape = z.object({
  revision: z.number().int(),
  updatedAt: instantShape,
  isAsSent: z.boolean().optional(),
});

export const draftsContract = {
  /** The caller's drafts in the active organization, or in one workspace of it, last updated first. */
  list: oc
    .route({ method: "GET", path: "/drafts", tags, summary: "List my drafts" })
    .errors(memberErrors)
    .input(z.object({ ...pageInput, workspaceId: idOf<WorkspaceId>().optional() }))
    .output(pageOf(draftSummaryShape)),
  /** The caller's draft of a page, if there is one. The caller can read it even without access to the page. */
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
  /** Creates the caller's draft of a page from its published version; returns an existing draft unchanged. */
  create: oc
    .route({ method: "POST", path: "/pages/{pageId}/draft", tags, summary: "Start a draft" })
    .errors({ ...found, NOT_ALLOWED, PAGE_DELETED })
    .input(z.object({ pageId: idOf<PageId>() }))
    .output(draftShape),
  /**
   * Saves the whole draft on top of `expectedRevision`. Idempotent by `saveId`: a repeated save, after a lost answer,
   * gets the first answer.
   */
  save: withRules({ maxBytes: saveMaxBytes, savesText: true })
    .route({ method: "PUT", path: "/drafts/{draftId}", tags, summary: "Save a draft" })
    .errors({ ...memberErrors, NOT_FOUND, BODY_INVALID, TOO_LARGE, TOO_DEEP, DRAFT_CONFLICT })
    .input(
      z.object({
        ...saveInput,
        serializedEditorState: bodyShape,
        /** If missing, the draft keeps its base version. 'Update draft' sets it to the merged version. */
        previousNode: idOf<VersionId>().optional(),
        /** If missing, the pending merge stays; `null` means that every conflict is settled. */
        pendingMerge: pendingMergeShape.nullable().optional(),
        /** If missing, the proposed subject line stays. */
        publishSubject: textShape.max(publishSubjectMaxCharacters).nullable().optional(),
        /** If missing, the list of taken passages stays. */
        takenPassages: takenPassagesShape.optional(),
      }),
    )
    .output(savedShape),
  /**
   * Saves the title, the notes and a change of the body on top of `expectedRevision`, like `save` with the whole body: the
   * nodes at the top of the stored body from `start` on, `removed` of them, give way to `nodes`. BODY_INVALID if the
   * stored body has fewer or another format version, or if the changed body is invalid.
   */
  saveChanges: withRules({ maxBytes: saveChangesMaxBytes })
    .route({
      method: "PATCH",
      path: "/drafts/{draftId}",
      tags,
      summary: "Save a change of a draft",
    })
    .errors({ ...memberErrors, NOT_FOUND, BODY_INVALID, TOO_LARGE, TOO_DEEP, DRAFT_CONFLICT })
    .input(
      z.object({
        ...saveInput,
        /** The save that stored the body at `expectedRevision`. DRAFT_CONFLICT if another one did. */
        baseSaveId: z.uuid(),
        change: z.object({
          /** The format version of the nodes, and of the body that they are put into. */
          formatVersion: countShape,
          start: z.int32().min(0),
          removed: z.int32().min(0),
          nodes: z.array(bodyNodeShape),
        }),
      }),
    )
    .output(savedShape),
  /**
   * Publishes the draft as the page's new version and removes the draft, in one transaction. PAGE_CHANGED if
   * `expectedPublishedVersion` is not the published version any more. Idempotent: a repeated call, after a lost answer,
   * gets the first answer.
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
        /** Whether to publish without notifying anybody. */
        isSilent: z.boolean().default(false),
      }),
    )
    .output(z.object({ pageId: idOf<PageId>(), versionId: idOf<VersionId>() })),
  /**
   * Ticks one row of a check list of the published page, or takes the tick away. If the workspace publishes ticks, the
   * change is published at once, as a version of its own on top of the published one: `published`, with the new version.
   * Otherwise it goes to the caller's draft, which is started if there is none: `drafted`. If the published version has the
   * row in that state already, and no draft of the caller differs, nothing is made: `unchanged`, with the published version.
   * `previousNode` is the version that the caller read.
   */
  tickRow: oc
    .route({
      method: "PUT",
      path: "/pages/{pageId}/rows/{blockId}/checked",
      tags,
      summary: "Tick a row of a check list",
    })
    .errors({ ...found, NOT_ALLOWED, PAGE_DELETED, CHECK_ROW_GONE })
    .input(
      z.object({
        pageId: idOf<PageId>(),
        blockId: blockIdShape,
        isChecked: z.boolean(),
        previousNode: idOf<VersionId>(),
      }),
    )
    .output(
      z.discriminatedUnion("outcome", [
        z.object({ outcome: z.literal("published"), versionId: idOf<VersionId>() }),
        z.object({ outcome: z.literal("unchanged"), versionId: idOf<VersionId>() }),
        z.object({ outcome: z.literal("drafted"), draft: draftShape }),
      ]),
    ),
  /** Deletes the draft. A page that was never published is deleted with its last draft, in the same transaction. */
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
