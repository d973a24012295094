import { useEffect } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { DraftSession } from "../../features/drafts/draft-session.ts";

/** Tells the session what the server holds, whenever the page was read again: another device may have written. */
export function useMeetServer({ draft }: PageView, session: DraftSession | null): void {
  useEffect(() => {
    session?.meet(draft);
  }, [draft, session]);
}
