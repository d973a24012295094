import { createContext, useContext } from "react";

/** What a top bar needs to know of the sidebar. */
interface SidebarControl {
  /** Shows a hidden sidebar: as a drawer on a phone, permanently on a wide screen. */
  readonly show: () => void;
  /** The number of waiting inbox items. The menu button shows it while the sidebar is hidden. */
  readonly inboxCount: number;
}

const withoutSidebar: SidebarControl = { show: () => {}, inboxCount: 0 };

/** Provided by the frame that holds the sidebar. */
export const SidebarControlContext = createContext(withoutSidebar);

/** The action and the count of a top bar's menu button. */
export function useSidebarControl(): SidebarControl {
  return useContext(SidebarControlContext);
}

/** Whether a sidebar stands beside the screen. Visitors have none. */
export function useHasSidebar(): boolean {
  return useContext(SidebarControlContext) !== withoutSidebar;
}
