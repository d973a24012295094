import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UserId } from "@stemma/domain/ids";
import { liveStatus } from "./live-status.ts";

const idleDelayMs = 1_000;
const idleMaxMs = 3_000;

/** What listens is a part of the product that may not come at first: then it is asked for again. In milliseconds. */
const tryAgainMs = 3_000;

/**
 * Has the server tell this tab what changes, while somebody is signed in. It begins when the browser has had nothing to do
 * for a while: the first paint comes first, and what happens meanwhile is told then. A session that ends leads to signing in
 * where the screen `mayLeave`.
 */
export function useLive(userId: UserId | undefined, mayLeave: () => boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isWanted = true;
    let end: (() => void) | null = null;
    const begin = async () => {
      const { followChanges } = await import("./follow-changes.ts");
      if (isWanted) end = followChanges(queryClient, mayLeave);
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
