import { enterOrganization } from "../access/organization-scope.ts";
import { forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { OrganizationUseCases } from "./organizations.feature.ts";

/** The procedures for the caller's organizations. */
export function createOrganizationProcedures(organizations: OrganizationUseCases) {
  return {
    list: forVisitor.organizations.list.handler(({ context, input }) =>
      organizations.listOrganizations(context.visitor, input),
    ),
    activate: forVisitor.organizations.activate.handler(async ({ context, input }) => {
      await organizations.activateOrganization(context.visitor, input.organizationId);
      return {};
    }),
    create: forMember.organizations.create.handler(({ context, input }) =>
      organizations.createOrganization(context.scope, input.organizationName),
    ),
    rename: forVisitor.organizations.rename.handler(async ({ context, input }) => {
      const { memberships, visitor } = context;
      const scope = await enterOrganization(memberships, visitor, input.organizationId);
      await organizations.renameOrganization(scope, input.organizationName);
      return {};
    }),
    changeSettings: forVisitor.organizations.changeSettings.handler(async ({ context, input }) => {
      const { memberships, visitor } = context;
      const { organizationId, ...settings } = input;
      const scope = await enterOrganization(memberships, visitor, organizationId);
      await organizations.changeOrganizationSettings(scope, settings);
      return {};
    }),
    delete: forVisitor.organizations.delete.handler(async ({ context, input }) => {
      const { memberships, visitor } = context;
      const scope = await enterOrganization(memberships, visitor, input.organizationId);
      await organizations.deleteOrganization(scope, input.organizationName);
      return {};
    }),
    deleted: forVisitor.organizations.deleted.handler(({ context, input }) =>
      organizations.listDeletedOrganizations(context.visitor, input),
    ),
    restore: forVisitor.organizations.restore.handler(async ({ context, input }) => {
      await organizations.restoreOrganization(context.visitor, input.organizationId);
      return {};
    }),
  };
}
