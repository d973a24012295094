import type { AuditEntry } from "@stemma/contract/audit.contract";
import type { Person } from "./people.ts";

/** The audit log of the person's own organization, newest first. */
export async function auditLog({ client, account }: Person): Promise<AuditEntry[]> {
  const { items } = await client.audit.list({
    organizationId: account.organization.id,
    limit: 200,
  });
  return items;
}

/** The acts that `work` adds to the log of the person's own organization, oldest first. */
export async function auditedBy(
  person: Person,
  work: () => Promise<unknown>,
): Promise<AuditEntry[]> {
  const known = new Set((await auditLog(person)).map(({ id }) => id));
  await work();
  return (await auditLog(person)).filter(({ id }) => !known.has(id)).toReversed();
}
