import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { historyRows, publishVersions } from "./long-history.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

const runs = 20;

/** How long a search in a page's history takes: where nothing is in the index yet, and then. */
export async function measureHistorySearch(server: StemmaServer): Promise<Row[]> {
  const sql = openSql(server.dataDir);
  const writer = await signUpWriter(server.url);
  const figures: Row[] = [];
  for (const versions of [10, 100, 300]) {
    const { pageId } = await publishVersions(writer, versions);
    const search = async (query: string) => {
      const started = performance.now();
      const path = `/pages/${pageId}/versions/search?query=${encodeURIComponent(query)}`;
      const { items } = await writer.call<{ items: unknown[] }>("GET", path);
      if (items.length === 0) throw new Error(`Nothing was found for "${query}".`);
      return performance.now() - started;
    };
    await sql`delete from version_changes`;
    const first = await search(`In version ${versions}.`);
    const again: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      again.push(await search(`In version ${versions - (run % 8)}.`));
    }
    figures.push({
      what: `search in ${versions} versions of ${historyRows} rows`,
      seen: `${time(first)} with nothing in the index, then ${time(percentile(again, 0.5))}`,
    });
  }
  await sql.end();
  return figures;
}
