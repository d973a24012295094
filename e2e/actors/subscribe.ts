import type { Actor } from "./actor.ts";

/** Subscribes an actor to a page through the API. */
export async function subscribeToPage(actor: Actor, pageId: string): Promise<void> {
  await actor.api.call("PUT", `/pages/${pageId}/subscription`, { action: "subscribe" });
}
