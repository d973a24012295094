import type { Draft } from "@stemma/contract/draft-shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { toInstant } from "../platform/instant.ts";
import type { DraftRow } from "./draft.store.ts";
import { keptPendingMerge } from "./read-pending-merge.ts";

/** Converts a stored draft to the contract's shape. No other code does. */
export function presentDraft(draft: DraftRow, workspaceIds: WorkspaceId[]): Draft {
  return {
    id: draft.id,
    pageId: draft.pageId,
    userId: draft.userId,
    organizationIds: [draft.organizationId],
    workspaceIds,
    previousNode: draft.previousNode,
    pageTitle: draft.pageTitle,
    serializedEditorState: draft.body,
    draftNotes: draft.draftNotes,
    pendingMerge: keptPendingMerge(draft.pendingMerge),
    publishSubject: draft.publishSubject,
    takenPassages: draft.takenPassages,
    updatedAt: toInstant(draft.updatedAt),
    revision: draft.revision,
  };
}
