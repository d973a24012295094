/** An instant as the contract sends it: ISO 8601 in UTC with milliseconds, from a date or PostgreSQL's text. */
export function toInstant(value: Date | string): string {
  if (value instanceof Date) return value.toISOString();
  return isUsual(value)
    ? `${value.slice(0, 10)}T${value.slice(11, 19)}.${`${value.slice(20, -3)}000`.slice(0, 3)}Z`
    : new Date(value).toISOString();
}

/**
 * Whether a text of PostgreSQL is one such as `2026-11-27 02:43:30.123456+00`: with four digits for the year, and in UTC. A list holds a
 * hundred of them, and to make a date of each takes several times as long as to write it in another form.
 */
function isUsual(text: string): boolean {
  const { length } = text;
  const isLong = length > 22 && length < 30 && text[19] === ".";
  return (length === 22 || isLong) && text[4] === "-" && text[10] === " " && text.endsWith("+00");
}
