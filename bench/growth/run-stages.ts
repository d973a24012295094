import type { openSql } from "../../e2e/server/open-sql.ts";

type Sql = ReturnType<typeof openSql>;

/** The transaction of one stage: what postgres.js gives to the callback of `begin`. */
export type StageSql = Parameters<Parameters<Sql["begin"]>[1]>[0];

/** One part of making the data. Its name is unique, and the same in each run. */
export interface Stage {
  readonly name: string;
  readonly run: (tx: StageSql) => Promise<void>;
}

/**
 * Runs the stages that this database has not had yet, in their order, each in one transaction with the note that it is done. So a run
 * that broke off goes on with the stage in which it was. Says how long each kind of stage took: what stands before the number.
 */
export async function runStages(sql: Sql, stages: readonly Stage[]): Promise<void> {
  await sql`create schema if not exists seed`;
  await sql`create table if not exists seed.stages (name text primary key)`;
  const rows = await sql<{ name: string }[]>`select name from seed.stages`;
  const done = new Set(rows.map(({ name }) => name));
  const took = new Map<string, number>();
  for (const { name, run } of stages.filter((stage) => !done.has(stage.name))) {
    const started = performance.now();
    await sql.begin(async (tx) => {
      await run(tx);
      await tx`insert into seed.stages values (${name})`;
    });
    const kind = name.replace(/ \d+$/, "");
    took.set(kind, (took.get(kind) ?? 0) + performance.now() - started);
  }
  const slowest = [...took].filter(([, ms]) => ms > 1000).sort(([, a], [, b]) => b - a);
  for (const [kind, ms] of slowest) console.log(`    ${kind}: ${(ms / 1000).toFixed(0)} s`);
}
