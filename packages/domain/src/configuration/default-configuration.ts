/** The settings of a user's sidebar in one organization. */
export interface SidebarSettings {
  readonly isShowSidebar: boolean;
  readonly isShowPinned: boolean;
  readonly isShowRecent: boolean;
  readonly recentItemsDisplay: "pages" | "workspaces" | "both";
  readonly newPinInsertion: "top" | "bottom";
}

/** The settings of a new configuration. Specification, section 3. */
export const defaultSidebarSettings: SidebarSettings = {
  isShowSidebar: true,
  isShowPinned: true,
  isShowRecent: true,
  recentItemsDisplay: "both",
  newPinInsertion: "top",
};
