import { displayPageTitle } from "@stemma/domain/page/page-title";
import type { ItemRow } from "./tree-rows.ts";

/** The name of a row: of its workspace or page. */
export function titleOfRow(row: ItemRow): string {
  return row.kind === "workspace"
    ? row.workspace.workspaceName
    : displayPageTitle(row.page.pageTitle);
}
