import { newestMax } from "./newest-max.ts";

/** How many notifications came since the list was read; `null` for none. */
export function freshWords(count: number): string | null {
  if (count === 0) return null;
  return count >= newestMax ? `${newestMax}+ new` : `${count} new`;
}
