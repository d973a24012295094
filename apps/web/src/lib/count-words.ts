import { unreadShownMax } from "@stemma/domain/notification/notification-limits";

/** A number that waits, as a badge shows it: from 100 on it is '99+'. */
export function countWords(count: number): string {
  return count >= unreadShownMax ? `${unreadShownMax - 1}+` : String(count);
}
