import { authorizeManaging } from "../access/authorized.ts";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Audit } from "./audit-entry.ts";
import type { AuditListStore } from "./audit-list.store.ts";
import { readFilter, type AuditQuery } from "./list-audit.ts";
import { writeAuditLines } from "./write-audit-lines.ts";

/**
 * The audit log of the caller's organization as lines of JSON, newest first. The export is in the log itself, as its newest entry,
 * before the first line goes out. NOT_ALLOWED if the caller does not administer it.
 */
export async function exportAudit(
  { audit, auditList }: { audit: Audit; auditList: AuditListStore },
  scope: OrganizationScope,
  query: AuditQuery,
): Promise<AsyncGenerator<string>> {
  const { organizationId, userId: reader } = authorizeManaging(scope);
  await audit.record(scope, [{ act: "auditExported" }]);
  return writeAuditLines(auditList, { organizationId, reader }, readFilter(query));
}
