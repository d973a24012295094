import type { Actor } from "./actor.ts";

/** Creates workspaces; their ids. */
export async function makeWorkspaces(
  { api }: Actor,
  ...names: readonly string[]
): Promise<string[]> {
  const made: string[] = [];
  for (const workspaceName of names) {
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName,
    });
    made.push(workspaceId);
  }
  return made;
}
