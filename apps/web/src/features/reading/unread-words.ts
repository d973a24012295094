import type { PageView } from "@stemma/contract/pages.contract";
import { messages } from "./messages.ts";

const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const otherYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** What was published since the page was last read: the count, and then when that was and the newest subject lines. */
export function unreadWords(
  { unread, page, lastVersions }: Pick<PageView, "unread" | "page" | "lastVersions">,
  now: Date,
): { readonly count: string; readonly rest: string } {
  if (unread === null) return { count: "", rest: "" };
  const { versionCount, subjectLines } = unread;
  const readOn = dayOf(new Date(unread.readAt), now);
  if (versionCount === 0) {
    const shown = lastVersions.find(({ id }) => id === page.publishedVersion);
    const rest =
      shown === undefined
        ? messages.setBackOn(readOn)
        : messages.setBackTo(readOn, shown.publishMessage.subjectLine);
    return { count: messages.setBack, rest };
  }
  const subjects = subjectLines.map(messages.subject).join(", ");
  const describe = versionCount > subjectLines.length ? messages.newestNamed : messages.named;
  return { count: messages.versions(versionCount), rest: describe(readOn, subjects) };
}

/** The day of an instant in the reader's time zone: 'today', 'Mar 5', 'Mar 5, 2025'. */
function dayOf(then: Date, now: Date): string {
  if (then.toDateString() === now.toDateString()) return messages.today;
  return (then.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(then);
}
