import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactElement } from "react";

/** The component with a router around it, as links need one. Its addresses lead nowhere. */
export function inRouter(element: ReactElement): ReactElement {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router}>{element}</RouterContextProvider>;
}
