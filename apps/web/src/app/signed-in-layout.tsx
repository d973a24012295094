import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { WorkspaceId } from "@stemma/domain/ids";
import { NewPageDialog } from "../features/new-page/new-page-dialog.tsx";
import { SidebarRecents } from "../features/recents/sidebar-recents.tsx";
import { SidebarFrame } from "../features/sidebar/sidebar-frame.tsx";
import { Sidebar } from "../features/sidebar/sidebar.tsx";
import { SignOutDialog } from "../features/sign-in/sign-out-dialog.tsx";
import { NewWorkspaceDialog } from "../features/workspaces/new-workspace-dialog.tsx";
import { orpc } from "../lib/api.ts";
import { CreationContext } from "./creation-context.ts";

type OpenModal =
  | { readonly name: "none" | "new-workspace" | "sign-out" }
  | { readonly name: "new-page"; readonly workspaceId?: WorkspaceId | undefined };

const none: OpenModal = { name: "none" };

/** What surrounds every screen of a signed-in person: the sidebar, and the modals that can be opened from anywhere. */
export function SignedInLayout() {
  const [modal, setModal] = useState<OpenModal>(none);
  const router = useRouter();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const creation = useMemo(
    () => ({
      openNewPage: (workspaceId?: WorkspaceId) => setModal({ name: "new-page", workspaceId }),
      openNewWorkspace: () => setModal({ name: "new-workspace" }),
    }),
    [],
  );
  if (account === undefined) return null;
  const close = () => setModal(none);
  const sidebar = (
    <Sidebar
      account={account}
      onNewPage={() => creation.openNewPage()}
      onNewWorkspace={creation.openNewWorkspace}
      onSignOut={() => setModal({ name: "sign-out" })}
    >
      <SidebarRecents />
    </Sidebar>
  );
  return (
    <CreationContext value={creation}>
      <SidebarFrame sidebar={sidebar} isCovered={modal.name !== "none"}>
        <Outlet />
      </SidebarFrame>
      <NewPageDialog
        isOpen={modal.name === "new-page"}
        workspaceId={modal.name === "new-page" ? modal.workspaceId : undefined}
        onClose={close}
        onCreated={async (pageId) => {
          const there = {
            to: "/page/$pageId",
            params: { pageId },
            search: { edit: true },
          } as const;
          await router.preloadRoute(there);
          void router.navigate(there);
        }}
      />
      <NewWorkspaceDialog
        isOpen={modal.name === "new-workspace"}
        onClose={close}
        onCreated={async (workspaceId) => {
          const there = { to: "/workspace/$workspaceId", params: { workspaceId } } as const;
          await router.preloadRoute(there);
          void router.navigate(there);
        }}
      />
      <SignOutDialog
        isOpen={modal.name === "sign-out"}
        onClose={close}
        onSignedOut={leaveForSignIn}
      />
    </CreationContext>
  );
}

/** A new document, so that nothing of the person's stays in memory. The overlay stands until it is there. */
function leaveForSignIn(): Promise<void> {
  window.location.assign("/signIn");
  return new Promise(() => {});
}
