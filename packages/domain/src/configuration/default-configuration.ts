/** The settings of a user's sidebar in one organization. */
export interface SidebarSettings {
  readonly isShowSidebar: boolean;
  /** Whether the section Workspaces, with the tree of pages, is unfolded. */
  readonly isShowWorkspaces: boolean;
  /** Whether 'More' in that section, with the muted workspaces, is unfolded. */
  readonly isShowMuted: boolean;
  readonly isShowPinned: boolean;
  readonly isShowRecent: boolean;
  readonly recentItemsDisplay: "pages" | "workspaces" | "both";
  /** Whether Recent leaves out what is pinned. */
  readonly isRecentWithoutPinned: boolean;
  readonly newPinInsertion: "top" | "bottom";
}

/** The settings of a new configuration. Specification, section 3. */
export const defaultSidebarSettings: SidebarSettings = {
  isShowSidebar: true,
  isShowWorkspaces: true,
  isShowMuted: false,
  isShowPinned: true,
  isShowRecent: true,
  recentItemsDisplay: "both",
  isRecentWithoutPinned: false,
  newPinInsertion: "top",
};
