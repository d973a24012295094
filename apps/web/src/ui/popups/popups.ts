import { startTransition, useEffect, useState } from "react";
import { whenUsed } from "../../lib/time/create-first-use.ts";
import type { PopupParts } from "./popup-parts-shape.ts";

/** After this time, the chunk is tried again if it failed to load, in milliseconds. */
const tryAgainMs = 5_000;

let fetchParts: (() => Promise<PopupParts>) | null = null;
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
  loading ??= tryToLoad();
  return loading;
}

async function tryToLoad(): Promise<PopupParts> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const parts = await fetchParts?.();
      if (parts !== undefined) return (loaded = parts);
    } catch {
      // Tried again below.
    }
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
  }
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
