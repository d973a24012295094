import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { readCompareSearch, type CompareSearch } from "../features/compare/compare-search.ts";
import { orpc } from "../lib/api.ts";
import { orPageAccessScreen, orWorkspaceAccessScreen } from "./access-redirect.ts";
import { DraftsScreen } from "./drafts-screen.tsx";
import { HomeScreen } from "./home-screen.tsx";
import { InboxScreen } from "./inbox-screen.tsx";
import { NoAccessScreen } from "./no-access-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { PageScreen } from "./page-screen/page-screen.tsx";
import { passSignedIn } from "./pass-signed-in.ts";
import { requireAccount } from "./require-account.ts";
import { SearchScreen } from "./search-screen.tsx";
import { SignInRoute, SignUpRoute } from "./sign-in-route.tsx";
import { SignedInLayout } from "./signed-in-layout.tsx";
import { SnippetsScreen } from "./snippets-screen.tsx";
import { WorkspaceScreen } from "./workspace-screen.tsx";

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()();

const readRedirect = (search: Record<string, unknown>): { redirect?: string } =>
  typeof search["redirect"] === "string" ? { redirect: search["redirect"] } : {};

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/signIn",
  validateSearch: readRedirect,
  beforeLoad: ({ context, search }) => passSignedIn(context.queryClient, search.redirect),
  component: SignInRoute,
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: "/signUp",
  validateSearch: readRedirect,
  beforeLoad: ({ context, search }) => passSignedIn(context.queryClient, search.redirect),
  component: SignUpRoute,
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
const search = createRoute({ ...under, path: "/search", component: SearchScreen });
const inbox = createRoute({ ...under, path: "/inbox", component: InboxScreen });
const drafts = createRoute({ ...under, path: "/drafts", component: DraftsScreen });
const snippets = createRoute({ ...under, path: "/snippets", component: SnippetsScreen });
const noAccess = createRoute({ ...under, path: "/noAccess", component: NoAccessScreen });

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
    orWorkspaceAccessScreen(
      context.queryClient.ensureQueryData(
        orpc.workspaces.get.queryOptions({ input: params, revalidateIfStale: true }),
      ),
    ),
  component: WorkspaceScreen,
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

/** What the address of a page says beside its id: whether its draft is edited, which archived version is shown, what it is compared with. */
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
  loader: ({ context, params }) =>
    orPageAccessScreen(
      context.queryClient.ensureQueryData(
        orpc.pages.get.queryOptions({ input: params, revalidateIfStale: true }),
      ),
      params.pageId,
    ),
  component: PageScreen,
});

/** Every address of the product. Specification, section 2. */
export const routeTree = root.addChildren([
  signIn,
  signUp,
  signedIn.addChildren([
    home,
    search,
    inbox,
    drafts,
    snippets,
    noAccess,
    workspaceNotFound,
    workspace,
    pageNotFound,
    pageNoAccess,
    page,
  ]),
]);
