import type { Caller } from "./caller.ts";

/** Creates an unpublished page with the caller's empty draft, at revision 1. */
export function createPage(
  caller: Caller,
  workspaceId: string,
): Promise<{ readonly pageId: string; readonly draftId: string }> {
  return caller.call("POST", "/pages", { workspaceId });
}
