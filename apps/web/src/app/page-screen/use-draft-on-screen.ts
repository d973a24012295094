import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import type { Draft } from "@stemma/contract/shapes";
import { useDraftDesk } from "../../features/drafts/use-draft-desk.ts";

/**
 * The draft that is edited on screen; `null` while the page is read. `edit=true` in the address decides, and a page never
 * published is always edited where there is a draft of it. A draft that is gone from the server stays on screen for as
 * long as it holds words that were never sent. While the page is being read again (`isFetching`), `edit=true` waits for a
 * draft that this tab does not know of yet.
 */
export function useDraftOnScreen(view: PageView, isFetching: boolean): Draft | null {
  const { edit, version } = useSearch({ from: "/signed-in/page/$pageId" });
  const navigate = useNavigate({ from: "/page/$pageId" });
  const desk = useDraftDesk();
  const [known, setKnown] = useState(view.draft);
  if (view.draft !== null && view.draft.id !== known?.id) setKnown(view.draft);

  const isForced = view.page.publishedVersion === null;
  const isWanted = version === undefined && (edit === true || isForced);
  const left = view.draft === null && known !== null ? desk.find(known.id) : null;
  const isUnsent = left !== null && left.getSnapshot().status !== "saved";
  const draft = view.draft ?? (isUnsent ? known : null);
  const isEditing = isWanted && draft !== null;

  useEffect(() => {
    const isRight = (edit === true) === isEditing;
    if (version !== undefined || isRight || (isFetching && !isEditing)) return;
    void navigate({ search: isEditing ? { edit: true } : {}, replace: true, resetScroll: false });
  }, [version, edit, isEditing, isFetching, navigate]);
  return isEditing ? draft : null;
}
