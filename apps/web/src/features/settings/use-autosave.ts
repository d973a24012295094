import { useEffect, useState, useSyncExternalStore } from "react";
import { createAutosave, type Autosave, type AutosaveSnapshot } from "./autosave.ts";

/** A field that saves itself, as the screen needs it. */
export type AutosaveField = AutosaveSnapshot & Pick<Autosave, "edit" | "flush">;

/** Keeps a text that saves itself by `save` (the first one that was given); what is unsaved when the screen goes is saved then. */
export function useAutosave(stored: string, save: (value: string) => Promise<void>): AutosaveField {
  const [autosave] = useState(() => createAutosave(stored, save));
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot);
  useEffect(() => autosave.meet(stored), [autosave, stored]);
  useEffect(() => {
    const flush = () => void autosave.flush();
    // Also sent when the tab is put aside: a phone may not bring it back.
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
