import type { AnyRouter } from "@tanstack/react-router";

/** Resolves when the next screen that somebody goes to is drawn. */
export function nextScreenDrawn(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe("onRendered", () => {
      stop();
      resolve();
    });
  });
}
