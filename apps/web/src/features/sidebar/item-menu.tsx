import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../ui/menus/menu-separator.tsx";
import { messages } from "./messages.ts";

interface ItemMenuProps {
  readonly title: string;
  readonly kind: "page" | "workspace";
  /** The path of the item. */
  readonly path: string;
  readonly isPinned: boolean;
  readonly onPin: (isPinned: boolean) => void;
  /** Opens the full list that contains the item. */
  readonly manage?: { readonly label: string; readonly onSelect: () => void };
  /** More entries. */
  readonly children?: ReactNode;
}

/** The menu of a pinned or recent item, or of a row of the tree. */
export function ItemMenu({ title, kind, path, isPinned, onPin, manage, children }: ItemMenuProps) {
  const pinLabel = (isPinned ? messages.unpin : messages.pin)[kind];
  return (
    <Menu
      align="start"
      trigger={<IconButton label={messages.optionsOf(title)} icon={<Icon of={Ellipsis} />} />}
    >
      <MenuItem
        icon={isPinned ? "PinOff" : "Pin"}
        label={pinLabel}
        onSelect={() => onPin(!isPinned)}
      />
      <MenuItem
        icon="ArrowUpRight"
        label={messages.openInNewTab}
        onSelect={() => window.open(path, "_blank", "noopener")}
      />
      <MenuItem
        icon="Link2"
        label={messages.copyLink}
        onSelect={() => {
          const address = new URL(path, window.location.origin).href;
          navigator.clipboard?.writeText(address).catch(() => undefined);
        }}
      />
      {children}
      {manage !== undefined && (
        <>
          <MenuSeparator />
          <MenuItem icon="ListOrdered" label={manage.label} onSelect={manage.onSelect} />
        </>
      )}
    </Menu>
  );
}
