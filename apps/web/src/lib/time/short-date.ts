import { dateFormat } from "@stemma/domain/time/date-format";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { messages } from "../messages.ts";

const recentDays = 5;
const dayMs = 24 * 60 * 60 * 1000;
const thisYear = dateFormat({ month: "short", day: "numeric" });
const anyYear = dateFormat({ month: "short", day: "numeric", year: "numeric" });

/** A short date: '2 days ago', then 'Mar 3', with the year if it is not the current one. */
export function shortDate(instant: string, now: Date): string {
  const then = new Date(instant);
  const isOld = now.getTime() - then.getTime() > recentDays * dayMs;
  return isOld && then.getFullYear() === now.getFullYear()
    ? thisYear(then)
    : relativeTime(then, now);
}

/** The day of an instant in the reader's time zone: 'today', 'Mar 5', 'Mar 5, 2025'. */
export function dayOf(instant: string, now: Date): string {
  const then = new Date(instant);
  if (then.toDateString() === now.toDateString()) return messages.today;
  return then.getFullYear() === now.getFullYear() ? thisYear(then) : dayWithYear(instant);
}

/** The day of an instant in the reader's time zone, in words that stay true: 'Mar 5, 2026' in 2026 too. */
export function dayWithYear(instant: string): string {
  return anyYear(new Date(instant));
}
