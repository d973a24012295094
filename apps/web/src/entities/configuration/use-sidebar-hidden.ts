import { useConfiguration } from "./use-configuration.ts";

/**
 * Whether the person's sidebar is hidden in the active organization, and how to hide or show it: an optimistic change
 * that the server stores.
 */
export function useSidebarHidden() {
  const { sidebarSettings, change } = useConfiguration();
  return {
    isHidden: !sidebarSettings.isShowSidebar,
    hide: (isHidden: boolean) => change({ sidebarSettings: { isShowSidebar: !isHidden } }),
  };
}
