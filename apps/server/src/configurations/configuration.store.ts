import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { pins } from "../pins/pins.table.ts";
import type { Database } from "../platform/database/connect.ts";
import { configurations } from "./configurations.table.ts";

/** Adds configurations. */
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
  };
}
