import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionId } from "@stemma/domain/ids";
import { markPageRead } from "../../features/reading/mark-page-read.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { messages } from "./messages.ts";

/**
 * What changed on the page since the person last read it, and the command that marks it as read. `seen` is the page as
 * it is on screen: an older version may stay there while a newer one is published, and the answer about the page is then
 * that of the newer one. So what was marked is remembered here.
 */
export function useUnread(seen: PageView) {
  const queryClient = useQueryClient();
  const { id: pageId, publishedVersion } = seen.page;
  const [marked, setMarked] = useState<VersionId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isMarked = marked !== null && marked === publishedVersion;
  const unread = isMarked ? null : seen.unread;

  async function markRead(): Promise<void> {
    if (publishedVersion === null) return;
    setFailure(null);
    setMarked(publishedVersion);
    focusScreenHeading();
    try {
      await markPageRead(queryClient, pageId, publishedVersion);
    } catch (error) {
      setMarked(null);
      setFailure(messages.failures.notMarkedRead(failureWords(error)));
    }
  }

  return {
    /** The page for the banner; its `unread` is `null` once the version on screen was marked. */
    view: { ...seen, unread },
    markRead: () => void markRead(),
    /** Why the page was not marked as read. */
    failure,
  };
}
