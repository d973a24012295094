import { openDraft, type OpenedDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { keyedBody, type Paragraphs } from "../fixtures/keyed-body.ts";
import type { Actor } from "./actor.ts";

/** The words of a version besides its text. */
interface VersionWords {
  readonly subjectLine: string;
  readonly body?: string;
  readonly pageTitle?: string;
}

/** Publishes a version on top of the version on which the actor's draft is based, through the API; returns its id. */
export async function publishVersion(
  actor: Actor,
  pageId: string,
  { subjectLine, body = "", pageTitle }: VersionWords,
  paragraphs: Paragraphs,
): Promise<string> {
  const draft = await writeDraft(actor, pageId, paragraphs, pageTitle);
  return publishDraft(actor.api, draft.id, {
    revision: draft.revision + 1,
    expected: draft.previousNode,
    subjectLine,
    body,
  });
}

/**
 * Saves these paragraphs in the actor's draft of a page, which is created if there is none. Returns the draft as it was
 * before the save.
 */
export async function writeDraft(
  actor: Actor,
  pageId: string,
  paragraphs: Paragraphs,
  pageTitle = "The bread day",
): Promise<OpenedDraft> {
  const draft = await openDraft(actor.api, pageId);
  await saveDraft(actor.api, draft, { pageTitle, body: keyedBody(paragraphs) });
  return draft;
}
