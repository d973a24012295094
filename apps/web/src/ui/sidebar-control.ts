import { createContext, useContext } from "react";

/** Brings the sidebar in view where it is hidden: as a drawer on a phone, for good on a wide screen. */
export const SidebarControlContext = createContext<() => void>(() => {});

/** What the menu button of a top bar does. */
export function useShowSidebar(): () => void {
  return useContext(SidebarControlContext);
}
