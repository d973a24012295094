import { z } from "zod";
import type { OrganizationId, UserId, WorkspaceId } from "@stemma/domain/ids";
import { idOf, firstIdsOf, instantShape } from "./value-shapes.ts";

/** When to mail notifications: never, soon after each one, or together once a day. */
export const notificationMailShape = z.enum(["off", "atOnce", "daily"]);

/** The product's user record. Specification, section 3. */
export const userShape = z.object({
  id: idOf<UserId>(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: instantShape,
  organizationIds: firstIdsOf<OrganizationId>(),
  recentOrganizationId: idOf<OrganizationId>(),
  /** Whether the user verified the address, by a mailed link or through a provider that confirms it. */
  isEmailVerified: z.boolean(),
  /** Whether and how often to mail notifications that the user has not seen in the product. */
  notificationMail: notificationMailShape,
});

/** The settings of the caller's sidebar in one organization. Specification, section 3; Workspaces is a section more. */
export const sidebarSettingsShape = z.object({
  isShowSidebar: z.boolean(),
  isShowWorkspaces: z.boolean(),
  isShowMuted: z.boolean(),
  isShowPinned: z.boolean(),
  isShowRecent: z.boolean(),
  recentItemsDisplay: z.enum(["pages", "workspaces", "both"]),
  isRecentWithoutPinned: z.boolean(),
  newPinInsertion: z.enum(["top", "bottom"]),
});

/** The caller's settings in one organization. Specification, section 3; pins and recents are separate lists. */
export const configurationShape = z.object({
  id: idOf<OrganizationId>(),
  orgDisplayName: z.string().nullable(),
  personalWorkspaceId: idOf<WorkspaceId>(),
  sidebarSettings: sidebarSettingsShape,
});

export type User = z.output<typeof userShape>;
