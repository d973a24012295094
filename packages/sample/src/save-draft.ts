import type { Caller } from "./caller.ts";

/** The content of a save. `body` is a page body in the format of the API. */
export interface DraftContent {
  readonly pageTitle: string;
  readonly body: object;
  readonly draftNotes?: string;
}

/** Saves a draft on top of `draft.revision`; returns the new revision. */
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
