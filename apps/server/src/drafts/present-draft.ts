import type { Draft } from "@stemma/contract/shapes";
import type { WorkspaceId } from "@stemma/domain/ids";
import { toInstant } from "../platform/instant.ts";
import type { DraftRow } from "./draft.store.ts";
import { keptPendingMerge } from "./read-pending-merge.ts";

/** The only place where a stored draft becomes what the contract sends. */
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
    updatedAt: toInstant(draft.updatedAt),
    revision: draft.revision,
  };
}
