import type { DraftId, VersionId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { LiveBatch } from "../live/live-batch.ts";
import { checkBody, type CheckedBody } from "../platform/checked-body.ts";
import type { Clock } from "../platform/clock.ts";
import { toInstant } from "../platform/instant.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftStore, DraftUpdate } from "./draft.store.ts";
import { readPendingMerge } from "./read-pending-merge.ts";
import { presentDraft } from "./present-draft.ts";

/** The input of a save; its body is not validated yet. */
export interface SaveDraft extends DraftUpdate {
  readonly draftId: DraftId;
  readonly expectedRevision: number;
  readonly saveId: string;
  readonly pageTitle: string;
  readonly serializedEditorState: unknown;
  readonly draftNotes: string | null;
}

/** The answer to a save. */
export interface SavedDraft {
  readonly revision: number;
  readonly updatedAt: string;
  /** Whether the stored body equals the sent one; missing if they were not compared. */
  readonly isAsSent?: boolean;
}

interface Needs {
  drafts: Pick<DraftStore, "save" | "find" | "isOfSnippet">;
  versions: { isOfDraftsPage(draftId: DraftId, versionId: VersionId): Promise<boolean> };
  liveBatch: LiveBatch;
  clock: Clock;
}

/**
 * Saves the whole draft on top of `expectedRevision`. `checked` is the body as read and checked: a long one was checked in a worker
 * thread. Checks only the author's identity: authors who switched organization or lost access to the page still keep their text. Snippets do not nest. Fails with NOT_FOUND, BODY_INVALID (with the path), or
 * DRAFT_CONFLICT (with the current draft).
 */
export async function saveDraft(
  { drafts, versions, liveBatch, clock }: Needs,
  author: Visitor,
  save: SaveDraft,
  checked: CheckedBody = checkBody(save.serializedEditorState),
): Promise<SavedDraft> {
  if (!checked.ok) return refuse("BODY_INVALID", checked.error);
  const merge = save.pendingMerge ? readPendingMerge(save.pendingMerge) : null;
  if (merge?.ok === false) return refuse("BODY_INVALID", merge.error);
  await checkNamedVersions(versions, save);
  const { stored, snippetRow: nested, isAsSent } = checked;
  if (nested !== -1 && (await drafts.isOfSnippet(author, save.draftId))) {
    return refuse("BODY_INVALID", {
      path: `rows.${nested}`,
      reason: "A snippet cannot show another snippet.",
    });
  }
  const { draftId, expectedRevision, saveId } = save;
  const saved = await drafts.save(author, {
    draftId,
    expectedRevision,
    saveId,
    pageTitle: save.pageTitle,
    stored,
    draftNotes: save.draftNotes,
    previousNode: await knownVersion(versions, save),
    pendingMerge: merge === null ? save.pendingMerge : merge.pendingMerge,
    publishSubject: save.publishSubject,
    takenPassages: save.takenPassages,
    updatedAt: clock.now(),
  });
  if (saved !== null) {
    liveBatch.emit(author, [
      { topic: `user:${author.userId}`, kind: "drafts", ids: { draft: draftId } },
    ]);
    return present(saved, isAsSent);
  }
  return answerUnwritten(drafts, author, save, isAsSent);
}

/**
 * Answers a save that was not written. A repeated save gets its first answer again, with `isAsSent` from this check of its body.
 * Else fails with NOT_FOUND or DRAFT_CONFLICT.
 */
export async function answerUnwritten(
  drafts: Pick<DraftStore, "find">,
  author: Visitor,
  { draftId, expectedRevision, saveId }: Pick<SaveDraft, "draftId" | "expectedRevision" | "saveId">,
  isAsSent?: boolean,
): Promise<SavedDraft> {
  const current = await drafts.find(author, draftId);
  if (current === null) return refuse("NOT_FOUND");
  if (current.saveId === saveId && current.revision === expectedRevision + 1) {
    return present(current, isAsSent);
  }
  return refuse("DRAFT_CONFLICT", { draft: presentDraft(current, []) });
}

function present(
  { revision, updatedAt }: { revision: number; updatedAt: Date },
  isAsSent: boolean | undefined,
): SavedDraft {
  const at = toInstant(updatedAt);
  return { revision, updatedAt: at, ...(isAsSent !== undefined && { isAsSent }) };
}

/** NOT_FOUND if a version that a pending update or a taken passage names is not a version of the draft's page. */
async function checkNamedVersions(
  versions: Needs["versions"],
  { draftId, pendingMerge, takenPassages = [] }: SaveDraft,
): Promise<void> {
  const named = takenPassages.map(({ versionId }) => versionId);
  if (pendingMerge) named.push(pendingMerge.versionId);
  if (pendingMerge?.undoes !== undefined) named.push(pendingMerge.undoes);
  for (const versionId of new Set(named)) {
    if (!(await versions.isOfDraftsPage(draftId, versionId))) return refuse("NOT_FOUND");
  }
}

/** The new base version from an update; NOT_FOUND if it is not a version of the draft's page. */
async function knownVersion(
  versions: Needs["versions"],
  { draftId, previousNode }: SaveDraft,
): Promise<VersionId | undefined> {
  if (previousNode === undefined) return undefined;
  const isKnown = await versions.isOfDraftsPage(draftId, previousNode);
  return isKnown ? previousNode : refuse("NOT_FOUND");
}
