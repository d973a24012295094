import type { BlockJson, PageBody } from "@stemma/document/format";
import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

const rows = 500;
const cachedRuns = 10;

/**
 * How long it takes to read who wrote each word of a page: where nothing was computed yet along its whole history, where
 * it was computed after the publish, and again.
 */
export async function measureAuthors(server: StemmaServer): Promise<Row[]> {
  const { url } = server;
  const sql = openSql(server.dataDir);
  const writer = await signUpWriter(url);
  const figures: Row[] = [];
  for (const [versions, goal] of [
    [10, undefined],
    [100, undefined],
    [300, "300 ms"],
  ] as const) {
    const newest = await publishVersions(url, writer, versions);
    const read = async () => {
      const started = performance.now();
      const response = await call(url, writer, "GET", `/versions/${newest}/authors`);
      await response.arrayBuffer();
      return performance.now() - started;
    };
    const prepared = await read();
    await sql`delete from version_authors`;
    const cold = await read();
    const again: number[] = [];
    for (let run = 0; run < cachedRuns; run += 1) again.push(await read());
    figures.push({
      what: `authors of ${rows} rows after ${versions} versions`,
      ...(goal && { goal }),
      seen: `${time(prepared)} after its publish, ${time(cold)} with nothing computed, then ${time(percentile(again, 0.5))}`,
    });
  }
  await sql.end();
  return figures;
}

/** A page with this many versions, each with five rows changed; returns the newest one's id. */
async function publishVersions(url: string, writer: Writer, count: number): Promise<string> {
  let body = documentOf(rows);
  const { pageId } = await writePage(writer, { title: "Long", body, isPublished: true });
  let newest = "";
  for (let version = 2; version <= count; version += 1) {
    body = withChangedRows(body, version);
    const draft = await json<Draft>(await call(url, writer, "POST", `/pages/${pageId}/draft`, {}));
    const saved = await json<{ revision: number }>(
      await call(url, writer, "PUT", `/drafts/${draft.id}`, {
        expectedRevision: draft.revision,
        saveId: crypto.randomUUID(),
        pageTitle: "Long",
        serializedEditorState: body,
        draftNotes: null,
      }),
    );
    const published = await json<{ versionId: string }>(
      await call(url, writer, "POST", `/drafts/${draft.id}/publish`, {
        expectedRevision: saved.revision,
        expectedPublishedVersion: draft.previousNode,
        publishMessage: { subjectLine: `Version ${version}`, body: "" },
      }),
    );
    newest = published.versionId;
  }
  return newest;
}

interface Draft {
  readonly id: string;
  readonly revision: number;
  readonly previousNode: string | null;
}

function withChangedRows(body: PageBody, version: number): PageBody {
  const children = body.root.children.map((row, index): BlockJson =>
    (index + version) % 100 === 0
      ? {
          ...row,
          children: row.children.map((child) =>
            child.type === "text"
              ? { ...child, text: `${child.text} In version ${version}.` }
              : child,
          ),
        }
      : row,
  );
  return { ...body, root: { ...body.root, children } };
}

function call(
  url: string,
  { cookies }: Writer,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", origin: url, cookie: cookies },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function json<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
