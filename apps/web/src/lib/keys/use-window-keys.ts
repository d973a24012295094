import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `onKey` for every key pressed in the window while the component is mounted. `isFirst`: before the focused
 * element handles it. Listens in a layout effect: an effect that runs after the paint would lose a key that is pressed
 * as soon as the screen is visible.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void, isFirst = false): void {
  const handle = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    window.addEventListener("keydown", listen, { capture: isFirst });
    return () => window.removeEventListener("keydown", listen, { capture: isFirst });
  }, [isFirst]);
}
