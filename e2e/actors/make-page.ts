import { bodyOf } from "../fixtures/body-of.ts";
import type { Actor } from "./actor.ts";

/** A page that a script made. */
export interface MadePage {
  readonly pageId: string;
  readonly draftId: string;
  readonly workspaceId: string;
}

/** The workspace 'Personal' of an actor. */
export async function personalWorkspace(actor: Actor): Promise<string> {
  interface Account {
    readonly configuration: { readonly personalWorkspaceId: string };
  }
  const account = await actor.api.call<Account>("GET", "/account");
  return account.configuration.personalWorkspaceId;
}

/** Makes a page that was never published, with a draft that was saved once: it is at revision 2. */
export async function makeDraft(
  actor: Actor,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage> {
  const workspaceId = await personalWorkspace(actor);
  const made = await actor.api.call<{ pageId: string; draftId: string }>("POST", "/pages", {
    workspaceId,
  });
  await saveDraft(actor, made.draftId, 1, pageTitle, ...texts);
  return { ...made, workspaceId };
}

/** Makes a page and publishes it once. */
export async function makePage(
  actor: Actor,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<MadePage & { readonly versionId: string }> {
  const made = await makeDraft(actor, pageTitle, ...texts);
  const { versionId } = await publishDraft(actor, made.draftId, 2, null, "First version");
  return { ...made, versionId };
}

/** Saves a draft as a script does; returns its new revision. */
export async function saveDraft(
  actor: Actor,
  draftId: string,
  expectedRevision: number,
  pageTitle: string,
  ...texts: readonly string[]
): Promise<number> {
  const save = { expectedRevision, saveId: crypto.randomUUID(), pageTitle, draftNotes: null };
  const body = { ...save, serializedEditorState: bodyOf(...texts) };
  const { revision } = await actor.api.call<{ revision: number }>(
    "PUT",
    `/drafts/${draftId}`,
    body,
  );
  return revision;
}

/** Publishes a draft as a script does. */
export function publishDraft(
  actor: Actor,
  draftId: string,
  expectedRevision: number,
  expectedPublishedVersion: string | null,
  subjectLine: string,
): Promise<{ readonly versionId: string }> {
  return actor.api.call("POST", `/drafts/${draftId}/publish`, {
    expectedRevision,
    expectedPublishedVersion,
    publishMessage: { subjectLine, body: "" },
  });
}
