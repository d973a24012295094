import type { PageView } from "@stemma/contract/page-view-shape";
import type { Draft } from "@stemma/contract/draft-shapes";
import { messages } from "./messages.ts";

/**
 * Explains what happened to a draft that was on screen here and was published or deleted in another tab or on another
 * device.
 */
export function endedDraftWords(
  { userId, previousNode }: Draft,
  { page, lastVersions }: Pick<PageView, "page" | "lastVersions">,
): string {
  const published = lastVersions.find(({ id }) => id === page.publishedVersion);
  const isOwn = published?.publishedBy === userId && published.id !== previousNode;
  return isOwn
    ? messages.endedDraft.published(published.publishMessage.subjectLine)
    : messages.endedDraft.deleted;
}
