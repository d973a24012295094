import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/pages.contract";
import { orpc } from "../../lib/api.ts";

/** The page as its reader has it before them, and whether the server has it otherwise by now. */
interface HeldVersion {
  readonly seen: PageView;
  readonly isOld: boolean;
  /** Shows what the page shows now: the reader wants to see it, or has put it there. */
  readonly show: () => void;
}

/**
 * Keeps the version that is being read on screen when another one is published meanwhile: its title, text and byline stay
 * until the reader wants the new ones. Whatever else is known of the page is always the newest.
 */
export function useHeldVersion(view: PageView): HeldVersion {
  const queryClient = useQueryClient();
  const { page } = view;
  const [held, setHeld] = useState(view);
  const [wanted, setWanted] = useState(page.publishedVersion);
  const isOther = held.page.publishedVersion !== page.publishedVersion;
  const isOld = isOther && held.page.publishedVersion !== null && page.publishedVersion !== wanted;
  if (!isOld && held !== view) setHeld(view);
  return {
    seen: isOld ? withVersionOf(held, view) : view,
    isOld,
    show() {
      // What was just read is known here before it is drawn.
      const queryKey = orpc.pages.get.queryKey({ input: { pageId: page.id } });
      const newest = queryClient.getQueryData(queryKey)?.page ?? page;
      setWanted(newest.publishedVersion);
    },
  };
}

function withVersionOf({ page, lastVersions, lastRevert }: PageView, newest: PageView): PageView {
  const { publishedVersion, pageTitle, serializedEditorState } = page;
  return {
    ...newest,
    page: { ...newest.page, publishedVersion, pageTitle, serializedEditorState },
    lastVersions,
    lastRevert,
  };
}
