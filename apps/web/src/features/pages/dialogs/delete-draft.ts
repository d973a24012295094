import type { PageView } from "@stemma/contract/page-view-shape";
import type { DraftId, WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";

/** The effect of deleting a draft on its page, and the workspace to open if the page was removed too. */
export interface DraftDeletion {
  readonly outcome: "draftDeleted" | "pageRemoved";
  readonly workspaceId: WorkspaceId;
}

/**
 * Deletes the asker's draft. A missing draft (the answer to an earlier try was lost) counts as deleted; a request for
 * the page then tells whether the page still exists.
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
