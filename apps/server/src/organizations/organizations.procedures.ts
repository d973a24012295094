import { enterOrganization } from "../access/organization-scope.ts";
import type { UseCase } from "../platform/use-case.ts";
import { forMember, forVisitor } from "../procedures/procedure-kinds.ts";
import type { activateOrganization } from "./activate-organization.ts";
import type { createOrganization } from "./create-organization.ts";
import type { listOrganizations } from "./list-organizations.ts";
import type { renameOrganization } from "./rename-organization.ts";

/** The use cases behind `organizations`. */
export interface OrganizationUseCases {
  listOrganizations: UseCase<typeof listOrganizations>;
  activateOrganization: UseCase<typeof activateOrganization>;
  createOrganization: UseCase<typeof createOrganization>;
  renameOrganization: UseCase<typeof renameOrganization>;
}

/** The asker's organizations. */
export function createOrganizationProcedures(organizations: OrganizationUseCases) {
  return {
    list: forVisitor.organizations.list.handler(({ context }) =>
      organizations.listOrganizations(context.visitor),
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
  };
}
