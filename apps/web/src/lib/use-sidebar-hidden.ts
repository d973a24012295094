import { useSyncExternalStore } from "react";
import { isSidebarHidden } from "./appearance.ts";

/** Whether the sidebar is hidden in this browser, as it changes. */
export function useSidebarHidden(): boolean {
  return useSyncExternalStore(watchRoot, isSidebarHidden);
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-sidebar"] });
  return () => observer.disconnect();
}
