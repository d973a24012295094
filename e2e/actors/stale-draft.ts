import type { Actor } from "./actor.ts";
import { personalWorkspace } from "./make-page.ts";

/** Paragraphs by the id of their block, so that a script can change one and leave the others the same blocks. */
export type Paragraphs = Readonly<Record<string, string>>;

interface StaleDraft {
  readonly pageId: string;
  readonly draftId: string;
  readonly first: string;
  readonly second: string;
}

/**
 * Makes a page of two versions, a draft of the second one, and then sets the page back to the first: the draft is behind
 * what the page shows.
 */
export async function makeStaleDraft(
  actor: Actor,
  texts: { readonly first: Paragraphs; readonly second: Paragraphs; readonly draft: Paragraphs },
): Promise<StaleDraft> {
  const workspaceId = await personalWorkspace(actor);
  const { pageId } = await actor.api.call<{ pageId: string }>("POST", "/pages", { workspaceId });
  const first = await publish(actor, pageId, "First version", texts.first, null);
  const second = await publish(actor, pageId, "Second version", texts.second, first);
  const draft = await startDraft(actor, pageId);
  await save(actor, draft, texts.draft);
  await actor.api.call("POST", `/pages/${pageId}/revert`, {
    versionId: first,
    expectedPublishedVersion: second,
  });
  return { pageId, draftId: draft.id, first, second };
}

interface Draft {
  readonly id: string;
  readonly revision: number;
}

function startDraft(actor: Actor, pageId: string): Promise<Draft> {
  return actor.api.call<Draft>("POST", `/pages/${pageId}/draft`, {});
}

async function publish(
  actor: Actor,
  pageId: string,
  subjectLine: string,
  paragraphs: Paragraphs,
  expectedPublishedVersion: string | null,
): Promise<string> {
  const draft = await startDraft(actor, pageId);
  await save(actor, draft, paragraphs);
  const published = await actor.api.call<{ versionId: string }>(
    "POST",
    `/drafts/${draft.id}/publish`,
    {
      expectedRevision: draft.revision + 1,
      expectedPublishedVersion,
      publishMessage: { subjectLine, body: "" },
    },
  );
  return published.versionId;
}

async function save(actor: Actor, draft: Draft, paragraphs: Paragraphs): Promise<void> {
  await actor.api.call("PUT", `/drafts/${draft.id}`, {
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "The bread day",
    draftNotes: null,
    serializedEditorState: bodyOf(paragraphs),
  });
}

function bodyOf(paragraphs: Paragraphs) {
  const plain = { version: 1, format: "", indent: 0, direction: null };
  const text = { type: "text", version: 1, format: 0, mode: "normal", style: "", detail: 0 };
  const children = Object.entries(paragraphs).map(([blockId, words]) => ({
    type: "paragraph",
    ...plain,
    $: { blockId },
    textFormat: 0,
    textStyle: "",
    children: [{ ...text, text: words }],
  }));
  return { root: { type: "root", ...plain, children } };
}
