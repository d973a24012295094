import { unreadShownMax } from "@stemma/domain/notification/notification-limits";

/** A count as a badge shows it: '99+' from 100 on. */
export function countWords(count: number): string {
  return count >= unreadShownMax ? `${unreadShownMax - 1}+` : String(count);
}
