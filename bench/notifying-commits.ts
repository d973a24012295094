import { openSql } from "../e2e/server/open-sql.ts";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";

type Sql = ReturnType<typeof openSql>;

/** The connections that save, and those that publish. */
const savers = 24;
const publishers = 8;
/** The load, in commits a second. A machine that is too slow for it reports how many it did. */
const savesPerS = 2_000;
const publishesPerS = 100;
const batchesPerS = 100;
const rounds = 3;
const roundMs = 4_000;

/** How the events of a publish, and of the saves in between, reach the other nodes. */
const ways = {
  "no events": { publish: "silent", batch: "none" },
  "publishes notify, saves in batches that wait for the disk": { publish: "notify", batch: "on" },
  "publishes notify, saves in batches that do not wait": { publish: "notify", batch: "off" },
  "publishes leave a row, all events in batches that do not wait": { publish: "row", batch: "off" },
} as const;

type Way = (typeof ways)[keyof typeof ways];

/** How long commits take beside 2,000 saves and 100 publishes a second, by the way of their events. The rounds alternate. */
export async function measureNotifyingCommits(server: StemmaServer): Promise<Row[]> {
  const connect = (max: number) => openSql(server.dataDir, max);
  const pools = { saves: connect(savers), publishes: connect(publishers), batches: connect(1) };
  const { saves, publishes, batches } = pools;
  const seen = new Map(
    Object.keys(ways).map((name) => [name, { saves: [] as number[], publishes: [] as number[] }]),
  );
  try {
    await batches`create unlogged table bench_events (id bigint primary key generated always as identity, payload text)`;
    await batches`create table bench_commits (id int primary key, body text) with (fillfactor = 50)`;
    await batches`insert into bench_commits select n, '' from generate_series(1, 1000) n`;
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, way] of Object.entries(ways)) {
        const samples = seen.get(name);
        if (samples === undefined) continue;
        await Promise.all([
          paced(savers, savesPerS, samples.saves, (id) => save(saves, id)),
          paced(publishers, publishesPerS, samples.publishes, (id) => publish(publishes, id, way)),
          way.batch === "none" ? null : paced(1, batchesPerS, [], () => tell(batches, way)),
        ]);
      }
    }
    return [...seen].map(([what, { saves: saved, publishes: published }]) => ({
      what: `${what}: saves a second; save p50, p99; publish p50, p99`,
      seen: `${Math.round((saved.length / rounds / roundMs) * 1000)}; ${pair(saved)}; ${pair(published)}`,
    }));
  } finally {
    for (const pool of Object.values(pools)) await pool.end();
  }
}

const body = "x".repeat(8_000);

const save = (sql: Sql, id: number) =>
  sql`update bench_commits set body = ${body} where id = ${id}`;

/** A commit like a publish's, which notifies, leaves its event in a row, or has none. */
const publish = (sql: Sql, id: number, way: Way) => {
  const updated = sql`update bench_commits set body = ${body} where id = ${500 + id}`;
  if (way.publish === "silent") return updated;
  return way.publish === "notify"
    ? sql`with done as (${updated} returning id)
        select pg_notify('bench', id || ' ' || clock_timestamp()) from done`
    : sql`with done as (${updated} returning id)
        insert into bench_events (payload) select id || ' ' || clock_timestamp() from done`;
};

/** Sends the events of a batch, and those that publishes left. */
const tell = (sql: Sql, { publish: published, batch }: Way) =>
  published === "row"
    ? sql`with waiting as materialized (select set_config('synchronous_commit', ${batch}, true)),
        taken as (delete from bench_events returning payload)
        select pg_notify('bench', payload) from waiting, (select clock_timestamp()::text as payload union all select payload from taken) events`
    : sql`with waiting as materialized (select set_config('synchronous_commit', ${batch}, true))
        select pg_notify('bench', clock_timestamp()::text) from waiting`;

/** Runs the work `perS` times a second on so many connections, for one round. Adds the duration of each run, in milliseconds. */
async function paced(
  connections: number,
  perS: number,
  samples: number[],
  work: (connection: number) => PromiseLike<unknown>,
): Promise<void> {
  const started = performance.now();
  let begun = 0;
  const run = async (connection: number) => {
    for (;;) {
      const dueMs = started + (begun / perS) * 1000;
      begun += 1;
      if (dueMs > started + roundMs) return;
      const earlyMs = dueMs - performance.now();
      if (earlyMs > 1) await new Promise((resolve) => setTimeout(resolve, earlyMs));
      if (performance.now() > started + roundMs) return;
      const sent = performance.now();
      await work(connection + 1);
      samples.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_each, at) => run(at)));
}

const pair = (samples: readonly number[]) =>
  `${time(percentile(samples, 0.5))}, ${time(percentile(samples, 0.99))}`;
