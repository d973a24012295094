import { useEffect, useState, useSyncExternalStore } from "react";
import { createAutosave, type Autosave, type AutosaveSnapshot } from "./autosave.ts";

/** A field with autosave, as a component needs it. */
export type AutosaveField = AutosaveSnapshot & Pick<Autosave, "edit" | "flush">;

/** Creates an autosave field with the first `save` it receives; unmounting saves unsaved text. */
export function useAutosave(stored: string, save: (value: string) => Promise<void>): AutosaveField {
  const [autosave] = useState(() => createAutosave(stored, save));
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);
  useEffect(() => autosave.reconcile(stored), [autosave, stored]);
  useEffect(() => {
    const flush = () => void autosave.flush();
    // Also save when the tab is hidden: a phone may never resume it.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [autosave]);
  return { ...snapshot, edit: autosave.edit, flush: autosave.flush };
}
