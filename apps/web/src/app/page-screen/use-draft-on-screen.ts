import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Draft } from "@stemma/contract/shapes";
import { useDraftDesk } from "../../features/drafts/use-draft-desk.ts";

/** What of a page is on screen. */
interface DraftOnScreen {
  /** The draft that is edited; `null` while the page is read. */
  readonly draft: Draft | null;
  /** The draft that was edited here until it was published or deleted in another tab or on another device. */
  readonly ended: Draft | null;
}

/**
 * The draft that is edited on screen. `edit=true` in the address decides, and a page never
 * published is always edited where there is a draft of it. A draft that is gone from the server stays on screen for as
 * long as it holds words that were never sent. While the page is being read again (`isFetching`), `edit=true` waits for a
 * draft that this tab does not know of yet.
 */
export function useDraftOnScreen(view: PageView, isFetching: boolean): DraftOnScreen {
  const { edit, version } = useSearch({ from: "/signed-in/page/$pageId" });
  const navigate = useNavigate({ from: "/page/$pageId" });
  const desk = useDraftDesk();
  const [known, setKnown] = useState(view.draft);
  const [ended, setEnded] = useState<Draft | null>(null);
  if (view.draft !== null && view.draft.id !== known?.id) setKnown(view.draft);
  if (view.draft !== null && ended !== null) setEnded(null);

  const isForced = view.page.publishedVersion === null;
  const isWanted = version === undefined && (edit === true || isForced);
  const left = view.draft === null && known !== null ? desk.find(known.id) : null;
  const isUnsent = left !== null && left.getSnapshot().status !== "saved";
  const draft = view.draft ?? (isUnsent ? known : null);
  const isEditing = isWanted && draft !== null;
  // What this tab itself publishes or deletes leaves its desk before the page is read again.
  const hasEnded = isWanted && left !== null && !isUnsent;
  if (hasEnded && ended?.id !== known?.id) setEnded(known);

  useEffect(() => {
    const isRight = (edit === true) === isEditing;
    if (version !== undefined || isRight || (isFetching && !isEditing)) return;
    void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false });
  }, [version, edit, isEditing, isFetching, navigate]);
  return { draft: isEditing ? draft : null, ended };
}
