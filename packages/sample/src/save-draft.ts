import type { Caller } from "./caller.ts";

/** What a save holds. `body` is a page body as the API takes it. */
export interface DraftContent {
  readonly pageTitle: string;
  readonly body: object;
  readonly draftNotes?: string;
}

/** Saves a draft on top of the revision that the caller saw; returns its new revision. */
export async function saveDraft(
  caller: Caller,
  draft: { readonly id: string; readonly revision: number },
  { pageTitle, body, draftNotes }: DraftContent,
): Promise<number> {
  const { revision } = await caller.call<{ revision: number }>("PUT", `/drafts/${draft.id}`, {
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle,
    serializedEditorState: body,
    draftNotes: draftNotes ?? null,
  });
  return revision;
}
