import { createRoute, redirect } from "@tanstack/react-router";
import type { PageId, VersionId } from "@stemma/domain/ids";
import {
  readCompareSearch,
  type CompareSearch,
} from "../flows/compare/comparison/compare-search.ts";
import { orAccessScreen } from "../flows/access/access-redirect.ts";
import {
  loadOrganizationSwitch,
  readSwitchSearch,
} from "./organization/load-organization-switch.ts";
import { noAccessChunk } from "./errors/no-access-chunk.ts";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { loadPage } from "./page/load-page.ts";
import { PageScreen } from "./page/page-screen.tsx";
import { readRedirect } from "./read-texts.ts";
import { switchOrganizationChunk } from "./organization/switch-organization-chunk.ts";
import { under } from "./root-routes.tsx";

const pageNotFound = createRoute({
  ...under,
  path: "/page/pageNotFound",
  component: () => <NotFoundScreen what="Page" />,
});

const pageNoAccess = createRoute({
  ...under,
  path: "/page/noAccess",
  validateSearch: readRedirect,
  loader: noAccessChunk.preload,
  component: noAccessChunk.Component,
});

const pageSwitch = createRoute({
  ...under,
  path: "/page/switchOrgToAccess",
  validateSearch: readSwitchSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [found] = await Promise.all([
      loadOrganizationSwitch(context.queryClient, deps),
      switchOrganizationChunk.preload(),
    ]);
    return found;
  },
  component: function PageSwitch() {
    const found = pageSwitch.useLoaderData();
    return <switchOrganizationChunk.Component what="Page" found={found} />;
  },
});

/**
 * The search parameters of a page: whether its draft is edited, which archived version is shown, and what it is compared
 * with.
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
      loadPage(context.queryClient, pageId, {
        versionId,
        isEditing: new URLSearchParams(location.searchStr).get("edit") === "true",
      }),
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

/** A page, its versions, and why it is not shown. */
export const pageRoutes = [pageNotFound, pageNoAccess, pageSwitch, page, pageVersion] as const;
