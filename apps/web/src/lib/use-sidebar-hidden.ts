import { useConfiguration } from "./use-configuration.ts";

/** Whether the person hid their sidebar in the active organization, and how to hide or show it: at once, then kept by the server. */
export function useSidebarHidden() {
  const { sidebarSettings, change } = useConfiguration();
  return {
    isHidden: !sidebarSettings.isShowSidebar,
    hide: (isHidden: boolean) => change({ sidebarSettings: { isShowSidebar: !isHidden } }),
  };
}
