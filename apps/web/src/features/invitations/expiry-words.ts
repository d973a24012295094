import { messages } from "./messages.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units = [
  ["day", dayMs, hourMs],
  ["hour", hourMs, minuteMs],
  ["minute", minuteMs, minuteMs],
] as const;

/**
 * The time left until expiry: 'Expires in 6 days', rounded to the nearest unit; 'Expired' after it. Rounding keeps a
 * new invitation at 7 days on every screen, although screens render seconds apart.
 */
export function expiryWords(expiresAt: Date, now: Date): string {
  const leftMs = expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return messages.expired;
  for (const [name, lengthMs, nextMs] of units) {
    // 59.5 minutes round to 60, which is an hour.
    if (leftMs < lengthMs - nextMs / 2) continue;
    const count = Math.round(leftMs / lengthMs);
    return messages.expiresIn(count, name);
  }
  return messages.expiresSoon;
}
