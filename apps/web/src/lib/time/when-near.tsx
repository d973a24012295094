import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useWhenIdle } from "./use-when-idle.ts";

/** How far outside the window something is near, so that it is there before one has scrolled to it. */
const nearMargin = "0px 0px 800px 0px";

/**
 * Draws its content once its place is in the window or near it, else when the browser is idle, because keys and screen readers
 * reach it without scrolling; then keeps it. What prints needs it at once.
 */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const [isNear, setNear] = useState(!("IntersectionObserver" in window));
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => setNear(true), []);
  useWhenIdle(!isNear, show);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    window.addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", show);
    };
  }, [show]);
  return isNear ? children : <div ref={place} />;
}
