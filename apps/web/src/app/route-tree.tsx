import { createRoute } from "@tanstack/react-router";
import { administrationChunk } from "./administration/administration-chunk.ts";
import { lazy } from "react";
import { draftsChunk } from "./home/drafts-chunk.ts";
import { HomeScreen } from "./home/home-screen.tsx";
import { inboxChunk } from "./inbox/inbox-chunk.ts";
import { noAccessChunk } from "./errors/no-access-chunk.ts";
import { readRedirect } from "./read-texts.ts";
import { searchFoundChunk } from "./search/search-found-chunk.ts";
import { SearchScreen } from "./search/search-screen.tsx";
import { searchToolsChunk } from "./search/search-tools-chunk.ts";
import { readSearchAddress } from "./search/read-search-address.ts";
import { templatesScreenChunk } from "./templates/templates-chunk.ts";
import { snippetsChunk } from "./snippets/snippets-chunk.ts";
import { pageRoutes } from "./page-routes.tsx";
import { root, signedIn, under, unknownAddress } from "./root-routes.tsx";
import { trashChunk } from "./trash/trash-chunk.ts";
import { visitorRoutes } from "./visitor-routes.tsx";
import { workspaceRoutes } from "./workspace-routes.tsx";

const home = createRoute({ ...under, path: "/", component: HomeScreen });
const search = createRoute({
  ...under,
  path: "/search",
  validateSearch: readSearchAddress,
  // The field is there at once, for whoever goes on typing; what else belongs to the screen follows.
  loader: () => {
    void searchFoundChunk.preload();
    void searchToolsChunk.preload();
  },
  component: SearchScreen,
});
const inbox = createRoute({
  ...under,
  path: "/inbox",
  validateSearch: ({ unread }: Record<string, unknown>): { unread?: true } =>
    unread === true ? { unread } : {},
  loader: inboxChunk.preload,
  component: inboxChunk.Component,
});
const drafts = createRoute({
  ...under,
  path: "/drafts",
  loader: draftsChunk.preload,
  component: draftsChunk.Component,
});
const snippets = createRoute({
  ...under,
  path: "/snippets",
  loader: snippetsChunk.preload,
  component: snippetsChunk.Component,
});
const trash = createRoute({
  ...under,
  path: "/trash",
  loader: trashChunk.preload,
  component: trashChunk.Component,
});
const administration = createRoute({
  ...under,
  path: "/administration",
  loader: administrationChunk.preload,
  component: administrationChunk.Component,
});
const templates = createRoute({
  ...under,
  path: "/templates",
  loader: templatesScreenChunk.preload,
  component: templatesScreenChunk.Component,
});
const noAccess = createRoute({
  ...under,
  path: "/noAccess",
  validateSearch: readRedirect,
  loader: noAccessChunk.preload,
  component: noAccessChunk.Component,
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
  ...visitorRoutes,
  signedIn.addChildren([
    home,
    search,
    inbox,
    drafts,
    snippets,
    trash,
    administration,
    templates,
    noAccess,
    confirmEmail,
    confirmAddress,
    ...workspaceRoutes,
    ...pageRoutes,
  ]),
  unknownAddress,
]);
