import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Draft } from "@stemma/contract/draft-shapes";
import { useOpenDrafts } from "../../features/drafts/use-open-drafts.ts";

/** The part of a page that is on screen. */
interface DraftOnScreen {
  /** The draft on screen; `null` while the published page is shown. */
  readonly draft: Draft | null;
  /** The draft that was on screen until it was published or deleted in another tab or on another device. */
  readonly ended: Draft | null;
}

/**
 * Decides whether the draft is on screen: if `edit=true` is in the address, or if the page was never published and has
 * a draft. A draft that is gone from the server stays on screen while it holds unsaved text. While the page is being
 * read again (`isFetching`), `edit=true` stays in the address, because a draft that this tab does not know yet may
 * arrive.
 */
export function useDraftOnScreen(view: PageView, isFetching: boolean): DraftOnScreen {
  const { edit, version } = useSearch({ from: "/signed-in/page/$pageId" });
  const navigate = useNavigate({ from: "/page/$pageId" });
  const openDrafts = useOpenDrafts();
  const [known, setKnown] = useState(view.draft);
  const [ended, setEnded] = useState<Draft | null>(null);
  if (view.draft !== null && view.draft.id !== known?.id) setKnown(view.draft);
  if (view.draft !== null && ended !== null) setEnded(null);

  const isForced = view.page.publishedVersion === null;
  const isWanted = version === undefined && (edit === true || isForced);
  const session = view.draft === null && known !== null ? openDrafts.find(known.id) : null;
  const isUnsent = session !== null && session.getSnapshot().status !== "saved";
  const draft = view.draft ?? (isUnsent ? known : null);
  const isEditing = isWanted && draft !== null;
  // A draft that this tab itself publishes or deletes leaves `openDrafts` before the page is read again, so `session` is
  // `null` then.
  const hasEnded = isWanted && session !== null && !isUnsent;
  if (hasEnded && ended?.id !== known?.id) setEnded(known);

  useEffect(() => {
    const isRight = (edit === true) === isEditing;
    if (version !== undefined || isRight || (isFetching && !isEditing)) return;
    void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false });
  }, [version, edit, isEditing, isFetching, navigate]);
  return { draft: isEditing ? draft : null, ended };
}
