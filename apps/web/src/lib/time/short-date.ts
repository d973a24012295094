import { relativeTime } from "@stemma/domain/time/relative-time";

const recentDays = 5;
const dayMs = 24 * 60 * 60 * 1000;
const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** A short date for the label under a dot: '2 days ago', then 'Mar 3', with the year if it is not the current one. */
export function shortDate(instant: string, now: Date): string {
  const then = new Date(instant);
  const isOld = now.getTime() - then.getTime() > recentDays * dayMs;
  return isOld && then.getFullYear() === now.getFullYear()
    ? thisYear.format(then)
    : relativeTime(then, now);
}
