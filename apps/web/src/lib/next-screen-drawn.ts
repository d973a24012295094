import type { AnyRouter } from "@tanstack/react-router";

/** The longest wait, in milliseconds. A screen whose data cannot be fetched shows its own error. */
const waitMaxMs = 3000;

/** Resolves when the router has drawn the next screen, or after the longest wait. Never rejects. */
export function nextScreenDrawn(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = router.subscribe("onRendered", end);
    const timer = setTimeout(end, waitMaxMs);
  });
}
