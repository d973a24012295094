import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { newPageChunk } from "../features/new-page/new-page-chunk.ts";
import { useModals } from "../flows/modals/modal-context.ts";
import { nextScreenDrawn } from "../lib/next-screen-drawn.ts";
import { paletteChunk } from "./palette/palette-chunk.ts";

const SignOutDialog = lazy(async () => ({
  default: (await import("../features/sign-in/sign-out-dialog.tsx")).SignOutDialog,
}));

const NewWorkspaceDialog = lazy(async () => ({
  default: (await import("../features/workspaces/new-workspace-dialog.tsx")).NewWorkspaceDialog,
}));

const OrganizationModal = lazy(async () => ({
  default: (await import("./organization/organization-modal.tsx")).OrganizationModal,
}));

const MembersModal = lazy(async () => ({
  default: (await import("./organization/members-modal.tsx")).MembersModal,
}));

const SettingsModal = lazy(async () => ({
  default: (await import("./organization/settings-modal.tsx")).SettingsModal,
}));

const DeleteAccountDialog = lazy(async () => ({
  default: (await import("../features/settings/account/delete-account-dialog.tsx"))
    .DeleteAccountDialog,
}));

const DeleteOrganizationModal = lazy(async () => ({
  default: (await import("./organization/delete-organization-modal.tsx")).DeleteOrganizationModal,
}));

const InboxSettingsModal = lazy(async () => ({
  default: (await import("./inbox/inbox-settings-modal.tsx")).InboxSettingsModal,
}));

const ShortcutsDialog = lazy(async () => ({
  default: (await import("../features/shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

const PinnedModal = lazy(async () => ({
  default: (await import("./pinned-modal.tsx")).PinnedModal,
}));

const RecentDialog = lazy(async () => ({
  default: (await import("../features/recents/recent-dialog.tsx")).RecentDialog,
}));

const WorkspaceSettingsModal = lazy(async () => ({
  default: (await import("./workspace/workspace-settings-modal.tsx")).WorkspaceSettingsModal,
}));

const WorkspacePermissionsModal = lazy(async () => ({
  default: (await import("./workspace/workspace-permissions-modal.tsx")).WorkspacePermissionsModal,
}));

/** The modals that can be opened from anywhere, with their navigation. */
export function SignedInModals() {
  const { modal, close } = useModals();
  const router = useRouter();
  return (
    <>
      <newPageChunk.Component
        isOpen={modal?.name === "new-page"}
        workspaceId={modal?.name === "new-page" ? modal.workspaceId : undefined}
        onClose={close}
        onManageTemplates={() => {
          close();
          void router.navigate({ to: "/templates" });
        }}
        onCreated={async (pageId) => {
          const there = {
            to: "/page/$pageId",
            params: { pageId },
            search: { edit: true },
          } as const;
          await router.preloadRoute(there);
          // The overlay stays until the page is drawn, and keeps the keys that are typed until then.
          const isDrawn = nextScreenDrawn(router);
          void router.navigate(there);
          await isDrawn;
        }}
      />
      {modal?.name === "new-workspace" && (
        <Suspense>
          <NewWorkspaceDialog
            onClose={close}
            onCreated={async (workspaceId) => {
              const there = { to: "/workspace/$workspaceId", params: { workspaceId } } as const;
              await router.preloadRoute(there);
              void router.navigate(there);
            }}
          />
        </Suspense>
      )}
      {modal?.name === "workspace-settings" && (
        <Suspense>
          <WorkspaceSettingsModal workspaceId={modal.workspaceId} onClose={close} />
        </Suspense>
      )}
      {modal?.name === "workspace-permissions" && (
        <Suspense>
          <WorkspacePermissionsModal workspaceId={modal.workspaceId} onClose={close} />
        </Suspense>
      )}
      {modal?.name === "palette" && <paletteChunk.Component onClose={close} />}
      {modal?.name === "shortcuts" && (
        <Suspense>
          <ShortcutsDialog onClose={close} />
        </Suspense>
      )}
      {modal?.name === "pinned" && (
        <Suspense>
          <PinnedModal onClose={close} />
        </Suspense>
      )}
      {modal?.name === "recent" && (
        <Suspense>
          <RecentDialog onClose={close} />
        </Suspense>
      )}
      {modal?.name === "inbox-settings" && (
        <Suspense>
          <InboxSettingsModal onClose={close} />
        </Suspense>
      )}
      {modal?.name === "members" && (
        <Suspense>
          <MembersModal firstTab={modal.tab ?? "members"} onClose={close} />
        </Suspense>
      )}
      {modal?.name === "organization" && (
        <Suspense>
          <OrganizationModal firstTab={modal.tab ?? "join"} onClose={close} />
        </Suspense>
      )}
      {modal?.name === "settings" && (
        <Suspense>
          <SettingsModal firstTab={modal.tab ?? "user"} onClose={close} />
        </Suspense>
      )}
      {modal?.name === "delete-account" && (
        <Suspense>
          <DeleteAccountDialog onClose={close} onDeleted={leaveForSignIn} />
        </Suspense>
      )}
      {modal?.name === "delete-organization" && (
        <Suspense>
          <DeleteOrganizationModal onClose={close} />
        </Suspense>
      )}
      {modal?.name === "sign-out" && (
        <Suspense>
          <SignOutDialog onClose={close} onSignedOut={leaveForSignIn} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Loads a new document, so that nothing of the person's data stays in memory. Never resolves, so that the overlay stays
 * until the document is replaced.
 */
function leaveForSignIn(): Promise<void> {
  window.location.assign("/signIn");
  return new Promise(() => {});
}
