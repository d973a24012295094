import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import { lazy } from "react";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { signInLandingPath } from "@stemma/contract/sign-in-landing";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import {
  readCompareSearch,
  type CompareSearch,
} from "../flows/compare/comparison/compare-search.ts";
import { orpc } from "../lib/api.ts";
import { orAccessScreen } from "../flows/access/access-redirect.ts";
import { DraftsScreen } from "./home/drafts-screen.tsx";
import { findAccount } from "./account/find-account.ts";
import { HomeScreen } from "./home/home-screen.tsx";
import { InboxScreen } from "./inbox/inbox-screen.tsx";
import {
  loadOrganizationSwitch,
  readSwitchSearch,
} from "./organization/load-organization-switch.ts";
import { NoAccessScreen } from "./errors/no-access-screen.tsx";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { loadPage } from "./page/load-page.ts";
import { PageScreen } from "./page/page-screen.tsx";
import { redirectSignedIn } from "./account/redirect-signed-in.ts";
import { requireAccount } from "./account/require-account.ts";
import { readTexts } from "./read-texts.ts";
import { SearchScreen } from "./search-screen.tsx";
import { SignInRoute, SignUpRoute } from "./account/sign-in-route.tsx";
import { SignedInLayout } from "./signed-in-layout.tsx";
import { SnippetsScreen } from "./home/snippets-screen.tsx";
import { SwitchOrganizationRoute } from "./organization/switch-organization-route.tsx";
import { WorkspaceScreen } from "./workspace/workspace-screen.tsx";

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()();

const readRedirect = readTexts("redirect");
const readSignInSearch = readTexts("redirect", "failure", "provider");
const readSignUpSearch = readTexts("redirect", "email");
const readLandingSearch = readTexts("attempt", "error", "redirect", "provider");

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signIn",
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  component: SignInRoute,
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: "/signUp",
  validateSearch: readSignUpSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context.queryClient, search.redirect),
  component: SignUpRoute,
});

// `lazy` instead of the router's lazy routes: `main.tsx` waits for the router, and a chunk may wait for `main.tsx`,
// which would be a deadlock.
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

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    await requireAccount(context.queryClient, location.href);
  },
  component: SignedInLayout,
});

const under = { getParentRoute: () => signedIn } as const;

const home = createRoute({ ...under, path: "/", component: HomeScreen });
const search = createRoute({
  ...under,
  path: "/search",
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    const query = typeof q === "string" || typeof q === "number" ? String(q).trim() : "";
    return query === "" ? {} : { q: query.slice(0, queryMaxCharacters) };
  },
  component: SearchScreen,
});
const inbox = createRoute({
  ...under,
  path: "/inbox",
  validateSearch: ({ unread }: Record<string, unknown>): { unread?: true } =>
    unread === true ? { unread } : {},
  component: InboxScreen,
});
const drafts = createRoute({ ...under, path: "/drafts", component: DraftsScreen });
const snippets = createRoute({ ...under, path: "/snippets", component: SnippetsScreen });
const noAccess = createRoute({
  ...under,
  path: "/noAccess",
  validateSearch: readRedirect,
  component: NoAccessScreen,
});

const ConfirmAddressScreen = lazy(async () => ({
  default: (await import("./account/confirm-address-screen.tsx")).ConfirmAddressScreen,
}));

const ConfirmEmailScreen = lazy(async () => ({
  default: (await import("./account/confirm-email-screen.tsx")).ConfirmEmailScreen,
}));

const confirmEmail = createRoute({
  ...under,
  path: "/confirmEmail/$token",
  component: ConfirmEmailScreen,
});

const confirmAddress = createRoute({
  ...under,
  path: "/confirmAddress/$token",
  component: ConfirmAddressScreen,
});

const workspaceNotFound = createRoute({
  ...under,
  path: "/workspace/workspaceNotFound",
  component: () => <NotFoundScreen what="Workspace" />,
});

