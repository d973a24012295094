/** An instant as the contract sends it: ISO 8601 in UTC with milliseconds, from a date or PostgreSQL's text. */
export function toInstant(value: Date | string): string {
  return (value instanceof Date ? value : new Date(value)).toISOString();
}
