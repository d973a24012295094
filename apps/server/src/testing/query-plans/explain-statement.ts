import type { Sql } from "../../platform/database/connect.ts";
import type { SentStatement } from "./record-statements.ts";

/** A table that a plan reads without looking rows up. */
export interface WholeRead {
  readonly table: string;
  /** The index that is read from end to end; `null` for the table itself. */
  readonly index: string | null;
}

/** One node of a plan, as `EXPLAIN (FORMAT JSON)` gives it. */
interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Schema?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The first column or expression of each B-tree index, by the index's name. */
export type FirstColumns = ReadonlyMap<string, string>;

/** Reads the first columns of the B-tree indexes of all tables. */
export async function readFirstColumns(sql: Sql): Promise<FirstColumns> {
  const rows = await sql<{ name: string; column: string }[]>`
    select c.relname as name, pg_get_indexdef(c.oid, 1, true) as column
    from pg_class c join pg_am a on a.oid = c.relam where c.relkind = 'i' and a.amname = 'btree'`;
  return new Map(rows.map(({ name, column }) => [name, column]));
}

/**
 * The tables that a statement reads whole, by the plan for its values: through no index, through an index without a condition, or with a
 * condition on later columns only, for which PostgreSQL reads the whole index too.
 */
export async function findWholeReads(
  sql: Sql,
  { text, values }: SentStatement,
  firstColumns: FirstColumns,
): Promise<readonly WholeRead[]> {
  const [row] = await sql.unsafe<{ "QUERY PLAN": { Plan: PlanNode }[] }[]>(
    `explain (format json, costs off) ${text}`,
    [...values] as never[],
  );
  const found: WholeRead[] = [];
  const visit = (node: PlanNode, parentTable = ""): void => {
    const table = node["Relation Name"] ?? parentTable;
    const index = node["Index Name"] ?? null;
    if (isVoid(node)) return;
    if (node["Node Type"] === "Seq Scan") found.push({ table, index: null });
    else if (index !== null && !startsAtFirstColumn(node, firstColumns.get(index))) {
      found.push({ table, index });
    }
    for (const child of node.Plans ?? []) visit(child, table);
  };
  for (const { Plan } of row?.["QUERY PLAN"] ?? []) visit(Plan);
  return found;
}

/** Whether the scan of an index looks for values of its first column. Within a condition, own columns stand without their table. */
function startsAtFirstColumn(node: PlanNode, first: string | undefined): boolean {
  const condition = node["Index Cond"];
  if (condition === undefined) return false;
  if (first === undefined) return true;
  const escaped = first.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![.\w"])${escaped}(?![\w"])`).test(condition);
}

/** Whether a scan finds nothing, because the values hold an empty list: PostgreSQL then takes any index. */
function isVoid({ Filter: filter = "" }: PlanNode): boolean {
  return filter.includes("= ANY ('{}'");
}
