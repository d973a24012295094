import type { Sql } from "../../platform/database/connect.ts";
import type { SentStatement } from "../query-plans/record-statements.ts";

/** What Citus does with a statement: it stays on the coordinator, goes to one shard, goes to several, or is refused. */
export type Judgement =
  | { readonly way: "local" | "routed" | "fannedOut" }
  | { readonly way: "refused"; readonly why: string };

/** Has a spread database plan a statement. */
export async function judgeStatement(
  sql: Sql,
  { text, values }: SentStatement,
): Promise<Judgement> {
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
