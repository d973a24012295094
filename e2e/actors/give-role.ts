import type { Actor } from "./actor.ts";

type Role = "viewer" | "editor" | "administrator";

/** The id of an actor's account. */
export async function userIdOf(actor: Actor): Promise<string> {
  const { user } = await actor.api.call<{ user: { id: string } }>("GET", "/account");
  return user.id;
}

/** Gives a person a role on a page or in a workspace; `null` removes it. */
export async function giveRole(
  administrator: Actor,
  on: { readonly pageId: string } | { readonly workspaceId: string },
  person: Actor,
  role: Role | null,
): Promise<void> {
  const place = "pageId" in on ? `/pages/${on.pageId}` : `/workspaces/${on.workspaceId}`;
  await administrator.api.call("PUT", `${place}/members/${await userIdOf(person)}`, { role });
}
