import type { Caller } from "./caller.ts";

/** The id of the caller's workspace 'Personal' in the active organization. */
export async function personalWorkspace(caller: Caller): Promise<string> {
  interface Account {
    readonly configuration: { readonly personalWorkspaceId: string };
  }
  const { configuration } = await caller.call<Account>("GET", "/account");
  return configuration.personalWorkspaceId;
}
