import { linesToBody } from "@stemma/document/templates/lines-to-body";
import type { Caller } from "./caller.ts";
import { createPage } from "./create-page.ts";
import { openDraft } from "./open-draft.ts";
import { changeText, toPageText, type Changes, type PageText } from "./page-text.ts";
import { publishDraft } from "./publish-draft.ts";
import { saveDraft } from "./save-draft.ts";

/** The title and text of a new page. */
export interface PageContent {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The publish message of a version. */
export interface Message {
  readonly subjectLine: string;
  readonly body?: string;
}

/** A change of a page. `added` are new blocks at its end. */
export interface Revision {
  readonly changes?: Changes;
  readonly added?: readonly string[];
  /** Only the draft's author can see the notes. */
  readonly draftNotes?: string;
}

/** A page, with the content of one of its versions. */
export interface SamplePage {
  readonly pageId: string;
  readonly title: string;
  readonly text: PageText;
  readonly versionId: string;
}

/** A saved draft, with its text. */
export interface SampleDraft {
  readonly pageId: string;
  readonly title: string;
  readonly text: PageText;
  readonly draftId: string;
  readonly revision: number;
}

/** Creates a page with a saved draft, and does not publish it. */
export async function draftPage(
  author: Caller,
  workspaceId: string,
  { title, lines }: PageContent,
): Promise<SampleDraft> {
  const { pageId, draftId } = await createPage(author, workspaceId);
  const text = toPageText(lines);
  const content = { pageTitle: title, body: linesToBody(text) };
  const revision = await saveDraft(author, { id: draftId, revision: 1 }, content);
  return { pageId, title, text, draftId, revision };
}

/** Creates a page and publishes its first version. */
export async function writePage(
  author: Caller,
  workspaceId: string,
  content: PageContent,
  message: Message = { subjectLine: "First version" },
): Promise<SamplePage> {
  return publishSampleDraft(author, await draftPage(author, workspaceId, content), null, message);
}

/** Starts the author's draft of `page`, which must be the published version, and saves a revision in it. */
export async function draftRevision(
  author: Caller,
  page: SamplePage,
  { changes = {}, added = [], draftNotes }: Revision,
): Promise<SampleDraft> {
  const { pageId, title } = page;
  const draft = await openDraft(author, pageId);
  const text = changeText(page.text, changes, added);
  const notes = draftNotes === undefined ? {} : { draftNotes };
  const revision = await saveDraft(author, draft, {
    pageTitle: title,
    body: linesToBody(text),
    ...notes,
  });
  return { pageId, title, text, draftId: draft.id, revision };
}

/** Publishes a draft. `expected` is the version that is published before. */
export async function publishSampleDraft(
  author: Caller,
  { pageId, title, text, draftId, revision }: SampleDraft,
  expected: string | null,
  message: Message,
): Promise<SamplePage> {
  const versionId = await publishDraft(author, draftId, { revision, expected, ...message });
  return { pageId, title, text, versionId };
}

/** Publishes a revision of `page`, which must be the published version. */
export async function revisePage(
  author: Caller,
  page: SamplePage,
  revision: Revision,
  message: Message,
): Promise<SamplePage> {
  const draft = await draftRevision(author, page, revision);
  return publishSampleDraft(author, draft, page.versionId, message);
}
