import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";
import type { ItemRow } from "./tree-rows.ts";

/** The name of a row: of its workspace or page, or 'More'. */
export function titleOfRow(row: ItemRow): string {
  if (row.kind === "muted") return messages.more;
  return row.kind === "workspace"
    ? row.workspace.workspaceName
    : displayPageTitle(row.page.pageTitle);
}
