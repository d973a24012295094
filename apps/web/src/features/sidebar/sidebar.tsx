import { useSyncExternalStore, type ReactNode } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationId } from "@stemma/domain/ids";
import { sessionEnd } from "../../lib/tabs/session-end.ts";
import { AddMenu } from "./add-menu.tsx";
import { OrganizationMenu } from "./organization-menu.tsx";
import { SidebarHeader } from "./sidebar-header.tsx";
import { SidebarLinks } from "./sidebar-links.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { ToggleSidebarButton } from "./toggle-sidebar-button.tsx";
import { messages } from "./messages.ts";
import styles from "./sidebar.module.css";

interface SidebarProps {
  readonly account: Account;
  /** The number of pending items in the inbox. */
  readonly inboxCount: number;
  readonly onNewPage: () => void;
  readonly onNewWorkspace: () => void;
  readonly onSwitch: (organizationId: OrganizationId) => void;
  readonly onMembers: () => void;
  readonly onCreateOrJoin: () => void;
  readonly onSettings: () => void;
  readonly onSignOut: () => void;
  /** The sections below the links: Pinned and Recent. */
  readonly children: ReactNode;
}

/** The sidebar of every screen: navigation, creation, and the organization's menu. */
export function Sidebar(props: SidebarProps) {
  const { account, onNewPage, onNewWorkspace, onSettings, onSignOut, children } = props;
  const isSignedOut = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.hasEnded);
  return (
    <div className={styles["sidebar"]}>
      <SidebarHeader
        user={account.user}
        onNewPage={onNewPage}
        onNewWorkspace={onNewWorkspace}
        onSettings={onSettings}
        onSignOut={onSignOut}
      />
      <div className={styles["scroller"]} data-scroller>
        <SidebarLinks inboxCount={props.inboxCount} />
        {children}
      </div>
      <div className={styles["foot"]}>
        {isSignedOut ? (
          <SignInLink />
        ) : (
          <OrganizationMenu
            account={account}
            onSwitch={props.onSwitch}
            onMembers={props.onMembers}
            onCreateOrJoin={props.onCreateOrJoin}
            onSettings={onSettings}
            onSignOut={onSignOut}
          />
        )}
        <AddMenu
          label={messages.newPageOrWorkspace}
          side="top"
          onNewPage={onNewPage}
          onNewWorkspace={onNewWorkspace}
        />
        <ToggleSidebarButton />
      </div>
    </div>
  );
}
