import { FilePlus, FolderPlus, Plus } from "lucide-react";
import { commandKeys } from "../../lib/command-keys.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";

interface AddMenuProps {
  /** What its button is called. */
  readonly label: string;
  readonly side?: "top" | "bottom";
  readonly onNewPage: () => void;
  readonly onNewWorkspace: () => void;
}

/** What can be made, behind a plus. */
export function AddMenu({ label, side = "bottom", onNewPage, onNewWorkspace }: AddMenuProps) {
  return (
    <Menu side={side} trigger={<IconButton label={label} icon={<Icon of={Plus} />} />}>
      <MenuItem icon={FilePlus} label="New Page" keys={commandKeys.newPage} onSelect={onNewPage} />
      <MenuItem icon={FolderPlus} label="New Workspace" onSelect={onNewWorkspace} />
    </Menu>
  );
}
