import { useRouter } from "@tanstack/react-router";
import { newPageChunk } from "../features/new-page/new-page-chunk.ts";
import { useModals } from "../flows/modals/modal-context.ts";
import { nextScreenDrawn } from "../lib/next-screen-drawn.ts";
import { modalChunk } from "../ui/dialogs/modal-chunk.tsx";
import { useOpenedParts } from "../ui/popups/use-opened-parts.ts";
import { paletteChunk } from "./palette/palette-chunk.ts";

const signOutChunk = modalChunk(
  async () => (await import("../features/sign-in/sign-out-dialog.tsx")).SignOutDialog,
);

const newWorkspaceChunk = modalChunk(
  async () => (await import("../features/workspaces/new-workspace-dialog.tsx")).NewWorkspaceDialog,
);

const organizationChunk = modalChunk(
  async () => (await import("./organization/organization-modal.tsx")).OrganizationModal,
);

const membersChunk = modalChunk(
  async () => (await import("./organization/members-modal.tsx")).MembersModal,
);

const settingsChunk = modalChunk(
  async () => (await import("./organization/settings-modal.tsx")).SettingsModal,
);

const deleteAccountChunk = modalChunk(
  async () =>
    (await import("../features/settings/account/delete-account-dialog.tsx")).DeleteAccountDialog,
);

const deleteOrganizationChunk = modalChunk(
  async () =>
    (await import("./organization/delete-organization-modal.tsx")).DeleteOrganizationModal,
);

const inboxSettingsChunk = modalChunk(
  async () => (await import("./inbox/inbox-settings-modal.tsx")).InboxSettingsModal,
);

const shortcutsChunk = modalChunk(
  async () => (await import("../features/shortcuts/shortcuts-dialog.tsx")).ShortcutsDialog,
);

const pinnedChunk = modalChunk(async () => (await import("./pinned-modal.tsx")).PinnedModal);

const recentChunk = modalChunk(
  async () => (await import("../features/recents/recent-dialog.tsx")).RecentDialog,
);

const workspaceSettingsChunk = modalChunk(
  async () => (await import("./workspace/workspace-settings-modal.tsx")).WorkspaceSettingsModal,
);

const workspacePermissionsChunk = modalChunk(
  async () =>
    (await import("./workspace/workspace-permissions-modal.tsx")).WorkspacePermissionsModal,
);

/** The modals that can be opened from anywhere, with their navigation. */
export function SignedInModals() {
  const { modal, close } = useModals();
  const router = useRouter();
  const isNewPage = modal?.name === "new-page";
  // New Page is in their chunk.
  const popups = useOpenedParts(isNewPage);
  return (
    <>
      {popups !== null && (
        <newPageChunk.Component
          isOpen={isNewPage}
          workspaceId={isNewPage ? modal.workspaceId : undefined}
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
      )}
      {modal?.name === "new-workspace" && (
        <newWorkspaceChunk.Component
          onClose={close}
          onCreated={async (workspaceId) => {
            const there = { to: "/workspace/$workspaceId", params: { workspaceId } } as const;
            await router.preloadRoute(there);
            void router.navigate(there);
          }}
        />
      )}
      {modal?.name === "workspace-settings" && (
        <workspaceSettingsChunk.Component workspaceId={modal.workspaceId} onClose={close} />
      )}
      {modal?.name === "workspace-permissions" && (
        <workspacePermissionsChunk.Component workspaceId={modal.workspaceId} onClose={close} />
      )}
      {modal?.name === "palette" && <paletteChunk.Component onClose={close} />}
      {modal?.name === "shortcuts" && <shortcutsChunk.Component onClose={close} />}
      {modal?.name === "pinned" && <pinnedChunk.Component onClose={close} />}
      {modal?.name === "recent" && <recentChunk.Component onClose={close} />}
      {modal?.name === "inbox-settings" && <inboxSettingsChunk.Component onClose={close} />}
      {modal?.name === "members" && (
        <membersChunk.Component firstTab={modal.tab ?? "members"} onClose={close} />
      )}
      {modal?.name === "organization" && (
        <organizationChunk.Component firstTab={modal.tab ?? "join"} onClose={close} />
      )}
      {modal?.name === "settings" && (
        <settingsChunk.Component firstTab={modal.tab ?? "user"} onClose={close} />
      )}
      {modal?.name === "delete-account" && (
        <deleteAccountChunk.Component onClose={close} onDeleted={leaveForSignIn} />
      )}
      {modal?.name === "delete-organization" && (
        <deleteOrganizationChunk.Component onClose={close} />
      )}
      {modal?.name === "sign-out" && (
        <signOutChunk.Component onClose={close} onSignedOut={leaveForSignIn} />
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
