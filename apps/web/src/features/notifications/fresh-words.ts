import { newestMax } from "./newest-max.ts";

/** The number of new notifications as text; `null` for none. */
export function freshWords(count: number): string | null {
  if (count === 0) return null;
  return count >= newestMax ? `${newestMax}+ new` : `${count} new`;
}
