import { join } from "@stemma/sample/join";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { documentOf } from "../document-of.ts";
import { signUpWriter, writePage } from "../writer.ts";
import type { Writer } from "../writer.ts";

/** The members who have screens open. One person may have at most 100 sockets on a node. */
const readerCount = 20;
/** The pages of the workspace, besides the two that are published while screens are open. */
const otherPages = 25;
const paragraphs = 50;

/** A published page that can be published again. */
interface WatchedPage {
  readonly pageId: string;
  /** Publishes another version. */
  publish(): Promise<void>;
}

/** A workspace with members, on whose screens `shown` is open. `other` is a page of the same workspace. */
export interface WatchedWorkspace {
  readonly workspaceId: string;
  /** The session cookies of the readers. */
  readonly cookies: readonly string[];
  readonly shown: WatchedPage;
  readonly other: WatchedPage;
}

/** Makes the workspace. Its organization is the one in which the readers work. */
export async function makeWatchedWorkspace(url: string): Promise<WatchedWorkspace> {
  const writer = await signUpWriter(url);
  for (let count = 0; count < otherPages; count += 1) await makePage(writer, `Page ${count}`);
  const shown = await makePage(writer, "The bread day");
  const other = await makePage(writer, "The rye day");
  const cookies: string[] = [];
  for (let count = 0; count < readerCount; count += 1)
    cookies.push(await addReader(url, writer, count));
  return { workspaceId: writer.workspaceId, cookies, shown, other };
}

/** A new person who reads in the writer's workspace. Returns the cookies of the session. */
async function addReader(url: string, writer: Writer, count: number): Promise<string> {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const reader = await signUpWriter(url, `203.0.113.${count}`, email);
  const { organization } = await writer.call<{ organization: { id: string } }>("GET", "/account");
  const { workspaceId } = writer;
  await join(writer, { ...reader, email }, { type: "organization", role: "user" });
  await join(writer, { ...reader, email }, { type: "workspace", workspaceId, role: "viewer" });
  await reader.call("POST", `/organizations/${organization.id}/activate`, {});
  return reader.cookies;
}

async function makePage(writer: Writer, title: string): Promise<WatchedPage> {
  const first = { title, body: documentOf(paragraphs), isPublished: false };
  const { pageId, draftId, revision } = await writePage(writer, first);
  const message = { subjectLine: "First version" };
  let expected = await publishDraft(writer, draftId, { revision, expected: null, ...message });
  return {
    pageId,
    async publish() {
      const draft = await openDraft(writer, pageId);
      const saved = { pageTitle: title, body: documentOf(paragraphs) };
      const next = { revision: await saveDraft(writer, draft, saved), subjectLine: "Again" };
      expected = await publishDraft(writer, draft.id, { ...next, expected });
    },
  };
}
