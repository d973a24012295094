import { dateFormat } from "@stemma/domain/time/date-format";

const date = dateFormat({ month: "long", day: "numeric", year: "numeric" });
const time = dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** An instant to the minute in the reader's own time zone: 'July 14, 2026, 16:20'. */
export function fullDateTime(instant: string): string {
  const then = new Date(instant);
  return `${date(then)}, ${time(then)}`;
}

/** The day of an instant in the reader's own time zone: 'July 14, 2026'. */
export function longDate(then: Date): string {
  return date(then);
}
