import { useSyncExternalStore } from "react";
import { liveStatus } from "../lib/live/live-status.ts";
import { useDelayed } from "../lib/use-delayed.ts";
import styles from "./live-status.module.css";

/** A connection that comes back within this time was never missed. In milliseconds. */
const patienceMs = 2_000;

/** Says, in a corner, that what is on screen may be old: the tab has lost its connection and seeks it. */
export function LiveStatus() {
  const isConnected = useSyncExternalStore(liveStatus.subscribe, liveStatus.isConnected);
  const wasConnected = useDelayed(isConnected, patienceMs);
  if (isConnected || wasConnected) return null;
  return (
    <output className={styles["status"]}>
      Offline. What others change shows when you are back.
    </output>
  );
}
