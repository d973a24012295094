import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { LoadingScreen } from "./loading-screen.tsx";
import { LoadErrorScreen } from "./errors/load-error-screen.tsx";
import { routeTree } from "./route-tree.tsx";
import { RoutingErrorScreen } from "./errors/routing-error-screen.tsx";

const hoverIntentMs = 100;

/** Creates the router over the query cache. Links preload their data after a short hover. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadDelay: hoverIntentMs,
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: LoadErrorScreen,
    defaultNotFoundComponent: RoutingErrorScreen,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
