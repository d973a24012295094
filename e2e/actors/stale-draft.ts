import type { Paragraphs } from "../fixtures/keyed-body.ts";
import type { Actor } from "./actor.ts";
import { makeEmptyPage } from "./make-empty-page.ts";
import { publishVersion, writeDraft } from "./publish-version.ts";

interface StaleDraft {
  readonly pageId: string;
  readonly draftId: string;
  readonly first: string;
  readonly second: string;
}

/**
 * Creates a page with two versions and a draft of the second one, and reverts the page to the first: the draft is
 * stale.
 */
export async function makeStaleDraft(
  actor: Actor,
  texts: { readonly first: Paragraphs; readonly second: Paragraphs; readonly draft: Paragraphs },
): Promise<StaleDraft> {
  const pageId = await makeEmptyPage(actor);
  const first = await publishVersion(actor, pageId, { subjectLine: "First version" }, texts.first);
  const second = await publishVersion(
    actor,
    pageId,
    { subjectLine: "Second version" },
    texts.second,
  );
  const draft = await writeDraft(actor, pageId, texts.draft);
  await actor.api.call("POST", `/pages/${pageId}/revert`, {
    versionId: first,
    expectedPublishedVersion: second,
  });
  return { pageId, draftId: draft.id, first, second };
}
