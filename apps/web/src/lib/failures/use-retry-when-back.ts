import { useEffect, useEffectEvent } from "react";
import { createReturnWatch } from "../time/create-return-watch.ts";
import { liveStatus } from "../live/live-status.ts";

const waitForReturn = createReturnWatch({
  isReady: async () => (await fetch("/readyz", { cache: "no-store" })).ok,
  onHint(hint) {
    const hintIfConnected = () => liveStatus.isConnected() && hint();
    window.addEventListener("online", hint);
    const stop = liveStatus.subscribe(hintIfConnected);
    return () => {
      window.removeEventListener("online", hint);
      stop();
    };
  },
});

/** While `isWanted`, calls `retry` each time the server becomes reachable. */
export function useRetryWhenBack(isWanted: boolean, retry: () => void): void {
  const onBack = useEffectEvent(retry);
  useEffect(() => (isWanted ? waitForReturn(() => onBack()) : undefined), [isWanted]);
}
