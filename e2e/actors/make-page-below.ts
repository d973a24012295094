import type { Actor } from "./actor.ts";
import { personalWorkspace, publishDraft, saveDraft, type MadePage } from "./make-page.ts";

/** Creates a page below another one, or at the top of the actor's workspace 'Personal', and publishes it once. */
export async function makePageBelow(
  actor: Actor,
  parentPageId: string | null,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage & { readonly versionId: string }> {
  const workspaceId = await personalWorkspace(actor);
  return makePageIn(actor, { workspaceId, parentPageId }, pageTitle, ...texts);
}

/** Creates a page in a place, and publishes it once. */
export async function makePageIn(
  actor: Actor,
  place: { readonly workspaceId: string; readonly parentPageId: string | null },
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage & { readonly versionId: string }> {
  const made = await actor.api.call<{ pageId: string; draftId: string }>("POST", "/pages", place);
  await saveDraft(actor, made.draftId, 1, pageTitle, ...texts);
  const { versionId } = await publishDraft(actor, made.draftId, 2, null, "First version");
  return { ...made, workspaceId: place.workspaceId, versionId };
}
