import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";

/** The part of a page that is on screen. */
interface DraftOnScreen {
  /** The draft on screen; `null` while the published page is shown. */
  readonly draft: Draft | null;
  /** The draft that was on screen until it was published or deleted in another tab or on another device. */
  readonly ended: Draft | null;
}

interface PageReading {
  /** Whether the page is being read again: a draft that this tab does not know yet may arrive. */
  readonly isFetching: boolean;
  /** Whether this tab is deleting the page or the draft, or publishing the draft. */
  readonly isLeaving: boolean;
}

/**
 * Decides whether the draft is on screen: if `edit=true` is in the address, or if the page was never published and has
 * a draft. A draft that is gone from the server stays on screen while it holds unsaved text, and until this tab knows
 * the answer to its own deletion or publishing. While `isFetching`, `edit=true` stays in the address.
 */
export function useDraftOnScreen(
  view: PageView,
  { isFetching, isLeaving }: PageReading,
): DraftOnScreen {
  const { edit, version } = useSearch({ from: "/signed-in/page/$pageId" });
  const navigate = useNavigate({ from: "/page/$pageId" });
  const openDrafts = useOpenDrafts();
  const [known, setKnown] = useState(view.draft);
  const [ended, setEnded] = useState<Draft | null>(null);
  const [endedHere, setEndedHere] = useState<Draft | null>(null);
  if (view.draft !== null && view.draft.id !== known?.id) setKnown(view.draft);
  if (view.draft !== null && ended !== null) setEnded(null);
  if (isLeaving && endedHere?.id !== known?.id) setEndedHere(known);

  const isForced = view.page.publishedVersion === null;
  const isWanted = version === undefined && (edit === true || isForced);
  const session = view.draft === null && known !== null ? openDrafts.find(known.id) : null;
  const isUnsent = session !== null && session.getSnapshot().status !== "saved";
  // The deletion or publishing failed if the writer goes on writing: the draft can still end elsewhere.
  const opened = view.draft === null ? null : openDrafts.find(view.draft.id);
  const isWritten = opened !== null && opened.getSnapshot().status !== "saved";
  if (endedHere !== null && isWritten && !isLeaving) setEndedHere(null);
  const isHeld = isUnsent || (session !== null && isLeaving);
  const draft = view.draft ?? (isHeld ? known : null);
  const isEditing = isWanted && draft !== null;
  // A draft that this tab itself publishes or deletes leaves `openDrafts` before the page is read again, so `session` is
  // `null` then. If the answer was lost, the session is still there, and `endedHere` is the draft.
  const hasEnded = isWanted && session !== null && !isHeld && endedHere?.id !== known?.id;
  if (hasEnded && ended?.id !== known?.id) setEnded(known);

  useEffect(() => {
    const isRight = (edit === true) === isEditing;
    if (version !== undefined || isRight || (isFetching && !isEditing)) return;
    void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false });
  }, [version, edit, isEditing, isFetching, navigate]);
  return { draft: isEditing ? draft : null, ended };
}
