import { createContext, useContext } from "react";

/** What a top bar needs to know of the sidebar. */
interface SidebarControl {
  /** Shows a hidden sidebar: as a drawer on a phone, permanently on a wide screen. */
  readonly show: () => void;
  /** The number of waiting inbox items. The menu button shows it while the sidebar is hidden. */
  readonly inboxCount: number;
}

/** Provided by the frame that holds the sidebar. */
export const SidebarControlContext = createContext<SidebarControl>({
  show: () => {},
  inboxCount: 0,
});

/** The action and the count of a top bar's menu button. */
export function useSidebarControl(): SidebarControl {
  return useContext(SidebarControlContext);
}
