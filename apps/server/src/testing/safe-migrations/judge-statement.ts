import type { DropStmt, IndexStmt, RenameStmt } from "libpg-query";
import { judgeAlterTable } from "./judge-alter-table.ts";
import { judgeWrites } from "./judge-writes.ts";
import type { NotNullChecks } from "./not-null-checks.ts";
import { tableName, type ParsedMigration, type ParsedStatement } from "./parse-migration.ts";
import type { Rule } from "./rule.ts";

/** Statements that lock no table which others use, or only for a moment. */
const harmless = new Set([
  "CreateStmt",
  "CreateSchemaStmt",
  "CreateExtensionStmt",
  "CreateEnumStmt",
  "CreateFunctionStmt",
  "CreateSeqStmt",
  "CreateTrigStmt",
  "CreateStatsStmt",
  "CommentStmt",
  "SelectStmt",
  "VariableSetStmt",
  "ViewStmt",
]);

/** The rules that a statement breaks. */
export function judgeStatement(
  { node, text }: ParsedStatement,
  migration: ParsedMigration,
  checks: NotNullChecks,
): Rule[] {
  const writes = judgeWrites(node, migration);
  if (writes.length > 0) return writes;
  if ("IndexStmt" in node) return judgeIndex(node.IndexStmt, text, migration);
  if ("AlterTableStmt" in node) return judgeAlterTable(node.AlterTableStmt, migration, checks);
  if ("DropStmt" in node) return judgeDrop(node.DropStmt, migration);
  if ("RenameStmt" in node) return judgeRename(node.RenameStmt, migration);
  if ("DoStmt" in node) return ["do-block"];
  // Whoever adds a value to an enum cannot take it away; nothing is rewritten.
  if ("AlterEnumStmt" in node) return migration.isOutside ? ["not-repeatable"] : [];
  const isWrite = "InsertStmt" in node || "UpdateStmt" in node || "DeleteStmt" in node;
  if (!isWrite && !harmless.has(Object.keys(node)[0] ?? "")) return ["unknown"];
  // A SELECT may run twice; anything else here fails the second time, or does it twice.
  return migration.isOutside && !("SelectStmt" in node) ? ["not-repeatable"] : [];
}

function judgeIndex(index: IndexStmt, text: string, migration: ParsedMigration): Rule[] {
  if (!index.concurrent) {
    if (migration.newTables.has(tableName(index.relation))) return [];
    return ["index"];
  }
  if (!migration.isOutside) return ["outside-only"];
  // The migrator finds an index that was not completed by its name in double quotes.
  const isNamed = index.idxname !== undefined && text.includes(`"${index.idxname}"`);
  return index.if_not_exists && isNamed ? [] : ["not-repeatable"];
}

function judgeDrop(drop: DropStmt, migration: ParsedMigration): Rule[] {
  if (drop.removeType === "OBJECT_INDEX") {
    if (!drop.concurrent) return ["drop-index"];
    if (!migration.isOutside) return ["outside-only"];
    return drop.missing_ok ? [] : ["not-repeatable"];
  }
  // The server's own functions and triggers: old statements go on without a trigger, and fail without a function.
  return drop.removeType === "OBJECT_TRIGGER" ? [] : ["taken-away"];
}

function judgeRename(rename: RenameStmt, migration: ParsedMigration): Rule[] {
  const isByName =
    rename.renameType !== "OBJECT_INDEX" && !migration.newTables.has(tableName(rename.relation));
  if (isByName) return ["taken-away"];
  return migration.isOutside ? ["not-repeatable"] : [];
}
