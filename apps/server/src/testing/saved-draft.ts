import type { DraftId, PageId } from "@stemma/domain/ids";
import { bodyOf } from "./body-of.ts";
import type { Person } from "./people.ts";

/** A save of a draft with this text, as the editor would send it. */
export function saveOf(draftId: DraftId, expectedRevision: number, text: string) {
  return {
    draftId,
    expectedRevision,
    saveId: crypto.randomUUID(),
    pageTitle: "The bread day",
    serializedEditorState: bodyOf(text),
    draftNotes: null,
  };
}

/** The person's draft of a page as the page's screen reads it; `null` if there is none. */
export async function draftOf({ client }: Person, pageId: PageId) {
  return (await client.pages.get({ pageId })).draft;
}
