import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { findAccount } from "./account/find-account.ts";
import { requireAccount } from "./account/require-account.ts";
import { RoutingErrorScreen } from "./errors/routing-error-screen.tsx";
import { SignedInLayout } from "./signed-in-layout.tsx";

/** The root of all routes. */
export const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()();

/** The frame of every route that needs an account. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    await requireAccount(context.queryClient, location.href);
  },
  // The router gives its components no properties.
  component: () => <SignedInLayout />,
});

/** The options that place a route inside that frame. */
export const under = { getParentRoute: () => signedIn } as const;

/** Every address that has no route. Visitors are not sent to sign in for it. */
export const unknownAddress = createRoute({
  getParentRoute: () => root,
  path: "$",
  loader: ({ context }) => findAccount(context.queryClient),
  component: function UnknownAddress() {
    const account = unknownAddress.useLoaderData();
    if (account === null) return <RoutingErrorScreen />;
    return (
      <SignedInLayout>
        <RoutingErrorScreen />
      </SignedInLayout>
    );
  },
});
