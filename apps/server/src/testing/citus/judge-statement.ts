import type { Sql } from "../../platform/database/connect.ts";
import type { SentStatement } from "../query-plans/record-statements.ts";

/** What Citus does with a statement: it stays on the coordinator, goes to one shard, goes to several, or is refused. */
export type Judgement =
  | { readonly way: "local" | "routed" | "fannedOut" }
  | { readonly way: "refused"; readonly why: string };

/** Citus's words for what it can only plan with the values, and `explain` does not hand them on. */
const lacksValues = /^could not create distributed plan/;

/** Has a spread database plan a statement. */
export async function judgeStatement(sql: Sql, statement: SentStatement): Promise<Judgement> {
  const judgement = await explain(sql, statement);
  if (judgement.way !== "refused" || !lacksValues.test(judgement.why)) return judgement;
  const refusal = await run(sql, statement);
  return refusal === null
    ? explain(sql, { text: await writeValues(sql, statement), values: [] })
    : { way: "refused", why: refusal };
}

/** Runs a statement and takes back what it did. Says why Citus refuses it; `null` if it does not, or only what the values say is wrong. */
async function run(sql: Sql, { text, values }: SentStatement): Promise<string | null> {
  await sql`begin`;
  try {
    await sql.unsafe(text, [...values] as never[]);
    return null;
  } catch (error) {
    const isRefused = error instanceof Error && "code" in error && error.code === "0A000";
    return isRefused ? error.message : null;
  } finally {
    await sql`rollback`;
  }
}

async function explain(sql: Sql, { text, values }: SentStatement): Promise<Judgement> {
  try {
    const rows = await sql.unsafe<{ "QUERY PLAN": unknown }[]>(
      `explain (format json, costs off) ${text}`,
      [...values] as never[],
    );
    const jobs = listJobs(rows.map((row) => row["QUERY PLAN"]));
    if (jobs.length === 0) return { way: "local" };
    return { way: jobs.length === 1 && jobs[0] === 1 ? "routed" : "fannedOut" };
  } catch (error) {
    return { way: "refused", why: error instanceof Error ? error.message : String(error) };
  }
}

/** The number of tasks of each part of a plan that goes to shards. A plan with several parts waits for one before the next. */
function listJobs(plan: unknown): readonly number[] {
  if (Array.isArray(plan)) return plan.flatMap(listJobs);
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries(plan).flatMap(([name, part]) =>
    name === "Task Count" ? [Number(part)] : name === "Tasks" ? [] : listJobs(part),
  );
}

/** The text of a statement with its values in it. */
async function writeValues(sql: Sql, { text, values }: SentStatement): Promise<string> {
  await sql.unsafe(`prepare judged as ${text}`);
  const [row] = await sql<{ types: string[] }[]>`
    select parameter_types::text[] as types from pg_prepared_statements where name = 'judged'`;
  await sql`deallocate judged`;
  return text.replaceAll(/\$(\d+)/g, (_, place) => {
    const at = Number(place) - 1;
    const literal = writeLiteral(values[at]);
    return literal === null
      ? "null"
      : `'${literal.replaceAll("'", "''")}'::${row?.types[at] ?? "text"}`;
  });
}

function writeLiteral(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    return `{${value.map((one) => JSON.stringify(writeLiteral(one))).join(",")}}`;
  }
  return String(value);
}
