import type { AuditEntry } from "@stemma/contract/audit.contract";
import { toInstant } from "../platform/instant.ts";
import type { AuditRecord } from "./audit-list.store.ts";

/** An entry of the log as the contract sends it, and as the export writes it. */
export function presentAuditEntry(row: AuditRecord): AuditEntry {
  const { userId, personId, personName, itemKind, itemId, itemName, workspaceId } = row;
  return {
    id: row.id,
    at: toInstant(row.at),
    act: row.act,
    category: row.category,
    user: userId === null ? null : { id: userId, name: row.userName },
    address: row.address,
    userAgent: row.userAgent,
    person: personId === null && personName === null ? null : { id: personId, name: personName },
    item:
      itemKind === null || itemId === null
        ? null
        : ({ kind: itemKind, id: itemId, name: itemName } as AuditEntry["item"]),
    workspace: workspaceId === null ? null : { id: workspaceId, name: row.workspaceName },
    details: row.details,
  };
}
