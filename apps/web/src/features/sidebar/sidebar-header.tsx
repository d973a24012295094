import type { User } from "@stemma/contract/account-shapes";
import { AddMenu } from "./add-menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import { messages } from "./messages.ts";
import styles from "./sidebar.module.css";

interface SidebarHeaderProps {
  readonly user: User;
  readonly onNewPage: () => void;
  readonly onNewWorkspace: () => void;
  readonly onSettings: () => void;
  readonly onSignOut: () => void;
}

/** The user menu with the product's name, and the menu to create pages and workspaces. */
export function SidebarHeader(props: SidebarHeaderProps) {
  const { user, onNewPage, onNewWorkspace, onSettings, onSignOut } = props;
  return (
    <div className={styles["header"]}>
      <UserMenu user={user} onSettings={onSettings} onSignOut={onSignOut} />
      <AddMenu label={messages.add} onNewPage={onNewPage} onNewWorkspace={onNewWorkspace} />
    </div>
  );
}
