import type { PageView } from "@stemma/contract/pages.contract";
import type { DraftId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";

/** What became of the page when the draft was deleted, and where its writer goes if it went too. */
export interface DraftDeletion {
  readonly outcome: "draftDeleted" | "pageRemoved";
  readonly workspaceId: WorkspaceId;
}

/**
 * Deletes the asker's draft. One that is gone already (the answer to an earlier try was lost) counts as deleted; then the
 * page itself is asked whether it is still there.
 */
export async function deleteDraft(
  draftId: DraftId,
  { page, workspace }: PageView,
): Promise<DraftDeletion> {
  try {
    return await api.drafts.delete({ draftId });
  } catch (error) {
    if (!hasErrorCode(error, "NOT_FOUND")) throw error;
    const outcome = (await isThere(page.id)) ? "draftDeleted" : "pageRemoved";
    return { outcome, workspaceId: workspace.id };
  }
}

async function isThere(pageId: PageView["page"]["id"]): Promise<boolean> {
  try {
    await api.pages.get({ pageId });
    return true;
  } catch (error) {
    if (hasErrorCode(error, "NOT_FOUND")) return false;
    throw error;
  }
}
