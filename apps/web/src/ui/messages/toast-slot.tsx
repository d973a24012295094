import { useEffect, useState } from "react";
import { preloadableAid } from "../../lib/preloadable.tsx";
import { whenUsed } from "../../lib/time/create-first-use.ts";
import { holdToasts } from "./toasts.ts";

const toaster = preloadableAid(async () => (await import("./toaster.tsx")).Toaster);

/**
 * Where toasts are shown, in a chunk of its own. It loads once somebody uses the page, also over a slow line, so that a toast can
 * tell that the connection is gone; or with the first toast, which is held until it is there.
 */
export function ToastSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopHolding = holdToasts(want);
    const stopWaiting = whenUsed(want);
    return () => {
      stopWaiting();
      stopHolding();
    };
  }, []);
  return isWanted && <toaster.Component />;
}
