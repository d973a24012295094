import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { PageId, WorkspaceId } from "@stemma/domain/ids";
import { leavingPageKey } from "../../../entities/page/leaving-page.ts";
import { api, orpc } from "../../../lib/api.ts";
import { errorData } from "../../../lib/failures/error-data.ts";
import { hasErrorCode } from "../../../lib/failures/error-code.ts";
import { useSingleFlight } from "../../../lib/queries/use-single-flight.ts";
import { readPagesBelow } from "./read-pages-below.ts";

/** What becomes of the pages below a page that is deleted. */
export type PagesBelow = "delete" | "moveUp";

/** The result of deleting a page, and the workspace to open next. */
export interface PageDeletion {
  readonly outcome: "deleted" | "removed";
  readonly workspaceId: WorkspaceId;
  /** The pages directly below it that were moved up, in their order, as far as the asker sees them. */
  readonly movedUp: readonly PageId[];
}

/** The question what becomes of the pages below. */
export interface BelowQuestion {
  readonly count: number;
  /** Whether some of the pages are not the asker's to delete. */
  readonly isKept: boolean;
  /** Whether the pages came below it while the dialog was open, so that the deletion was refused. */
  readonly isLate: boolean;
}

interface Ends {
  readonly onDeleted: (deletion: PageDeletion) => Promise<void>;
  /** Called when the deletion failed for another reason than a newer published version or pages below. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Deletes the page. `question` is what to ask before, where there are pages below; `isCounting` until that is known. If the published version is
 * no longer the one in `view`, deletes nothing and sets `isOutdated`; if pages came below meanwhile and nothing says what becomes of them,
 * deletes nothing and sets `question`. Repeated calls while one is running send a single request.
 */
export function useDeletePage(view: PageView, { onDeleted, onFailed }: Ends) {
  const { data: found, isLoading: isCounting } = useQuery({
    ...orpc.pages.previewDeletion.queryOptions({ input: { pageId: view.page.id }, gcTime: 0 }),
    enabled: view.page.kind === "page",
  });
  const [late, setLate] = useState<BelowQuestion | null>(null);
  const known = found !== undefined && found.pagesBelow > 0 ? found : null;
  const question = late ?? (known && toQuestion(known));
  const { run, isRunning, error, forget } = useSingleFlight(async (below: PagesBelow | null) => {
    try {
      await onDeleted(await deletePage(view, below));
    } catch (failure) {
      const count = errorData(failure, "PAGES_BELOW")?.count;
      if (count !== undefined) setLate({ count, isKept: false, isLate: true });
      else if (hasErrorCode(failure, "PAGES_BELOW_KEPT")) {
        setLate({ count: question?.count ?? 1, isKept: true, isLate: true });
      } else if (isChanged(failure)) throw failure;
      else onFailed(failure);
    }
  }, leavingPageKey(view.page.id));
  return {
    deletePage: run,
    isDeleting: isRunning,
    isOutdated: isChanged(error),
    isCounting,
    question,
    forget,
  };
}

function toQuestion(found: { pagesBelow: number; mayDeleteBelow: boolean }): BelowQuestion {
  return { count: found.pagesBelow, isKept: !found.mayDeleteBelow, isLate: false };
}

async function deletePage(view: PageView, below: PagesBelow | null): Promise<PageDeletion> {
  const { page, workspace } = view;
  const pageId = page.id;
  const movedUp = below === "moveUp" ? await readPagesBelow(workspace.id, pageId) : [];
  const input = { pageId, expectedPublishedVersion: page.publishedVersion };
  try {
    return { ...(await api.pages.delete({ ...input, ...(below !== null && { below }) })), movedUp };
  } catch (error) {
    // The page is already gone: the answer to an earlier try was lost, or somebody else deleted it. Count it as done.
    if (!hasErrorCode(error, "NOT_FOUND")) throw error;
    return { outcome: "removed", workspaceId: workspace.id, movedUp: [] };
  }
}

function isChanged(error: unknown): boolean {
  return hasErrorCode(error, "PAGE_CHANGED");
}
