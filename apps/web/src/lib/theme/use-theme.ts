import { useSyncExternalStore } from "react";
import { currentTheme, type Theme } from "./appearance.ts";

/** The theme that is chosen in this browser; the component is drawn again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchRoot, currentTheme);
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
