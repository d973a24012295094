import type { BlockJson, PageBody } from "@stemma/document/format";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
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
  const sql = openSql(server.dataDir);
  const writer = await signUpWriter(server.url);
  const figures: Row[] = [];
  for (const [versions, goal] of [
    [10, undefined],
    [100, undefined],
    [300, "300 ms"],
  ] as const) {
    const newest = await publishVersions(writer, versions);
    const read = async () => {
      const started = performance.now();
      await writer.call("GET", `/versions/${newest}/authors`);
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
async function publishVersions(writer: Writer, count: number): Promise<string> {
  const pageTitle = "Long";
  let body = documentOf(rows);
  const { pageId } = await writePage(writer, { title: pageTitle, body, isPublished: true });
  let newest = "";
  for (let version = 2; version <= count; version += 1) {
    body = withChangedRows(body, version);
    const draft = await openDraft(writer, pageId);
    newest = await publishDraft(writer, draft.id, {
      revision: await saveDraft(writer, draft, { pageTitle, body }),
      expected: draft.previousNode,
      subjectLine: `Version ${version}`,
    });
  }
  return newest;
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
