const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units = [
  ["day", dayMs],
  ["hour", hourMs],
  ["minute", minuteMs],
] as const;

/** How long something can still be used: 'Expires in 6 days', in the largest unit that is full; 'Expired' once it can't. */
export function expiryWords(expiresAt: Date, now: Date): string {
  const leftMs = expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return "Expired";
  for (const [name, lengthMs] of units) {
    const count = Math.floor(leftMs / lengthMs);
    if (count >= 1) return `Expires in ${count} ${name}${count === 1 ? "" : "s"}`;
  }
  return "Expires in less than a minute";
}
