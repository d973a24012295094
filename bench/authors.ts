import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { historyRows, publishVersions } from "./long-history.ts";
import { percentile, time, type Row } from "./report.ts";
import { signUpWriter } from "./writer.ts";

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
    const { newest } = await publishVersions(writer, versions);
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
      what: `authors of ${historyRows} rows after ${versions} versions`,
      ...(goal && { goal }),
      seen: `${time(prepared)} after its publish, ${time(cold)} with nothing computed, then ${time(percentile(again, 0.5))}`,
    });
  }
  await sql.end();
  return figures;
}
