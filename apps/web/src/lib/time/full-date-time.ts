const date = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric" });
const time = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** An instant to the minute in the reader's own time zone: 'July 14, 2026, 16:20'. */
export function fullDateTime(instant: string): string {
  const then = new Date(instant);
  return `${date.format(then)}, ${time.format(then)}`;
}

/** The day of an instant in the reader's own time zone: 'July 14, 2026'. */
export function longDate(then: Date): string {
  return date.format(then);
}
