/**
 * Writes dates in American English. The formatter is made when the first date is written and kept: making one reads the
 * language's rules, which takes longer than a hundred dates.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | null = null;
  return (date) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(date);
  };
}
