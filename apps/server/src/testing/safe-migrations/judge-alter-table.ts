import type { AlterTableCmd, AlterTableStmt } from "libpg-query";
import { judgeColumn } from "./judge-column.ts";
import { judgeConstraint } from "./judge-constraint.ts";
import type { NotNullChecks } from "./not-null-checks.ts";
import { tableName, type ParsedMigration } from "./parse-migration.ts";
import type { Rule } from "./rule.ts";

/** Changes of a table that read and write none of its rows. They lock it for a moment. */
const momentary = new Set<string | undefined>([
  "AT_DropNotNull",
  "AT_SetStatistics",
  "AT_SetOptions",
  "AT_ResetOptions",
  "AT_SetRelOptions",
  "AT_ResetRelOptions",
  "AT_SetStorage",
  "AT_SetCompression",
  "AT_DropConstraint",
  "AT_AddIdentity",
  "AT_SetIdentity",
  "AT_EnableTrig",
  "AT_DisableTrig",
  "AT_ReplicaIdentity",
]);

/** Judges each change of an `ALTER TABLE`, or of an index. */
export function judgeAlterTable(
  statement: AlterTableStmt,
  migration: ParsedMigration,
  checks: NotNullChecks,
): Rule[] {
  const table = tableName(statement.relation);
  const found = (statement.cmds ?? []).flatMap((node) => {
    if (!("AlterTableCmd" in node)) return ["unknown" as const];
    const command = node.AlterTableCmd;
    checks.follow(table, command, migration.number);
    if (command.subtype === "AT_ValidateConstraint") {
      return migration.isOutside ? [] : ["outside-only" as const];
    }
    if (migration.isOutside && !momentary.has(command.subtype)) return ["not-repeatable" as const];
    return migration.newTables.has(table) ? [] : judgeChange(command, table, checks, migration);
  });
  return [...new Set(found)];
}

function judgeChange(
  { subtype, name, def }: AlterTableCmd,
  table: string,
  checks: NotNullChecks,
  migration: ParsedMigration,
): Rule[] {
  if (momentary.has(subtype)) return [];
  switch (subtype) {
    case "AT_AddColumn":
      return def !== undefined && "ColumnDef" in def ? judgeColumn(def.ColumnDef) : ["unknown"];
    case "AT_AddConstraint":
      return def !== undefined && "Constraint" in def
        ? judgeConstraint(def.Constraint)
        : ["unknown"];
    case "AT_ColumnDefault":
      // Without its default, a row that the release before writes may have no value.
      return def === undefined ? ["taken-away"] : [];
    case "AT_DropColumn":
      return ["taken-away"];
    case "AT_AlterColumnType":
      return ["column-type"];
    case "AT_SetNotNull":
      return checks.isValid(table, name ?? "", migration.number) ? [] : ["set-not-null"];
    default:
      return ["unknown"];
  }
}
