import { accountRows } from "./account-rows.ts";
import type { IsolationRow } from "./isolation-row.ts";
import { pageRows } from "./page-rows.ts";
import { peopleRows } from "./people-rows.ts";
import { personalRows } from "./personal-rows.ts";
import { templateRows } from "./template-rows.ts";
import { trashRows } from "./trash-rows.ts";
import { workspaceRows } from "./workspace-rows.ts";

/** A call of every procedure of the contract with the ids of somebody's items. */
const isolationRows: Record<string, IsolationRow> = {
  ...accountRows,
  ...workspaceRows,
  ...pageRows,
  ...personalRows,
  ...peopleRows,
  ...templateRows,
  ...trashRows,
};

/** The names of the procedures that have a row. */
export const rowNames = Object.keys(isolationRows);

/** The row of a procedure. */
export function rowOf(name: string): IsolationRow {
  const row = isolationRows[name];
  if (row === undefined) throw new Error(`The isolation test has no row for ${name}.`);
  return row;
}
