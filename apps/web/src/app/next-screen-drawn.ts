import type { AnyRouter } from "@tanstack/react-router";

/** How long to wait, in milliseconds: a screen whose data cannot be fetched says so itself. */
const waitMaxMs = 3000;

/** Resolves when the next screen that somebody goes to is drawn, or when that takes too long. Never rejects. */
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
