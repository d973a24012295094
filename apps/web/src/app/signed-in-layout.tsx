import { linkTitlesChunk } from "../flows/page-links/link-titles-chunk.ts";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { SidebarFrame } from "../features/sidebar/sidebar-frame.tsx";
import { Sidebar } from "../features/sidebar/sidebar.tsx";
import { SwitchFailureDialog } from "../features/switch-organization/switch-failure-dialog.tsx";
import { orpc } from "../lib/api.ts";
import { useSingleFlight } from "../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../ui/messages/busy-overlay.tsx";
import { ToastSlot } from "../ui/messages/toast-slot.tsx";
import { paletteChunk } from "./palette/palette-chunk.ts";
import { ModalContext, type Modal, type Modals } from "../flows/modals/modal-context.ts";
import { usePreloadWhenIdle } from "../lib/time/use-preload-when-idle.ts";
import { LiveStatus } from "./live-status.tsx";
import { SignedInModals } from "./signed-in-modals.tsx";
import { SidebarSections } from "./sidebar-sections.tsx";
import { useGlobalKeys } from "./use-global-keys.ts";
import { inboxChunk } from "./inbox/inbox-chunk.ts";
import { workspaceChunk } from "./workspace/workspace-chunk.ts";
import { useInboxCount } from "./inbox/use-inbox-count.ts";
import { useLiveAccount } from "./account/use-live-account.ts";
import { useReadPressedPages } from "./page/use-read-pressed-pages.ts";
import { useOrganizationSwitch } from "./organization/use-organization-switch.ts";
import { messages } from "./messages.ts";

interface SignedInLayoutProps {
  /** The screen; by default that of the route inside. */
  readonly children?: ReactNode;
}

/** The frame of every screen for signed-in people: the sidebar, and the modals that can be opened from anywhere. */
export function SignedInLayout({ children }: SignedInLayoutProps) {
  const [modal, setModal] = useState<Modal | null>(null);
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const switching = useSingleFlight(useOrganizationSwitch().switchTo);
  const modals: Modals = {
    modal,
    open: setModal,
    // A modal that closes late must not close the next one, which is already open.
    close: () => setModal((current) => (current === modal ? null : current)),
    switchTo: (organizationId) => void switching.run(organizationId),
  };
  const inboxCount = useInboxCount();
  useGlobalKeys(modals);
  useLiveAccount(account);
  useReadPressedPages();
  usePreloadWhenIdle(true, paletteChunk.preload);
  usePreloadWhenIdle(true, inboxChunk.preload);
  usePreloadWhenIdle(true, workspaceChunk.preload);
  if (account === undefined) return null;
  const sidebar = (
    <Sidebar
      account={account}
      inboxCount={inboxCount}
      onNewPage={() => setModal({ name: "new-page" })}
      onNewWorkspace={() => setModal({ name: "new-workspace" })}
      onSwitch={modals.switchTo}
      onMembers={() => setModal({ name: "members" })}
      onCreateOrJoin={() => setModal({ name: "organization" })}
      onSettings={() => setModal({ name: "settings" })}
      onSignOut={() => setModal({ name: "sign-out" })}
    >
      <SidebarSections account={account} />
    </Sidebar>
  );
  return (
    <ModalContext value={modals}>
      <SidebarFrame
        sidebar={sidebar}
        isCovered={modal !== null || switching.error !== null}
        inboxCount={inboxCount}
      >
        {children ?? <Outlet />}
      </SidebarFrame>
      <SignedInModals />
      <linkTitlesChunk.Component />
      <LiveStatus />
      <ToastSlot />
      {switching.error !== null && (
        <SwitchFailureDialog error={switching.error} onClose={switching.forget} />
      )}
      <BusyOverlay text={switching.isRunning ? messages.switchingOrganization : null} />
    </ModalContext>
  );
}
