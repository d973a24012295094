import type { PageView } from "@stemma/contract/pages.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { leavingPageKey } from "../../../entities/page/leaving-page.ts";
import { api } from "../../../lib/api.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";

/** The result of deleting a page, and the workspace to open next. */
export interface PageDeletion {
  readonly outcome: "deleted" | "removed";
  readonly workspaceId: WorkspaceId;
}

interface Ends {
  readonly onDeleted: (deletion: PageDeletion) => Promise<void>;
  /** Called when the deletion failed for another reason than a newer published version. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Deletes the page. If the published version is no longer the one in `view`, deletes nothing and sets `isOutdated`.
 * Repeated calls while one is running send a single request.
 */
export function useDeletePage(view: PageView, { onDeleted, onFailed }: Ends) {
  const { run, isRunning, error, forget } = useSingleFlight(async () => {
    try {
      await onDeleted(await deletePage(view));
    } catch (failure) {
      if (isChanged(failure)) throw failure;
      onFailed(failure);
    }
  }, leavingPageKey(view.page.id));
  return { deletePage: run, isDeleting: isRunning, isOutdated: isChanged(error), forget };
}

async function deletePage({ page, workspace }: PageView): Promise<PageDeletion> {
  const input = { pageId: page.id, expectedPublishedVersion: page.publishedVersion };
  try {
    return await api.pages.delete(input);
  } catch (error) {
    // The page is already gone: the answer to an earlier try was lost, or somebody else deleted it. Count it as done.
    if (!hasErrorCode(error, "NOT_FOUND")) throw error;
    return { outcome: "removed", workspaceId: workspace.id };
  }
}

function isChanged(error: unknown): boolean {
  return hasErrorCode(error, "PAGE_CHANGED");
}
