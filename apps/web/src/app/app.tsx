import { CSPProvider } from "@base-ui/react/csp-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import type { ServerSettings } from "@stemma/contract/first-render";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect, useLayoutEffect } from "react";
import { ServerSettingsContext } from "../lib/server-settings.ts";
import type { createAppRouter } from "./create-app-router.ts";

interface AppProps {
  readonly settings: ServerSettings;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
  /** Called when the first screen stands in the document, before it is painted. Always the same function. */
  readonly onShown: () => void;
  /** Called when it answers all that it can, a moment later. Always the same function. */
  readonly onReady: () => void;
}

/** The root component: the providers in the order of their dependencies, then the router. */
export function App({ settings, queryClient, router, onShown, onReady }: AppProps) {
  useLayoutEffect(onShown, [onShown]);
  useEffect(onReady, [onReady]);
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <ServerSettingsContext value={settings}>
          <QueryClientProvider client={queryClient}>
            <Tooltip.Provider>
              <RouterProvider router={router} />
            </Tooltip.Provider>
          </QueryClientProvider>
        </ServerSettingsContext>
      </CSPProvider>
    </StrictMode>
  );
}
