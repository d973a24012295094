import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { orpc } from "../../lib/api.ts";
import { pressedPage } from "./pressed-page.ts";

/**
 * Sends the read of a page as soon as a link to it is pressed: before the click, and before the router and the screen that is left do
 * their work. The route's loader then waits for the same read.
 */
export function useReadPressedPages(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const read = (event: MouseEvent) => {
      const pageId = pressedPage(event, window.location);
      if (pageId === null) return;
      void queryClient.prefetchQuery(orpc.pages.get.queryOptions({ input: { pageId } }));
    };
    const ofWindow = new AbortController();
    const options = { capture: true, passive: true, signal: ofWindow.signal };
    window.addEventListener("pointerdown", read, options);
    // Also without a pointer: Enter on a link is a click.
    window.addEventListener("click", read, options);
    return () => ofWindow.abort();
  }, [queryClient]);
}
