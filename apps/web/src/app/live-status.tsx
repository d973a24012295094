import { useSyncExternalStore } from "react";
import { liveStatus } from "../lib/live/live-status.ts";
import { useDelayed } from "../lib/time/use-delayed.ts";
import { messages } from "./messages.ts";
import styles from "./live-status.module.css";

/** A shorter interruption of the connection is not shown. In milliseconds. */
const shownAfterMs = 2_000;

/** Shows in a corner that the tab is offline, so what is on screen may be out of date. */
export function LiveStatus() {
  const isConnected = useSyncExternalStore(liveStatus.subscribe, liveStatus.isConnected);
  const wasConnected = useDelayed(isConnected, shownAfterMs);
  if (isConnected || wasConnected) return null;
  return <output className={styles["status"]}>{messages.offline}</output>;
}
