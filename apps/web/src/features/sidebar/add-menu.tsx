import { Plus } from "lucide-react";
import { commandKeys } from "../../lib/keys/command-keys.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { messages } from "./messages.ts";

interface AddMenuProps {
  /** The button's accessible name. */
  readonly label: string;
  readonly side?: "top" | "bottom";
  readonly onNewPage: () => void;
  readonly onNewWorkspace: () => void;
}

/** The plus menu: new page, new workspace. */
export function AddMenu({ label, side = "bottom", onNewPage, onNewWorkspace }: AddMenuProps) {
  return (
    <Menu side={side} trigger={<IconButton label={label} icon={<Icon of={Plus} />} />}>
      <MenuItem
        icon="FilePlus"
        label={messages.newPage}
        keys={commandKeys.newPage}
        onSelect={onNewPage}
      />
      <MenuItem icon="FolderPlus" label={messages.newWorkspace} onSelect={onNewWorkspace} />
    </Menu>
  );
}
