import { and, eq } from "drizzle-orm";
import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import { pins } from "../pins/pins.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { configurations } from "./configurations.table.ts";

/** What a change of a configuration sets. */
type ConfigurationValues = {
  readonly [Name in keyof SidebarSettings]?: SidebarSettings[Name] | undefined;
} & { readonly orgDisplayName?: string | null | undefined };

/** Adds and changes configurations. */
export function createConfigurationStore(db: Database) {
  return {
    /** Adds a user's configuration in an organization, with its defaults and their personal workspace pinned. */
    async insert(configuration: {
      organizationId: OrganizationId;
      userId: UserId;
      personalWorkspaceId: WorkspaceId;
    }): Promise<void> {
      const { organizationId, userId, personalWorkspaceId } = configuration;
      await db.insert(configurations).values({ ...configuration, ...defaultSidebarSettings });
      await db.insert(pins).values({
        organizationId,
        userId,
        itemId: personalWorkspaceId,
        type: "workspace",
        position: 0,
      });
    },

    /** Whether the user has a configuration in the organization, from now or from an earlier membership. */
    async exists(organizationId: OrganizationId, userId: UserId): Promise<boolean> {
      const rows = await db
        .select({ userId: configurations.userId })
        .from(configurations)
        .where(
          and(eq(configurations.userId, userId), eq(configurations.organizationId, organizationId)),
        );
      return rows.length > 0;
    },

    /** Changes the asker's configuration in the active organization; what is left out stays. */
    async update(scope: OrganizationScope, change: ConfigurationValues): Promise<void> {
      if (Object.values(change).every((value) => value === undefined)) return;
      await db
        .update(configurations)
        .set(change)
        .where(
          and(
            eq(configurations.userId, scope.userId),
            eq(configurations.organizationId, scope.organizationId),
          ),
        );
    },
  };
}
