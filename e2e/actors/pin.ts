import type { Actor } from "./actor.ts";

/** The ids of an actor's pins, in order. */
export async function pinnedIds(actor: Actor): Promise<string[]> {
  const { items } = await actor.api.call<{ items: { id: string }[] }>("GET", "/pins");
  return items.map(({ id }) => id);
}

/** Pins a page or workspace through the API, at the end of the list. */
export async function pin(
  actor: Actor,
  id: string,
  type: "page" | "workspace" = "page",
): Promise<void> {
  await actor.api.call("POST", "/pins", {
    item: { type, id },
    action: "add",
    pinInsertion: "bottom",
  });
}

/** Unpins a page through the API. */
export async function unpin(actor: Actor, id: string): Promise<void> {
  await actor.api.call("POST", "/pins", { item: { type: "page", id }, action: "remove" });
}
