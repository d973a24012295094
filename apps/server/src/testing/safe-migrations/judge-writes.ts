import type { Node } from "libpg-query";
import { tableName, type ParsedMigration } from "./parse-migration.ts";
import type { Rule } from "./rule.ts";

/** Judges each UPDATE and DELETE in a statement, also in its WITH, and TRUNCATE. */
export function judgeWrites(node: Node, { newTables }: ParsedMigration): Rule[] {
  if ("TruncateStmt" in node) return ["whole-table"];
  const isUnbounded = findWrites(node).some(
    ({ relation, whereClause }) => !newTables.has(tableName(relation)) && !hasLimit(whereClause),
  );
  return isUnbounded ? ["whole-table"] : [];
}

type Write = Pick<Extract<Node, { UpdateStmt: unknown }>["UpdateStmt"], "relation" | "whereClause">;

function findWrites(value: unknown): Write[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === "UpdateStmt" || key === "DeleteStmt" ? [inner] : []),
    ...findWrites(inner),
  ]);
}

/** Whether a condition takes its rows from a SELECT with a LIMIT. */
function hasLimit(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => (key === "limitCount" && inner !== undefined) || hasLimit(inner),
  );
}
