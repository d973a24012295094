import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import { orpc } from "../../lib/api.ts";

/** The page as it is on screen, and whether that is out of date. */
interface ShownVersion {
  readonly seen: PageView;
  readonly isOld: boolean;
  /** Shows the published version, after the reader asked for it or put it there. */
  readonly show: () => void;
}

/**
 * Keeps the version on screen when another one is published meanwhile: its title, text and byline stay until the reader
 * asks for the new ones. All other fields of the page are always the newest.
 */
export function useShownVersion(view: PageView): ShownVersion {
  const queryClient = useQueryClient();
  const { page } = view;
  const [kept, setKept] = useState(view);
  const [requested, setRequested] = useState(page.publishedVersion);
  const isOther = kept.page.publishedVersion !== page.publishedVersion;
  const isOld =
    isOther && kept.page.publishedVersion !== null && page.publishedVersion !== requested;
  if (!isOld && kept !== view) setKept(view);
  return {
    seen: isOld ? withVersionOf(kept, view) : view,
    isOld,
    show() {
      // Use the cache: an answer that was just read is in it before `view` is rendered with it.
      const queryKey = orpc.pages.get.queryKey({ input: { pageId: page.id } });
      const newest = queryClient.getQueryData(queryKey)?.page ?? page;
      setRequested(newest.publishedVersion);
    },
  };
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
