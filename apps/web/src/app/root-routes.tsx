import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { requireAccount } from "./account/require-account.ts";
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
  component: SignedInLayout,
});

/** The options that place a route inside that frame. */
export const under = { getParentRoute: () => signedIn } as const;
