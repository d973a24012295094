import type { openSql } from "../../e2e/server/open-sql.ts";
import { percentile, time } from "../report.ts";
import { growthCalls } from "./growth-calls.ts";
import type { GrowthCall } from "./growth-calls.ts";
import { startGrowthServer } from "./growth-server.ts";

type Sql = ReturnType<typeof openSql>;

/** The numbers of pages, if none are asked for. */
export const growthSizes: readonly number[] = [1000, 10_000, 100_000, 1_000_000];

const turns = 60;
/** Calls before those that count: caches and plans are warm then. */
const warmUp = 10;

interface Cost {
  readonly p50: number;
  readonly p99: number;
  /** The blocks of 8 kB that the statements of one call touched, on the average. */
  readonly blocks: number;
}

/**
 * What calls cost in databases of these sizes, one after the other over HTTP: one line for each kind of call, with the time and the blocks at
 * each size, and how many times those of the smallest the largest costs.
 */
export async function measureGrowth(sizes: readonly number[]): Promise<void> {
  const costs = new Map<string, Cost[]>();
  for (const pages of sizes) {
    const server = await startGrowthServer(pages);
    try {
      const made = server.seededMs === null ? "are there" : `made in ${time(server.seededMs)}`;
      console.log(`  ${pages.toLocaleString("en")} pages: ${made}, ${await diskOf(server.sql)}`);
      for (const call of growthCalls(server.writer, pages)) {
        costs.set(call.what, [...(costs.get(call.what) ?? []), await measure(server.sql, call)]);
      }
    } finally {
      await server.stop();
    }
  }
  print(sizes, costs);
}

async function measure(sql: Sql, { prepare, run }: GrowthCall): Promise<Cost> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn === warmUp) await sql`select pg_stat_statements_reset()`;
    await prepare?.(turn);
    const started = performance.now();
    await run(turn);
    if (turn >= warmUp) times.push(performance.now() - started);
  }
  const [row] = await sql<{ blocks: number }[]>`
    select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as blocks from pg_stat_statements
    where query not like '%pg_stat_statements%'`;
  const blocks = (row?.blocks ?? 0) / times.length;
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), blocks };
}

async function diskOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ bytes: number }[]>`
    select pg_database_size(current_database())::float8 as bytes`;
  return `${((row?.bytes ?? 0) / 1e6).toFixed(0)} MB`;
}

function print(sizes: readonly number[], costs: ReadonlyMap<string, readonly Cost[]>): void {
  const lines = [...costs].map(([what, of]) => [
    what,
    ...of.map(({ p50, p99, blocks }) => `${time(p50)}, ${time(p99)}, ${blocks.toFixed(0)}`),
    ...ratios(of),
  ]);
  const head = [
    "p50, p99, blocks",
    ...sizes.map((size) => size.toLocaleString("en")),
    "time",
    "blocks",
  ];
  const widths = head.map((_, at) =>
    Math.max(...[head, ...lines].map((line) => line[at]?.length ?? 0)),
  );
  for (const line of [head, ...lines]) {
    console.log(`  ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`);
  }
}

function ratios(of: readonly Cost[]): readonly string[] {
  const [first, last] = [of[0], of.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [last.p50 / first.p50, last.blocks / Math.max(1, first.blocks)].map(
    (ratio) => `× ${ratio.toFixed(1)}`,
  );
}
