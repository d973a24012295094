import { enterOrganization } from "../access/organization-scope.ts";
import { forVisitor } from "../procedures/procedure-kinds.ts";
import type { AuditUseCases } from "./audit.feature.ts";

/** The procedures for the audit log of one of the caller's organizations. */
export function createAuditProcedures(audit: AuditUseCases) {
  return {
    list: forVisitor.audit.list.handler(async ({ context, input }) => {
      const { memberships, visitor } = context;
      const { organizationId, ...query } = input;
      const scope = await enterOrganization(memberships, visitor, organizationId);
      return audit.listAudit(scope, query);
    }),
  };
}
