import { useSyncExternalStore } from "react";

const query = "(max-width: 768px)";

/** Whether the window is too narrow for two columns of text, or for buttons with words beside a path. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

function watch(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
