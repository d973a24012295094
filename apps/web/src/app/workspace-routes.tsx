import { createRoute } from "@tanstack/react-router";
import type { WorkspaceId } from "@stemma/domain/ids";
import { orpc } from "../lib/api.ts";
import { orAccessScreen } from "../flows/access/access-redirect.ts";
import {
  loadOrganizationSwitch,
  readSwitchSearch,
} from "./organization/load-organization-switch.ts";
import { NotFoundScreen } from "./errors/not-found-screen.tsx";
import { switchOrganizationChunk } from "./organization/switch-organization-chunk.ts";
import { workspacesChunk } from "./workspace/workspaces-chunk.ts";
import { workspaceChunk } from "./workspace/workspace-chunk.ts";
import { under } from "./root-routes.tsx";

const workspaceNotFound = createRoute({
  ...under,
  path: "/workspace/workspaceNotFound",
  component: () => <NotFoundScreen what="Workspace" />,
});

const workspaces = createRoute({
  ...under,
  path: "/workspaces",
  loader: workspacesChunk.preload,
  component: workspacesChunk.Component,
});

const workspace = createRoute({
  ...under,
  path: "/workspace/$workspaceId",
  params: {
    parse: ({ workspaceId }) => ({ workspaceId: workspaceId as WorkspaceId }),
    stringify: ({ workspaceId }) => ({ workspaceId }),
  },
  loader: async ({ context, params }) => {
    const chunk = workspaceChunk.preload();
    await orAccessScreen(
      context.queryClient.ensureQueryData(
        orpc.workspaces.get.queryOptions({ input: params, revalidateIfStale: true }),
      ),
      "workspace",
      `workspace/${params.workspaceId}`,
    );
    await chunk;
  },
  component: workspaceChunk.Component,
});

const workspaceSwitch = createRoute({
  ...under,
  path: "/workspace/switchOrgToAccess",
  validateSearch: readSwitchSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [found] = await Promise.all([
      loadOrganizationSwitch(context.queryClient, deps),
      switchOrganizationChunk.preload(),
    ]);
    return found;
  },
  component: function WorkspaceSwitch() {
    const found = workspaceSwitch.useLoaderData();
    return <switchOrganizationChunk.Component what="Workspace" found={found} />;
  },
});

/** All workspaces, one workspace, and why it is not shown. */
export const workspaceRoutes = [workspaces, workspaceNotFound, workspace, workspaceSwitch] as const;
