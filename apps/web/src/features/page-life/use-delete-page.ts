import type { PageView } from "@stemma/contract/pages.contract";
import type { WorkspaceId } from "@stemma/domain/ids";
import { api } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** What became of the page, and where its readers go. */
export interface PageDeletion {
  readonly outcome: "deleted" | "removed";
  readonly workspaceId: WorkspaceId;
}

interface Ends {
  readonly onDeleted: (deletion: PageDeletion) => Promise<void>;
  /** Nothing was deleted, and not because the page has another version now. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Deletes the page, if what is published is still what `view` shows; else `isOutdated`, and nothing happened. Deletes once,
 * however often it is asked to.
 */
export function useDeletePage(view: PageView, { onDeleted, onFailed }: Ends) {
  const { run, isRunning, error, forget } = useSingleFlight(async () => {
    try {
      await onDeleted(await deletePage(view));
    } catch (failure) {
      if (isChanged(failure)) throw failure;
      onFailed(failure);
    }
  });
  return { deletePage: run, isDeleting: isRunning, isOutdated: isChanged(error), forget };
}

async function deletePage({ page, workspace }: PageView): Promise<PageDeletion> {
  const input = { pageId: page.id, expectedPublishedVersion: page.publishedVersion };
  try {
    return await api.pages.delete(input);
  } catch (error) {
    // The answer to an earlier try was lost, or somebody else was faster: what was to be done is done.
    if (!hasErrorCode(error, "NOT_FOUND")) throw error;
    return { outcome: "removed", workspaceId: workspace.id };
  }
}

function isChanged(error: unknown): boolean {
  return hasErrorCode(error, "PAGE_CHANGED");
}
