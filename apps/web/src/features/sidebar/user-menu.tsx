import type { User } from "@stemma/contract/account-shapes";
import { chooseTheme } from "../../lib/theme/appearance.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useTheme } from "../../lib/theme/use-theme.ts";
import { LetterMark } from "../../ui/people/letter-mark.tsx";
import { MenuChoice } from "../../ui/menus/menu-choice.tsx";
import { MenuHeading } from "../../ui/menus/menu-heading.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../ui/menus/menu-separator.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { messages } from "./messages.ts";
import styles from "./sidebar.module.css";

interface UserMenuProps {
  readonly user: User;
  readonly onSettings: () => void;
  readonly onSignOut: () => void;
}

/** The menu of the signed-in person, with the theme of this browser. */
export function UserMenu({ user, onSettings, onSignOut }: UserMenuProps) {
  const { productName } = useServerSettings();
  const theme = useTheme();
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles["menuButton"]}
          aria-label={messages.userMenu(productName)}
        >
          <LetterMark name={productName} tone="ink" />
          <span className={styles["name"]}>{productName}</span>
        </button>
      }
    >
      <MenuHeading>{messages.signedInAs(user.email)}</MenuHeading>
      <MenuSeparator />
      <MenuChoice
        label={messages.appearance}
        options={themeOptions}
        value={theme}
        onValue={chooseTheme}
      />
      <MenuSeparator />
      <MenuItem icon="Settings" label={messages.settings} onSelect={onSettings} />
      <MenuItem icon="LogOut" label={messages.signOut} onSelect={onSignOut} />
    </Menu>
  );
}
