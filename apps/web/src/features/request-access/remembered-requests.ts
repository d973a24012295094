import type { UserId } from "@stemma/domain/ids";
import type { AskedFor } from "./read-asked-for.ts";

const key = "stemma-asked-for";

/** The maximum number of requests remembered in this browser; the oldest are dropped first. */
const rememberedMax = 50;

/**
 * When the person last requested access to an item in this browser; `null` if never, or without storage. Only a
 * reminder: the server does not report requests to the people who sent them.
 */
export function askedBefore(userId: UserId, item: AskedFor): Date | null {
  const found = recall().find(([name]) => name === nameOf(userId, item));
  return found === undefined ? null : new Date(found[1]);
}

/** Remembers that the person requested access to an item at `now`. */
export function rememberAsking(userId: UserId, item: AskedFor, now: Date): void {
  const name = nameOf(userId, item);
  const others = recall().filter(([other]) => other !== name);
  try {
    const asked = [...others, [name, now.toISOString()]].slice(-rememberedMax);
    localStorage.setItem(key, JSON.stringify(asked));
  } catch {
    // Without storage, only the reminder is lost.
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
