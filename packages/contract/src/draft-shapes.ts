import { z } from "zod";
import type {
  DraftId,
  OrganizationId,
  PageId,
  UserId,
  VersionId,
  WorkspaceId,
} from "@stemma/domain/ids";
import type { BlockJson } from "@stemma/document/format";
import { takenRowsMax, takenVersionsMax } from "@stemma/domain/draft/taken-passages-max";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { pageIconShape, pageKindShape } from "./page-shapes.ts";
import { idOf, oneIdOf, textShape, instantShape, bodyShape } from "./value-shapes.ts";

/** The most conflicts in one update, and the most blocks of a writer's own text for one conflict. */
const conflictsMax = 10_000;

const settledBlocksMax = 10_000;

/** A block of a body. The server validates it with `readBody`. */
const blockShape = z.custom<BlockJson>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "A block must be an object.",
);

/** A writer's decision on one conflict: one side, both sides one after the other, or their own text. */
const settlementShape = z.union([
  z.object({ pick: z.enum(["ours", "theirs", "both"]) }),
  z.object({ pick: z.literal("edited"), title: textShape.max(pageTitleMaxCharacters) }),
  z.object({ pick: z.literal("edited"), blocks: z.array(blockShape).max(settledBlocksMax) }),
]);

/**
 * An unfinished update of a draft, or an unfinished undo of a version: the version to merge in, and the writer's
 * decision on each conflict so far, with a fingerprint of the conflict (`question`). The draft's text does not change
 * until every conflict is settled; the client computes the conflicts again.
 */
export const pendingMergeShape = z.object({
  versionId: idOf<VersionId>(),
  /** The version to undo; `versionId` is then its parent. Missing in an update. */
  undoes: idOf<VersionId>().optional(),
  conflicts: z
    .array(
      z.object({
        id: textShape.max(100),
        question: textShape.max(100),
        settlement: settlementShape.nullable(),
      }),
    )
    .max(conflictsMax),
});

/** Rows that a draft took from an earlier version of its page: their indexes in the version's body, from 0. */
export const takenPassagesShape = z
  .array(
    z.object({
      versionId: idOf<VersionId>(),
      rows: z.array(z.int32().min(0)).max(takenRowsMax),
    }),
  )
  .max(takenVersionsMax);

/** The caller's own draft of a page. `revision` counts its saves; a save names the revision that it builds on. */
export const draftShape = z.object({
  id: idOf<DraftId>(),
  pageId: idOf<PageId>(),
  userId: idOf<UserId>(),
  organizationIds: oneIdOf<OrganizationId>(),
  workspaceIds: oneIdOf<WorkspaceId>(),
  previousNode: idOf<VersionId>().nullable(),
  pageTitle: z.string(),
  serializedEditorState: bodyShape,
  draftNotes: z.string().nullable(),
  pendingMerge: pendingMergeShape.nullable(),
  /** The subject line that the Publish dialog proposes; set by undoing a version. */
  publishSubject: z.string().nullable(),
  takenPassages: takenPassagesShape,
  updatedAt: instantShape,
  revision: z.number().int().min(1),
});

/** A draft in a list. */
export const draftSummaryShape = z.object({
  id: idOf<DraftId>(),
  pageId: idOf<PageId>(),
  kind: pageKindShape,
  pageTitle: z.string(),
  icon: pageIconShape,
  workspaceId: idOf<WorkspaceId>(),
  workspaceName: z.string(),
  updatedAt: instantShape,
  isStale: z.boolean(),
  isPageDeleted: z.boolean(),
});

export type TakenPassages = z.output<typeof takenPassagesShape>;
export type PendingMerge = z.output<typeof pendingMergeShape>;
export type Draft = z.output<typeof draftShape>;
export type DraftSummary = z.output<typeof draftSummaryShape>;
