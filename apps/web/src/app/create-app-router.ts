import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { LoadingScreen } from "./loading-screen.tsx";
import { LoadErrorScreen } from "./errors/load-error-screen.tsx";
import { routeTree } from "./route-tree.tsx";
import { RoutingErrorScreen } from "./errors/routing-error-screen.tsx";

const hoverIntentMs = 100;

/** Creates the router over the query cache. Links preload their data after a short hover. */
export function createAppRouter(queryClient: QueryClient) {
  let isFirst = true;
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadDelay: hoverIntentMs,
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => {
      if (isFirst) keepEarlyScroll();
      isFirst = false;
      return true;
    },
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: LoadErrorScreen,
    defaultNotFoundComponent: RoutingErrorScreen,
  });
}

/** Who scrolled in the server's HTML stays there. The router is about to scroll to the top, or to where the page was left. */
function keepEarlyScroll(): void {
  const { scrollY } = window;
  if (scrollY > 0) queueMicrotask(() => window.scrollTo({ top: scrollY, behavior: "instant" }));
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
