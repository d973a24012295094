import { FilePlus, FolderPlus, Plus } from "lucide-react";
import type { User } from "@stemma/contract/shapes";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { UserMenu } from "./user-menu.tsx";
import styles from "./sidebar.module.css";

interface SidebarHeaderProps {
  readonly user: User;
  readonly onNewPage: () => void;
  readonly onNewWorkspace: () => void;
  readonly onSettings: () => void;
  readonly onSignOut: () => void;
}

/** The user menu under the product's name, and the menu of what can be made. */
export function SidebarHeader(props: SidebarHeaderProps) {
  const { user, onNewPage, onNewWorkspace, onSettings, onSignOut } = props;
  return (
    <div className={styles["header"]}>
      <UserMenu user={user} onSettings={onSettings} onSignOut={onSignOut} />
      <Menu trigger={<IconButton label="Add" icon={<Icon of={Plus} />} />}>
        <MenuItem icon={FilePlus} label="New Page" onSelect={onNewPage} />
        <MenuItem icon={FolderPlus} label="New Workspace" onSelect={onNewWorkspace} />
      </Menu>
    </div>
  );
}
