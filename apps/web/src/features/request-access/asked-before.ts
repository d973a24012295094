import type { UserId } from "@stemma/domain/ids";
import type { AskedFor } from "./read-asked-for.ts";

const key = "stemma-asked-for";

/** How many askings this browser remembers; the oldest are forgotten first. */
const rememberedMax = 50;

/**
 * When somebody last asked for a thing in this browser; `null` where they did not, or where the browser keeps nothing. Only a
 * reminder: the server says nothing of requests to whoever made them.
 */
export function askedBefore(userId: UserId, item: AskedFor): Date | null {
  const found = recall().find(([name]) => name === nameOf(userId, item));
  return found === undefined ? null : new Date(found[1]);
}

/** Remembers that somebody asked for a thing at `now`. */
export function rememberAsking(userId: UserId, item: AskedFor, now: Date): void {
  const name = nameOf(userId, item);
  const others = recall().filter(([other]) => other !== name);
  try {
    const asked = [...others, [name, now.toISOString()]].slice(-rememberedMax);
    localStorage.setItem(key, JSON.stringify(asked));
  } catch {
    // A browser that keeps nothing only loses the reminder.
  }
}

function nameOf(userId: UserId, { type, id }: AskedFor): string {
  return `${userId} ${type}/${id}`;
}

function recall(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isAsking) : [];
  } catch {
    return [];
  }
}

function isAsking(entry: unknown): entry is readonly [string, string] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === "string" &&
    typeof entry[1] === "string" &&
    !Number.isNaN(Date.parse(entry[1]))
  );
}
