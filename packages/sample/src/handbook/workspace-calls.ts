import type { Caller } from "../caller.ts";

type Role = "viewer" | "editor" | "administrator";

/** Creates a workspace, with the caller as its administrator; returns its id. */
export async function createWorkspace(
  administrator: Caller,
  workspaceName: string,
): Promise<string> {
  const made = await administrator.call<{ workspaceId: string }>("POST", "/workspaces", {
    workspaceName,
  });
  return made.workspaceId;
}

/** Opens a workspace to everybody in the organization, for reading. */
export async function openToAll(administrator: Caller, workspaceId: string): Promise<void> {
  const organizationRole = "viewer";
  await administrator.call("PUT", `/workspaces/${workspaceId}/openness`, { organizationRole });
}

/** Gives a person a role in a workspace (`/workspaces/{id}`) or on a page (`/pages/{id}`). */
export async function nameIn(
  administrator: Caller,
  place: string,
  person: { readonly userId: string },
  role: Role,
): Promise<void> {
  await administrator.call("PUT", `${place}/members/${person.userId}`, { role });
}

/** Subscribes the caller to every publish in a workspace. */
export async function subscribe(caller: Caller, workspaceId: string): Promise<void> {
  const item = { type: "workspace", id: workspaceId };
  await caller.call("PUT", "/subscriptions", { item, action: "subscribe" });
}

/** Pins a page or workspace after the caller's other pins. */
export async function pin(caller: Caller, type: "page" | "workspace", id: string): Promise<void> {
  await caller.call("POST", "/pins", { item: { type, id }, action: "add", pinInsertion: "bottom" });
}
