import { expect } from "@playwright/test";
import type { Actor } from "./actor.ts";

/** The fields of a draft that scenarios check. */
export interface StoredDraft {
  readonly id: string;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  readonly revision: number;
  readonly serializedEditorState: unknown;
}

/** The actor's draft of a page as the server has it; `null` if there is none. */
export async function storedDraft(actor: Actor, pageId: string): Promise<StoredDraft | null> {
  const view = await actor.api.call<{ draft: StoredDraft | null }>("GET", `/pages/${pageId}`);
  return view.draft;
}

/** Waits until the actor's draft on the server contains these words. */
export async function expectStored(actor: Actor, pageId: string, words: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await storedDraft(actor, pageId)), {
      message: `the draft on the server holds ${JSON.stringify(words)}`,
      // A save that failed is tried again after at most 15 seconds.
      timeout: 60_000,
    })
    .toContain(words);
}
