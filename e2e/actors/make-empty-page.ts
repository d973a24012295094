import { createPage } from "@stemma/sample/create-page";
import type { Actor } from "./actor.ts";
import { personalWorkspace } from "./make-page.ts";

/** Creates a page as the New Page modal does, in the actor's workspace 'Personal' or in another one; returns its id. */
export async function makeEmptyPage(actor: Actor, workspaceId?: string): Promise<string> {
  const { pageId } = await createPage(actor.api, workspaceId ?? (await personalWorkspace(actor)));
  return pageId;
}
