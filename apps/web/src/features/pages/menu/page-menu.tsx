import { Ellipsis } from "lucide-react";
import { Fragment } from "react";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import {
  pageMenuEntries,
  pageMenuItem,
  type PageMenuEntry,
  type PageMenuSituation,
} from "./page-menu-entries.ts";
import { messages } from "../messages.ts";

interface PageMenuProps {
  readonly situation: PageMenuSituation;
  readonly onSelect: (entry: PageMenuEntry) => void;
}

/** The page menu, behind three dots. */
export function PageMenu({ situation, onSelect }: PageMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={messages.menu.label(situation.kind)} icon={<Icon of={Ellipsis} />} />
      }
    >
      {pageMenuEntries(situation).map((group, index) => (
        <Fragment key={group[0]}>
          {index > 0 && <MenuSeparator />}
          {group.map((entry) => {
            const { label, icon, keys } = pageMenuItem(entry, situation.kind);
            const onChosen = () => onSelect(entry);
            return (
              <MenuItem key={entry} label={label} icon={icon} keys={keys} onSelect={onChosen} />
            );
          })}
        </Fragment>
      ))}
    </Menu>
  );
}
