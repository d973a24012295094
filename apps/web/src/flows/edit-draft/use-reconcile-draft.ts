import { useEffect } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { DraftSession } from "../../features/drafts/session/draft-session.ts";

/**
 * Passes the server's draft to the session whenever the page was read again, because another device may have changed
 * it.
 */
export function useReconcileDraft({ draft }: PageView, session: DraftSession | null): void {
  useEffect(() => {
    session?.reconcile(draft);
  }, [draft, session]);
}
