import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UserId } from "@stemma/domain/ids";
import { liveStatus } from "./live-status.ts";

const idleDelayMs = 1_000;
const idleMaxMs = 3_000;

/** When the chunk of the live connection fails to load, it is loaded again after this time. In milliseconds. */
const tryAgainMs = 3_000;

/**
 * Keeps the live connection open while somebody is signed in. It begins when the browser is idle, after the first
 * paint; the server then sends what was missed meanwhile. A session that ends leads to the sign-in screen if `mayLeave`
 * allows it.
 */
export function useLive(userId: UserId | undefined, mayLeave: () => boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isWanted = true;
    let end: (() => void) | null = null;
    const begin = async () => {
      const { subscribeToChanges } = await import("./subscribe-to-changes.ts");
      if (isWanted) end = subscribeToChanges(queryClient, mayLeave);
    };
    const beginQuietly = () => {
      begin().catch(() => {
        liveStatus.set(false);
        timer = setTimeout(beginQuietly, tryAgainMs);
      });
    };
    let timer = setTimeout(() => {
      if ("requestIdleCallback" in window) {
        requestIdleCallback(beginQuietly, { timeout: idleMaxMs });
      } else beginQuietly();
    }, idleDelayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      end?.();
    };
  }, [queryClient, userId, mayLeave]);
}