const workspace = createRoute({
  ...under,
  path: "/workspace/$workspaceId",
  params: {
    parse: ({ workspaceId }) => ({ workspaceId: workspaceId as WorkspaceId }),
    stringify: ({ workspaceId }) => ({ workspaceId }),
  },
  loader: ({ context, params }) =>
    orAccessScreen(
      context.queryClient.ensureQueryData(
        orpc.workspaces.get.queryOptions({ input: params, revalidateIfStale: true }),
      ),
      "workspace",
      `workspace/${params.workspaceId}`,
    ),
  component: WorkspaceScreen,
});

const workspaceSwitch = createRoute({
  ...under,
  path: "/workspace/switchOrgToAccess",
  validateSearch: readSwitchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOrganizationSwitch(context.queryClient, deps),
  component: function WorkspaceSwitch() {
    return <SwitchOrganizationRoute what="Workspace" found={workspaceSwitch.useLoaderData()} />;
  },
});

const pageNotFound = createRoute({
  ...under,
  path: "/page/pageNotFound",
  component: () => <NotFoundScreen what="Page" />,
});

const pageNoAccess = createRoute({
  ...under,
  path: "/page/noAccess",
  validateSearch: readRedirect,
  component: NoAccessScreen,
});

const pageSwitch = createRoute({
  ...under,
  path: "/page/switchOrgToAccess",
  validateSearch: readSwitchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOrganizationSwitch(context.queryClient, deps),
  component: function PageSwitch() {
    return <SwitchOrganizationRoute what="Page" found={pageSwitch.useLoaderData()} />;
  },
});

/**
 * The search parameters of a page: whether its draft is edited, which archived version is shown, and what it is
 * compared with.
 */
interface PageSearch extends CompareSearch {
  readonly edit?: true;
  readonly version?: VersionId;
}

const page = createRoute({
  ...under,
  path: "/page/$pageId",
  params: {
    parse: ({ pageId }) => ({ pageId: pageId as PageId }),
    stringify: ({ pageId }) => ({ pageId }),
  },
  validateSearch: (found: Record<string, unknown>): PageSearch => ({
    ...(found["edit"] === true ? { edit: true } : {}),
    ...(typeof found["version"] === "string" ? { version: found["version"] as VersionId } : {}),
    ...readCompareSearch(found),
  }),
  // A comparison loads its versions itself, and reports a missing one.
  loaderDeps: ({ search }) => ({
    versionId: search.compareTo === undefined ? search.version : undefined,
  }),
  loader: ({ context, params: { pageId }, deps: { versionId }, location }) =>
    orAccessScreen(
      loadPage(context.queryClient, pageId, versionId),
      "page",
      `page/${pageId}${location.searchStr}`,
    ),
  component: PageScreen,
});

/** The alternative address of an archived version; redirects to the canonical one. */
const pageVersion = createRoute({
  ...under,
  path: "/page/$pageId/version/$versionId",
  beforeLoad: ({ params }) => {
    const { pageId, versionId } = params;
    throw redirect({
      to: "/page/$pageId",
      params: { pageId: pageId as PageId },
      search: { version: versionId as VersionId },
      replace: true,
    });
  },
});

/** In development only: a function, so that the bundler drops it from the product. */
const createGalleryRoute = () =>
  createRoute({
    getParentRoute: () => root,
    path: "/gallery",
    component: lazy(async () => ({
      default: (await import("./gallery/gallery-screen.tsx")).GalleryScreen,
    })),
  });

/** Every route of the product. Specification, section 2. */
export const routeTree = root.addChildren([
  ...(import.meta.env.DEV ? [createGalleryRoute()] : []),
  signIn,
  signUp,
  signInLanding,
  forgotPassword,
  resetPassword,
  invitation,
  unsubscribe,
  signedIn.addChildren([
    home,
    search,
    inbox,
    drafts,
    snippets,
    noAccess,
    confirmAddress,
    confirmEmail,
    workspaceNotFound,
    workspaceSwitch,
    workspace,
    pageNotFound,
    pageNoAccess,
    pageSwitch,
    page,
    pageVersion,
  ]),
]);
