import { keyedBody, type Paragraphs } from "../fixtures/keyed-body.ts";
import type { Actor } from "./actor.ts";

/** What a version says beside its text. */
interface VersionWords {
  readonly subjectLine: string;
  readonly body?: string;
  readonly pageTitle?: string;
}

/** Publishes a version on top of what the actor's draft is based on, as a script does; returns its id. */
export async function publishVersion(
  actor: Actor,
  pageId: string,
  { subjectLine, body = "", pageTitle }: VersionWords,
  paragraphs: Paragraphs,
): Promise<string> {
  const draft = await writeDraft(actor, pageId, paragraphs, pageTitle);
  const { versionId } = await actor.api.call<{ versionId: string }>(
    "POST",
    `/drafts/${draft.id}/publish`,
    {
      expectedRevision: draft.revision + 1,
      expectedPublishedVersion: draft.previousNode,
      publishMessage: { subjectLine, body },
    },
  );
  return versionId;
}

interface Draft {
  readonly id: string;
  readonly revision: number;
  readonly previousNode: string | null;
}

/** Starts the actor's draft of a page, or takes the one they have, and saves these paragraphs in it. Returns it as it was before. */
export async function writeDraft(
  actor: Actor,
  pageId: string,
  paragraphs: Paragraphs,
  pageTitle = "The bread day",
): Promise<Draft> {
  const draft = await actor.api.call<Draft>("POST", `/pages/${pageId}/draft`, {});
  await actor.api.call("PUT", `/drafts/${draft.id}`, {
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle,
    draftNotes: null,
    serializedEditorState: keyedBody(paragraphs),
  });
  return draft;
}
