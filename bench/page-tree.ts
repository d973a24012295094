import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

const sizes = [20, 20_000];
const turns = 40;
const deletions = 5;
const partSize = 100;

/**
 * The tree of a workspace with few and with many pages: half of them at its top, the others below one page. The time of a call from a script, over
 * HTTP.
 */
export async function measurePageTree(server: StemmaServer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const writer = await signUpWriter(server.url);
    const { workspaceId } = writer;
    const { pageId, pages } = await seedTree(server, writer, size);
    const at = (index: number) => pages[index % pages.length] ?? "";
    const level = (below: string) =>
      writer.call("GET", `/workspaces/${workspaceId}/tree?limit=${partSize}${below}`);
    const of = `in ${size.toLocaleString("en")} pages`;
    rows.push(
      {
        what: `opening the top level, ${of}`,
        goal: "50 ms",
        seen: await timeOf(() => level("")),
      },
      {
        what: `opening the level below a page, ${of}`,
        goal: "50 ms",
        seen: await timeOf(() => level(`&parentPageId=${pageId}`)),
      },
      {
        what: `moving a page behind another one, ${of}`,
        seen: await timeOf((turn) =>
          writer.call("POST", `/pages/${at(size / 2 + 1)}/move`, {
            workspaceId,
            after: at(1 + (turn % 8)),
          }),
        ),
      },
    );
    const expectedPublishedVersion = await publishedVersionOf(server, pageId);
    const below = `with ${(size / 2).toLocaleString("en")} pages below it`;
    rows.push({
      what: `deleting a page ${below}, and restoring it`,
      goal: "4 s",
      seen: await timeOf(async () => {
        await writer.call("DELETE", `/pages/${pageId}`, {
          expectedPublishedVersion,
          below: "delete",
        });
        await writer.call("POST", `/pages/${pageId}/restore`, {});
      }, deletions),
    });
  }
  return rows;
}

/** Publishes one page, and copies it in the database. Returns it, and the copies: first those of the top level, in order. */
async function seedTree(
  server: StemmaServer,
  writer: Writer,
  size: number,
): Promise<{ pageId: string; pages: string[] }> {
  const body = { title: "The bread day", body: documentOf(4), isPublished: true };
  const { pageId } = await writePage(writer, body);
  const sql = openSql(server.dataDir);
  const rows = await sql<{ id: string }[]>`
    with made as (
      insert into pages (id, organization_id, workspace_id, parent_page_id, order_key,
        published_version, updated_at, updated_by)
      select gen_random_uuid(), organization_id, workspace_id,
        case when n > ${size / 2} then id end, 'e' || lpad(n::text, 5, '0'),
        published_version, updated_at, updated_by
      from pages, generate_series(1, ${size}) n where id = ${pageId}
      returning id, order_key, parent_page_id)
    select id from made order by parent_page_id nulls first, order_key`;
  await sql`vacuum analyze pages`;
  await sql.end();
  return { pageId, pages: rows.map(({ id }) => id) };
}

async function publishedVersionOf(server: StemmaServer, pageId: string): Promise<string> {
  const sql = openSql(server.dataDir);
  const [row] = await sql<{ version: string }[]>`
    select published_version as version from pages where id = ${pageId}`;
  await sql.end();
  if (row === undefined) throw new Error(`The page ${pageId} does not exist.`);
  return row.version;
}

async function timeOf(call: (turn: number) => Promise<unknown>, count = turns): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now();
    await call(turn);
    times.push(performance.now() - started);
  }
  return `${time(percentile(times, 0.5))} (p95 ${time(percentile(times, 0.95))})`;
}
