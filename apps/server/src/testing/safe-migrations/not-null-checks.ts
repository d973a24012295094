import type { AlterTableCmd, Node } from "libpg-query";

/** A `CHECK (column IS NOT NULL)`, and the number of the migration that has validated it. */
interface NotNullCheck {
  readonly column: string;
  readonly validatedIn: number | null;
}

/**
 * Follows, through all migrations in their order, which columns a validated check proves to have no nulls. With one, PostgreSQL sets
 * NOT NULL without reading the table.
 */
export interface NotNullChecks {
  /** Notes what a change of a table does to its checks. */
  follow(table: string, command: AlterTableCmd, migration: number): void;
  /** Whether a check of an earlier migration proves it. */
  isValid(table: string, column: string, migration: number): boolean;
}

/** Creates the state before the first migration. */
export function createNotNullChecks(): NotNullChecks {
  const checks = new Map<string, NotNullCheck>();
  return {
    follow(table, { subtype, name, def }, migration) {
      if (subtype === "AT_AddConstraint" && def !== undefined && "Constraint" in def) {
        const { conname, raw_expr, skip_validation } = def.Constraint;
        const column = columnNotNull(raw_expr);
        if (column === null || conname === undefined) return;
        checks.set(`${table} ${conname}`, {
          column,
          validatedIn: skip_validation ? null : migration,
        });
      }
      const key = `${table} ${name}`;
      const check = checks.get(key);
      if (check === undefined) return;
      if (subtype === "AT_ValidateConstraint")
        checks.set(key, { ...check, validatedIn: migration });
      if (subtype === "AT_DropConstraint") checks.delete(key);
    },
    isValid: (table, column, migration) =>
      [...checks].some(
        ([key, check]) =>
          key.startsWith(`${table} `) &&
          check.column === column &&
          check.validatedIn !== null &&
          check.validatedIn < migration,
      ),
  };
}

/** The column of an expression that is `column IS NOT NULL` alone. */
function columnNotNull(node: Node | undefined): string | null {
  if (node === undefined || !("NullTest" in node)) return null;
  const { arg, nulltesttype } = node.NullTest;
  if (nulltesttype !== "IS_NOT_NULL" || arg === undefined || !("ColumnRef" in arg)) return null;
  const field = arg.ColumnRef.fields?.at(-1);
  return field !== undefined && "String" in field ? (field.String.sval ?? null) : null;
}
