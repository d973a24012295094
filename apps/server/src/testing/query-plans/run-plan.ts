import type { Pool } from "../../platform/database/connect.ts";
import type { SentStatement } from "./record-statements.ts";

/** A node of the plan of a statement that ran, as far as tests look at it. */
export interface RunNode {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Relation Name"?: string;
  /** The part of the statement that the node begins, as in 'CTE read'. */
  readonly "Subplan Name"?: string;
  readonly Plans?: readonly RunNode[];
}

/** Runs a statement that was sent before, and returns what PostgreSQL did for it. */
export async function runPlan(sql: Pool, { text, values }: SentStatement): Promise<RunNode> {
  const [row] = await sql.unsafe<{ "QUERY PLAN": [{ Plan: RunNode }] }[]>(
    `explain (analyze, format json) ${text}`,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the driver sent them
    values as never[],
  );
  if (row === undefined) throw new Error("PostgreSQL explains every statement.");
  return row["QUERY PLAN"][0].Plan;
}

/** All nodes of a plan. */
export function nodesOf(node: RunNode): readonly RunNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
