import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `onKey` for every key pressed in the window while the component is mounted; `isFirst`: before the element that has
 * the focus hears of it. Listens from the commit on: an effect that runs after the browser has painted would lose a key
 * that is pressed as soon as the screen is seen.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void, isFirst = false): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    window.addEventListener("keydown", listen, { capture: isFirst });
    return () => window.removeEventListener("keydown", listen, { capture: isFirst });
  }, [isFirst]);
}
