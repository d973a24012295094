import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactElement } from "react";

/** The component with a router around it, as links need one. Its addresses lead nowhere. */
export function inRouter(element: ReactElement): ReactElement {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router}>{element}</RouterContextProvider>;
}

/** The screen at an address of a route below the one of signed-in people, as screens read their address. */
export function onRoute(
  path: string,
  address: string,
  component: () => ReactElement,
): ReactElement {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: "signed-in" });
  const screen = createRoute({ getParentRoute: () => signedIn, path, component });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return <RouterProvider router={router} />;
}
