import type { ColumnDef, Constraint, Node } from "libpg-query";
import type { Rule } from "./rule.ts";

/** Functions whose result is the same for all rows of a statement. PostgreSQL keeps it once, for the rows that are there. */
const sameForAllRows = new Set(["now", "transaction_timestamp", "statement_timestamp"]);

const serials = new Set(["serial", "bigserial", "smallserial", "serial2", "serial4", "serial8"]);

/** Judges a column that is added to a table with rows. */
export function judgeColumn({ typeName, constraints = [] }: ColumnDef): Rule[] {
  const all = constraints.flatMap((node) => ("Constraint" in node ? [node.Constraint] : []));
  const has = (type: Constraint["contype"]) => all.some(({ contype }) => contype === type);
  const fallback = all.find(({ contype }) => contype === "CONSTR_DEFAULT")?.raw_expr;
  const isNumbered = (typeName?.names ?? []).some(
    (name) => "String" in name && serials.has(name.String.sval ?? ""),
  );
  const found: Rule[] = [];
  if (isNumbered || has("CONSTR_GENERATED") || has("CONSTR_IDENTITY") || !isConstant(fallback)) {
    found.push("volatile-default");
  } else if (has("CONSTR_NOTNULL") && fallback === undefined) found.push("required-column");
  // A reference without a default is null in every row, and so not checked.
  const isChecked = has("CONSTR_FOREIGN") && fallback !== undefined;
  const hasIndex = has("CONSTR_UNIQUE") || has("CONSTR_PRIMARY");
  if (isChecked || hasIndex || has("CONSTR_CHECK")) found.push("column-constraint");
  return found;
}

/** Whether an expression is the same for all rows, as far as can be seen without knowing all functions. */
function isConstant(node: Node | undefined): boolean {
  if (node === undefined || "A_Const" in node || "SQLValueFunction" in node) return true;
  if ("TypeCast" in node) return isConstant(node.TypeCast.arg);
  if ("A_ArrayExpr" in node) return (node.A_ArrayExpr.elements ?? []).every(isConstant);
  if (!("FuncCall" in node)) return false;
  const { funcname = [], args = [] } = node.FuncCall;
  const last = funcname.at(-1);
  const name = last !== undefined && "String" in last ? last.String.sval : undefined;
  return sameForAllRows.has(name ?? "") && args.every(isConstant);
}
