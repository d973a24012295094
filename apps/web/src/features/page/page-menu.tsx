import {
  ArchiveRestore,
  ArrowRightLeft,
  Bell,
  BellOff,
  CopyPlus,
  Ellipsis,
  Eye,
  FilePlus2,
  History,
  LockKeyhole,
  Pin,
  PinOff,
  Trash2,
  Upload,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Fragment } from "react";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSeparator } from "../../ui/menu-separator.tsx";
import {
  pageMenuEntries,
  type PageMenuEntry,
  type PageMenuSituation,
} from "./page-menu-entries.ts";

interface PageMenuProps {
  readonly situation: PageMenuSituation;
  readonly onSelect: (entry: PageMenuEntry) => void;
}

/** What can be done with the page, behind three dots. */
export function PageMenu({ situation, onSelect }: PageMenuProps) {
  return (
    <Menu trigger={<IconButton label="Page menu" icon={<Icon of={Ellipsis} />} />}>
      {pageMenuEntries(situation).map((group, index) => (
        <Fragment key={group[0]}>
          {index > 0 && <MenuSeparator />}
          {group.map((entry) => (
            <MenuItem key={entry} {...looks[entry]} onSelect={() => onSelect(entry)} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

const looks: Record<PageMenuEntry, { readonly label: string; readonly icon: LucideIcon }> = {
  "pin-page": { label: "Pin page", icon: Pin },
  "unpin-page": { label: "Unpin page", icon: PinOff },
  subscribe: { label: "Subscribe to Page", icon: Bell },
  unsubscribe: { label: "Unsubscribe from page", icon: BellOff },
  "publish-draft": { label: "Publish draft", icon: Upload },
  "version-history": { label: "Version history", icon: History },
  "manage-permissions": { label: "Manage permissions", icon: LockKeyhole },
  "move-page": { label: "Move page", icon: ArrowRightLeft },
  "duplicate-page": { label: "Duplicate page", icon: CopyPlus },
  "create-page-from-draft": { label: "Create page from draft", icon: FilePlus2 },
  "view-deleted-page": { label: "View deleted page", icon: Eye },
  "restore-page": { label: "Restore deleted page", icon: ArchiveRestore },
  "delete-page": { label: "Delete page", icon: Trash2 },
  "delete-draft": { label: "Delete draft", icon: Trash2 },
};
