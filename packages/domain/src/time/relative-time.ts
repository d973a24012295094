import { dateFormat } from "./date-format.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
  ["second", second],
] as const;

const absoluteAfterMs = 5 * day;

const shortDate = dateFormat({ month: "short", day: "numeric", year: "numeric" });

/**
 * How long ago something happened, as lists show it: 'just now' under one second, '{n} {unit}(s) ago' up to five days,
 * then a short date like 'Mar 5, 2024'. A time in the future counts as now. Specification, section 9.
 */
export function relativeTime(then: Date, now: Date): string {
  const elapsedMs = now.getTime() - then.getTime();
  if (elapsedMs < second) return "just now";
  if (elapsedMs > absoluteAfterMs) return shortDate(then);
  return elapsedTime(elapsedMs);
}

/** The elapsed time in words, at any length: '{n} {unit}(s) ago'. */
function elapsedTime(elapsedMs: number): string {
  for (const [name, lengthMs] of units) {
    const count = Math.floor(elapsedMs / lengthMs);
    if (count >= 1) return `${count} ${name}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

/**
 * The milliseconds from `now` until the result of `relativeTime` changes: at the next full second below a minute, at
 * the next full hour below a day, and so on. `Infinity` once the result is a date.
 */
export function msUntilRelativeTimeChanges(then: Date, now: Date): number {
  const elapsedMs = now.getTime() - then.getTime();
  if (elapsedMs > absoluteAfterMs) return Infinity;
  const [, unitMs] = units.find(([, lengthMs]) => elapsedMs >= lengthMs) ?? ["second", second];
  const nextMs = elapsedMs < second ? second : (Math.floor(elapsedMs / unitMs) + 1) * unitMs;
  return Math.min(nextMs, absoluteAfterMs + 1) - elapsedMs;
}
