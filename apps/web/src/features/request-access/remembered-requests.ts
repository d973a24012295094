import type { UserId } from "@stemma/domain/ids";
import type { RequestedItem } from "./read-requested-item.ts";

const key = "stemma-asked-for";

/** The maximum number of requests remembered in this browser; the oldest are dropped first. */
const rememberedMax = 50;

/**
 * When the person last requested access to an item in this browser; `null` if never, or without storage. Only a
 * reminder: the server does not report requests to the people who sent them.
 */
export function lastRequestedAt(userId: UserId, item: RequestedItem): Date | null {
  const found = readRequests().find(([name]) => name === nameOf(userId, item));
  return found === undefined ? null : new Date(found[1]);
}

/** Remembers that the person requested access to an item at `now`. */
export function rememberRequest(userId: UserId, item: RequestedItem, now: Date): void {
  const name = nameOf(userId, item);
  const others = readRequests().filter(([other]) => other !== name);
  try {
    const requests = [...others, [name, now.toISOString()]].slice(-rememberedMax);
    localStorage.setItem(key, JSON.stringify(requests));
  } catch {
    // Without storage, only the reminder is lost.
  }
}

function nameOf(userId: UserId, { type, id }: RequestedItem): string {
  return `${userId} ${type}/${id}`;
}

function readRequests(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRequest) : [];
  } catch {
    return [];
  }
}

function isRequest(entry: unknown): entry is readonly [string, string] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === "string" &&
    typeof entry[1] === "string" &&
    !Number.isNaN(Date.parse(entry[1]))
  );
}
