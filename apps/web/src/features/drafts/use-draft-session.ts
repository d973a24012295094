import { useEffect, useState } from "react";
import type { DraftId } from "@stemma/domain/ids";
import type { Draft } from "@stemma/contract/draft-shapes";
import type { DraftSession } from "./session/draft-session.ts";
import type { DraftSnapshot } from "./session/draft-snapshot.ts";
import { openSession } from "./session/open-session.ts";
import { sessionOpener } from "./session/session-opener.ts";
import { useOpenDrafts } from "./use-open-drafts.ts";
import { useDraftSnapshot } from "./use-draft-snapshot.ts";

// Once, when the chunk of a screen that shows drafts has loaded.
sessionOpener.provide(openSession);

/** An open draft session and its current snapshot. */
export interface OpenDraft {
  readonly session: DraftSession;
  readonly snapshot: DraftSnapshot;
}

/**
 * Keeps a draft's session open while the screen shows the draft. `null` without a draft, and while the journal is
 * read. Unmounting loses no text: the session continues in the background until the server has stored it.
 */
export function useDraftSession(draft: Draft | null): OpenDraft | null {
  const openDrafts = useOpenDrafts();
  const draftId = draft?.id ?? null;
  const [opened, setOpened] = useState<{ draftId: DraftId; session: DraftSession } | null>(null);

  useEffect(() => {
    if (draft === null) return undefined;
    let isWanted = true;
    const open = async () => {
      const session = await openDrafts.open(draft);
      if (isWanted) setOpened({ draftId: draft.id, session });
    };
    void open();
    return () => {
      isWanted = false;
      openDrafts.release(draft.id);
    };
    // Depends on the draft's id only: the session gets newer states of the same draft through `reconcile`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [openDrafts, draftId]);

  const found = draftId === null ? null : openDrafts.find(draftId);
  const session = opened?.draftId === draftId ? opened.session : found;
  const snapshot = useDraftSnapshot(session);
  return session === null || snapshot === null ? null : { session, snapshot };
}
