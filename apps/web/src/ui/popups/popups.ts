import { startTransition, useEffect, useState } from "react";
import { loadUntilThere } from "../../lib/load-until-there.ts";
import { whenUsed } from "../../lib/time/create-first-use.ts";
import type { PopupParts } from "./popup-parts-shape.ts";

let fetchParts = (): Promise<PopupParts> => Promise.reject(new Error("Nothing provides popups."));
let loaded: PopupParts | null = null;
let loading: Promise<PopupParts> | null = null;

/**
 * Says where the parts come from, and loads them at the first use of the document, also over a slow line: what a person opens then
 * opens at once, and later without a connection.
 */
export function providePopups(fetch: () => Promise<PopupParts>): void {
  fetchParts = fetch;
  loaded = null;
  loading = null;
  whenUsed(() => void loadPopups());
}

/** The parts; `null` while they are not loaded. */
export function loadedPopups(): PopupParts | null {
  return loaded;
}

/** Loads the parts. While that fails, it is tried again every few seconds. */
export function loadPopups(): Promise<PopupParts> {
  loading ??= loadUntilThere(() => fetchParts()).then((parts) => (loaded = parts));
  return loading;
}

/**
 * The parts; `null` until they are loaded. They then come as a transition, drawn in slices, because many elements of a screen wait
 * for them; at once where a person waits for them (`isUrgent`), who also has them loaded.
 */
export function usePopupParts(isUrgent: boolean): PopupParts | null {
  const [parts, setParts] = useState(loadedPopups);
  useEffect(() => {
    if (parts !== null) return undefined;
    let isCurrent = true;
    const take = (came: PopupParts): void => {
      if (!isCurrent) return;
      if (isUrgent) setParts(came);
      else startTransition(() => setParts(came));
    };
    const stopWaiting = isUrgent
      ? (void loadPopups().then(take), () => {})
      : whenUsed(() => void loadPopups().then(take));
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [parts, isUrgent]);
  return parts;
}
