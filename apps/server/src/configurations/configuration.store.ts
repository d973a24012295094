import { defaultSidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { SidebarSettings } from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import type { OrganizationScope } from "../access/organization-scope.ts";
import type { Sql } from "../platform/database/connect.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";
import { keepMemberNames } from "../access/member-names.store.ts";

/** The values of a change; missing fields stay. */
type ConfigurationValues = {
  readonly [Name in keyof SidebarSettings]?: SidebarSettings[Name] | undefined;
} & { readonly orgDisplayName?: string | null | undefined };

/** Adds and changes configurations. */
export function createConfigurationStore(sql: Sql) {
  return {
    /** Adds a user's configuration in an organization, with its defaults and with the personal workspace as a pin. */
    async insert(configuration: {
      organizationId: OrganizationId;
      userId: UserId;
      personalWorkspaceId: WorkspaceId;
    }): Promise<void> {
      const { organizationId, userId, personalWorkspaceId } = configuration;
      const settings = defaultSidebarSettings;
      await sql`
        insert into configurations (organization_id, user_id, personal_workspace_id, is_show_sidebar,
          is_show_pinned, is_show_recent, recent_items_display, new_pin_insertion)
        values (${organizationId}, ${userId}, ${personalWorkspaceId}, ${settings.isShowSidebar},
          ${settings.isShowPinned}, ${settings.isShowRecent}, ${settings.recentItemsDisplay},
          ${settings.newPinInsertion})`;
      await sql`
        insert into pins (organization_id, user_id, item_id, type, position)
        values (${organizationId}, ${userId}, ${personalWorkspaceId}, 'workspace', 0)`;
    },

    /** Whether the user has a configuration in the organization, from the current or an earlier membership. */
    async exists(organizationId: OrganizationId, userId: UserId): Promise<boolean> {
      const own = withinOrganization(sql, organizationId);
      const rows = await own`
        select 1 from configurations
        where user_id = ${userId} and organization_id = ${organizationId}`;
      return rows.length > 0;
    },

    /** Changes the caller's configuration in the active organization; missing fields stay. */
    async update(scope: OrganizationScope, change: ConfigurationValues): Promise<void> {
      const own = withinOrganization(sql, scope.organizationId);
      if (Object.values(change).every((value) => value === undefined)) return;
      // A display name of `null` removes the name; the settings are never null.
      const { orgDisplayName } = change;
      await own`
        update configurations set
          org_display_name =
            ${orgDisplayName === undefined ? own`org_display_name` : own`${orgDisplayName}`},
          is_show_sidebar = coalesce(${change.isShowSidebar ?? null}, is_show_sidebar),
          is_show_workspaces = coalesce(${change.isShowWorkspaces ?? null}, is_show_workspaces),
          is_show_muted = coalesce(${change.isShowMuted ?? null}, is_show_muted),
          is_show_pinned = coalesce(${change.isShowPinned ?? null}, is_show_pinned),
          is_show_recent = coalesce(${change.isShowRecent ?? null}, is_show_recent),
          recent_items_display = coalesce(${change.recentItemsDisplay ?? null}, recent_items_display),
          is_recent_without_pinned =
            coalesce(${change.isRecentWithoutPinned ?? null}, is_recent_without_pinned),
          new_pin_insertion = coalesce(${change.newPinInsertion ?? null}, new_pin_insertion)
        where user_id = ${scope.userId} and organization_id = ${scope.organizationId}`;
      if (orgDisplayName !== undefined)
        await keepMemberNames(sql, scope.userId, scope.organizationId);
    },
  };
}
