import type { Actor } from "./actor.ts";
import { personalWorkspace, publishDraft, saveDraft } from "./make-page.ts";

/** Creates a snippet in the actor's workspace 'Personal' and publishes it once; returns its id. */
export async function makeSnippet(
  actor: Actor,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<string> {
  const workspaceId = await personalWorkspace(actor);
  const { pageId, draftId } = await actor.api.call<{ pageId: string; draftId: string }>(
    "POST",
    "/pages",
    { workspaceId, kind: "snippet" },
  );
  const revision = await saveDraft(actor, draftId, 1, pageTitle, ...texts);
  await publishDraft(actor, draftId, revision, null, "First version");
  return pageId;
}
