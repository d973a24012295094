import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { orpc } from "../lib/api.ts";
import { findAccount } from "./account/find-account.ts";
import { redirectSignedIn } from "./account/redirect-signed-in.ts";
import { readTexts } from "./read-texts.ts";
import { root } from "./root-routes.tsx";

const readSignInSearch = readTexts("redirect", "failure", "provider");
const readSignUpSearch = readTexts("redirect", "email");
const readLandingSearch = readTexts("attempt", "error", "redirect", "provider");

const SignInRoute = lazy(async () => ({
  default: (await import("./account/sign-in-route.tsx")).SignInRoute,
}));

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signIn",
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  component: SignInRoute,
});

const SignUpRoute = lazy(async () => ({
  default: (await import("./account/sign-in-route.tsx")).SignUpRoute,
}));

const signUp = createRoute({
  getParentRoute: () => root,
  path: "/signUp",
  validateSearch: readSignUpSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  component: SignUpRoute,
});

const SignInLandingRoute = lazy(async () => ({
  default: (await import("./account/sign-in-landing-route.tsx")).SignInLandingRoute,
}));

const signInLanding = createRoute({
  getParentRoute: () => root,
  path: signInLandingPath,
  validateSearch: readLandingSearch,
  component: SignInLandingRoute,
});

const ResetPasswordRoute = lazy(async () => ({
  default: (await import("./account/reset-password-route.tsx")).ResetPasswordRoute,
}));

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/resetPassword",
  component: ResetPasswordRoute,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/resetPassword/$token",
  component: ResetPasswordRoute,
});

const InvitationScreen = lazy(async () => ({
  default: (await import("./account/invitation-screen.tsx")).InvitationScreen,
}));

const invitation = createRoute({
  getParentRoute: () => root,
  path: "/invitation/$token",
  beforeLoad: async ({ context }) => {
    await findAccount(context.queryClient);
  },
  loader: async ({ context, params }) => {
    await context.queryClient.prefetchQuery(orpc.invitations.read.queryOptions({ input: params }));
  },
  component: InvitationScreen,
});

const UnsubscribeScreen = lazy(async () => ({
  default: (await import("./account/unsubscribe-screen.tsx")).UnsubscribeScreen,
}));

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: "/unsubscribe/$token",
  component: UnsubscribeScreen,
});

/** The routes that need no account: signing in and up, and the links in mails. */
export const visitorRoutes = [
  signIn,
  signUp,
  signInLanding,
  forgotPassword,
  resetPassword,
  invitation,
  unsubscribe,
] as const;
