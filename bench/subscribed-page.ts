import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { WebSocket } from "ws";
import { bodyOf } from "../e2e/fixtures/body-of.ts";
import { openSql } from "../e2e/server/open-sql.ts";
import { signUpWriter } from "./writer.ts";

/** The number of people to whom the sockets belong, all members of the page's workspace. */
const people = 50;

/** A published page that members of its workspace show on their screens. */
export interface SubscribedPage {
  readonly pageId: string;
  readonly workspaceId: string;
  /** The session cookies of the writer. */
  readonly writersCookies: string;
  /** The session cookies of the readers. */
  readonly cookies: readonly string[];
  /** Publishes another version and resolves when it was sent, by `performance.now()`. */
  readonly publish: (count: number) => Promise<number>;
}

/** Makes a page and its readers. The first version is published. */
export async function makeSubscribedPage(url: string, dataDir: string): Promise<SubscribedPage> {
  const writer = await signUpWriter(url);
  const { workspaceId } = writer;
  const { pageId, draftId } = await createPage(writer, workspaceId);
  const cookies: string[] = [];
  for (let index = 0; index < people; index += 1) {
    cookies.push((await signUpWriter(url, `203.0.113.${index}`)).cookies);
  }
  const sql = openSql(dataDir);
  await sql`with page as (select organization_id, workspace_id from pages where id = ${pageId}),
    joined as (insert into organization_members
      select p.organization_id, u.id, 'user', now() from page p, users u
      where u.recent_organization_id <> p.organization_id)
    insert into workspace_members (organization_id, workspace_id, user_id, role, own_role)
    select p.organization_id, p.workspace_id, u.id, 'viewer', 'viewer' from page p, users u
    where u.recent_organization_id <> p.organization_id`;
  await sql.end();
  let previous: string | null = null;
  let draft: { id: string; revision: number } | null = { id: draftId, revision: 1 };
  const publish = async (count: number) => {
    draft ??= await openDraft(writer, pageId);
    const revision = await saveDraft(writer, draft, {
      pageTitle: "To all",
      body: bodyOf(`Version ${count}`),
    });
    const started = performance.now();
    previous = await publishDraft(writer, draft.id, {
      revision,
      expected: previous,
      subjectLine: `Version ${count}`,
    });
    draft = null;
    return started;
  };
  await publish(0);
  return { pageId, workspaceId, writersCookies: writer.cookies, cookies, publish };
}

/**
 * Opens the socket of a tab that shows the page, the `index`th of all, as one of the readers. Resolves when the server
 * has confirmed the topics.
 */
export function openSocket(
  url: string,
  { pageId, workspaceId, cookies }: SubscribedPage,
  index: number,
  onTold: () => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/live`, {
    headers: { cookie: cookies[index % cookies.length] ?? "", origin: url },
  });
  const topics = [`page:${pageId}`, `workspace:${workspaceId}`];
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "follow", topics, heldMs: 0 })));
    socket.on("message", (data: Buffer) => {
      const text = data.toString("latin1");
      if (text.startsWith('{"type":"events"')) onTold();
      else if (text.startsWith('{"type":"following"')) resolve(socket);
    });
  });
}
