import type { PageView } from "@stemma/contract/page-view-shape";
import { dayOf } from "../../lib/time/short-date.ts";
import { messages } from "./messages.ts";

/**
 * What was published since the page was last read: how much, and then when that was and the newest subject lines. All
 * of a few versions are named in their order; where only the newest of many are, the newest one is first.
 */
export function unreadWords(
  { unread, page, lastVersions }: Pick<PageView, "unread" | "page" | "lastVersions">,
  now: Date,
): { readonly lead: string; readonly details: string } {
  if (unread === null) return { lead: "", details: "" };
  const { versionCount, subjectLines } = unread;
  const readOn = dayOf(unread.readAt, now);
  if (versionCount === 0) {
    const shown = lastVersions.find(({ id }) => id === page.publishedVersion);
    const lead =
      shown === undefined
        ? messages.wentBack
        : messages.wentBackTo(shown.publishMessage.subjectLine);
    return { lead, details: messages.since(readOn) };
  }
  const subjects = subjectLines.map(messages.subject);
  const details =
    versionCount > subjects.length
      ? messages.newestNamed(readOn, subjects.toReversed().join(", "))
      : messages.named(readOn, subjects.join(", "));
  return { lead: messages.versions(versionCount), details };
}
