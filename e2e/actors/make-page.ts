import { createPage } from "@stemma/sample/create-page";
import { personalWorkspace as personalWorkspaceOf } from "@stemma/sample/personal-workspace";
import { publishDraft as publish } from "@stemma/sample/publish-draft";
import { saveDraft as save } from "@stemma/sample/save-draft";
import { bodyOf } from "../fixtures/body-of.ts";
import type { Actor } from "./actor.ts";

/** A page that a scenario created through the API. */
export interface MadePage {
  readonly pageId: string;
  readonly draftId: string;
  readonly workspaceId: string;
}

/** The id of an actor's workspace 'Personal'. */
export function personalWorkspace(actor: Actor): Promise<string> {
  return personalWorkspaceOf(actor.api);
}

/** Creates a page that was never published, with a draft that was saved once, so at revision 2. */
export async function makeDraft(
  actor: Actor,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage> {
  const workspaceId = await personalWorkspace(actor);
  const made = await createPage(actor.api, workspaceId);
  await saveDraft(actor, made.draftId, 1, pageTitle, ...texts);
  return { ...made, workspaceId };
}

/** Creates a page and publishes it once. */
export async function makePage(
  actor: Actor,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage & { readonly versionId: string }> {
  const made = await makeDraft(actor, pageTitle, ...texts);
  const { versionId } = await publishDraft(actor, made.draftId, 2, null, "First version");
  return { ...made, versionId };
}

/** Saves a draft through the API; returns its new revision. */
export function saveDraft(
  actor: Actor,
  draftId: string,
  expectedRevision: number,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<number> {
  const draft = { id: draftId, revision: expectedRevision };
  return save(actor.api, draft, { pageTitle, body: bodyOf(...texts) });
}

/** Publishes a draft through the API. */
export async function publishDraft(
  actor: Actor,
  draftId: string,
  expectedRevision: number,
  expectedPublishedVersion: string | null,
  subjectLine: string,
): Promise<{ readonly versionId: string }> {
  const versionId = await publish(actor.api, draftId, {
    revision: expectedRevision,
    expected: expectedPublishedVersion,
    subjectLine,
  });
  return { versionId };
}
