import type { AuditEntry } from "@stemma/contract/audit.contract";
import type { AuditCategory } from "@stemma/domain/audit/audit-acts";
import type { UserId } from "@stemma/domain/ids";
import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { paginate, readCursor } from "../platform/cursor.ts";
import type { AuditFilter, AuditListStore } from "./audit-list.store.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";

/** What a client asks of the log. Instants are ISO 8601. */
export interface AuditQuery {
  readonly userId?: UserId | undefined;
  readonly category?: AuditCategory | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** The audit log of the caller's organization, newest first. NOT_ALLOWED if the caller does not administer it. */
export async function listAudit(
  { auditList }: { auditList: AuditListStore },
  scope: OrganizationScope,
  { cursor, limit, ...query }: AuditQuery & { cursor?: string | undefined; limit: number },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const { organizationId, userId: reader } = authorizeManaging(scope);
  const after = readCursor(cursor);
  const log = { organizationId, reader };
  const rows = await auditList.list(log, readFilter(query), after, limit + 1);
  const { items, nextCursor } = paginate(
    rows.map((row) => ({ ...row, updatedAt: new Date(row.at) })),
    limit,
  );
  return { items: items.map(presentAuditEntry), nextCursor };
}

/** The filter of a query, with its instants. */
export function readFilter({ since, until, ...query }: AuditQuery): AuditFilter {
  const toDate = (instant: string | undefined) =>
    instant === undefined ? undefined : new Date(instant);
  return { ...query, since: toDate(since), until: toDate(until) };
}
