import type { OrganizationId, UserId } from "@stemma/domain/ids";
import type { AuditFilter, AuditListStore } from "./audit-list.store.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";

/** How many entries are read at once: so many are held in memory. */
const entriesAtOnce = 500;

/**
 * An audit log as lines of JSON, newest first, each with its line break: a few hundred entries in each piece. Entries that are written
 * meanwhile are not in it.
 */
export async function* writeAuditLines(
  auditList: AuditListStore,
  log: { readonly organizationId: OrganizationId; readonly reader: UserId | null },
  filter: AuditFilter = {},
): AsyncGenerator<string> {
  let after: { updatedAt: Date; id: string } | null = null;
  for (;;) {
    const rows = await auditList.list(log, filter, after, entriesAtOnce);
    if (rows.length > 0) {
      yield rows.map((row) => `${JSON.stringify(presentAuditEntry(row))}\n`).join("");
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < entriesAtOnce) return;
    after = { updatedAt: new Date(last.at), id: last.id };
  }
}
