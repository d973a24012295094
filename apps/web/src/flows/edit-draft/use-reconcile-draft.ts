import { useEffect } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { useIsLeavingPage } from "../../entities/page/leaving-page.ts";
import type { DraftSession } from "../../features/drafts/session/draft-session.ts";

/**
 * Passes the server's draft to the session whenever the page was read again, because another device may have changed
 * it. A draft that is gone while this tab deletes or publishes it is no news.
 */
export function useReconcileDraft({ page, draft }: PageView, session: DraftSession | null): void {
  const isLeaving = useIsLeavingPage(page.id);
  useEffect(() => {
    if (draft !== null || !isLeaving) session?.reconcile(draft);
  }, [draft, session, isLeaving]);
}
