import type { openSql } from "../../e2e/server/open-sql.ts";
import { giveBack, takeIndexes } from "./bare-tables.ts";
import type { Taken } from "./bare-tables.ts";
import { runStages } from "./run-stages.ts";
import type { Stage, StageSql } from "./run-stages.ts";
import { seedExtremes } from "./seed-extremes.ts";
import { seedPages } from "./seed-pages.ts";
import { seedPeople } from "./seed-people.ts";
import { seedTexts } from "./seed-texts.ts";

type Sql = ReturnType<typeof openSql>;

/** How much there is: the number of pages, and the 'Personal' workspace of who administers the large organization. */
interface Size {
  readonly pages: number;
  readonly workspaceId: string;
}

const pagesPerStage = 20_000;

/**
 * Fills a new database with a part of what a million pages come with: 10 million versions, 50,000 people and 2,000 organizations, of which
 * one has every fifth page and every tenth person, one page with 300 versions, and one person with 20,000 notifications. Rows are made
 * within the database, in tables without indexes, and the indexes are built afterwards. A call for a database that was not filled to the
 * end goes on where the last one stopped.
 */
export async function seedGrowth(sql: Sql, { pages, workspaceId }: Size): Promise<void> {
  const share = pages / 1_000_000;
  const [own] = await sql<{ organizationId: string; userId: string }[]>`
    select organization_id as "organizationId", user_id as "userId" from workspace_members
    where workspace_id = ${workspaceId}`;
  if (own === undefined) throw new Error("The writer has no workspace.");
  const size = {
    ...own,
    pages,
    people: Math.max(50, Math.round(50_000 * share)),
    organizations: Math.max(5, Math.round(2000 * share)),
    notifications: Math.max(20, Math.round(20_000 * share)),
  };
  await sql`set synchronous_commit = off`;
  await sql`set work_mem = '64MB'`;
  await sql`alter system set autovacuum = off`;
  await sql`select pg_reload_conf()`;
  await runStages(sql, [
    { name: "texts", run: seedTexts },
    { name: "people", run: (tx) => seedPeople(tx, size) },
    takeIndexes,
  ]);
  const stretches = Array.from({ length: Math.ceil(pages / pagesPerStage) }, (_, at): Stage => {
    const first = at * pagesPerStage + 1;
    const last = Math.min(pages, first + pagesPerStage - 1);
    return { name: `pages ${first}`, run: (tx) => seedPages(tx, { ...size, first, last }) };
  });
  const taken = await sql<Taken[]>`select name, definition from seed.taken order by place, name`;
  const extremes = { name: "extremes", run: (tx: StageSql) => seedExtremes(tx, size) };
  await runStages(sql, [...stretches, ...giveBack(taken), extremes]);
  await sql`vacuum analyze`;
  await sql`alter system reset autovacuum`;
  await sql`select pg_reload_conf()`;
  await sql`checkpoint`;
}
