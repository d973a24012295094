import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../lib/api.ts";
import { holdTextPlace } from "../../ui/layout/hold-text-place.ts";

/** The page as it is on screen, and whether that is out of date. */
interface ShownVersion {
  readonly seen: PageView;
  readonly isOld: boolean;
  /** Shows the published version, after the reader asked for it or put it there. */
  readonly show: () => void;
}

/**
 * Keeps the version on screen when another one is published meanwhile: its title, text and byline stay until the reader
 * asks for the new ones. All other fields of the page are always the newest. An answer that was cached when the screen was
 * opened is `isFetching`: if a newer version comes in its place, that is shown at once, unless the reader has begun to scroll, select
 * or type.
 */
export function useShownVersion(view: PageView, isFetching: boolean): ShownVersion {
  const queryClient = useQueryClient();
  const { page } = view;
  const [kept, setKept] = useState(view);
  const [requested, setRequested] = useState(page.publishedVersion);
  const isOther = kept.page.publishedVersion !== page.publishedVersion;
  const isOld =
    isOther && kept.page.publishedVersion !== null && page.publishedVersion !== requested;
  if (!isOld && kept !== view) setKept(view);

  function show(): void {
    // Use the cache: an answer that was just read is in it before `view` is rendered with it.
    const queryKey = orpc.pages.get.queryKey({ input: { pageId: page.id } });
    const newest = queryClient.getQueryData(queryKey)?.page ?? page;
    setRequested(newest.publishedVersion);
  }
  useShowAtOpening({ isOld, isFetching, show });
  return { seen: isOld ? withVersionOf(kept, view) : view, isOld, show };
}

interface Opening extends Pick<ShownVersion, "isOld" | "show"> {
  readonly isFetching: boolean;
}

/** Shows the version that the first answer brings after the screen was opened with a cached one, before the next paint. */
function useShowAtOpening({ isOld, isFetching, show }: Opening): void {
  const isOpening = useRef(isFetching);
  const restorePlace = useRef(() => {});
  useEffect(() => {
    const reader = new AbortController();
    const begin = () => {
      isOpening.current = false;
      reader.abort();
    };
    for (const act of ["wheel", "pointerdown", "keydown"]) {
      window.addEventListener(act, begin, { passive: true, signal: reader.signal });
    }
    return () => reader.abort();
  }, []);
  useLayoutEffect(() => {
    if (isOld) return;
    restorePlace.current();
    restorePlace.current = () => {};
  }, [isOld]);
  useLayoutEffect(() => {
    if (isOpening.current && isOld) {
      restorePlace.current = holdTextPlace();
      show();
    }
    if (!isFetching) isOpening.current = false;
  });
}

function withVersionOf(
  {
    page,
    linkTargets,
    snippets,
    mentionedPeople,
    codeColors,
    lastVersions,
    lastRevert,
    unread,
  }: PageView,
  newest: PageView,
): PageView {
  const { publishedVersion, pageTitle, serializedEditorState } = page;
  return {
    ...newest,
    page: { ...newest.page, publishedVersion, pageTitle, serializedEditorState },
    linkTargets,
    snippets,
    mentionedPeople,
    codeColors,
    lastVersions,
    lastRevert,
    // Whoever read the newest version elsewhere has nothing left to read here.
    unread: newest.unread === null ? null : unread,
  };
}
