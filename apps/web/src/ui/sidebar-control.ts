import { createContext, useContext } from "react";

/** What a top bar needs of the sidebar. */
interface SidebarControl {
  /** Brings the sidebar in view where it is hidden: as a drawer on a phone, for good on a wide screen. */
  readonly show: () => void;
  /** The number of items that wait in the inbox. The menu button shows it while the sidebar is hidden. */
  readonly inboxCount: number;
}

/** Filled by the frame that holds the sidebar. */
export const SidebarControlContext = createContext<SidebarControl>({
  show: () => {},
  inboxCount: 0,
});

/** What the menu button of a top bar does and says. */
export function useSidebarControl(): SidebarControl {
  return useContext(SidebarControlContext);
}
