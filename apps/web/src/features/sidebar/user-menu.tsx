import { LogOut } from "lucide-react";
import { useState } from "react";
import type { User } from "@stemma/contract/shapes";
import { chooseTheme, currentTheme } from "../../lib/appearance.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { LetterMark } from "../../ui/letter-mark.tsx";
import { MenuChoice } from "../../ui/menu-choice.tsx";
import { MenuHeading } from "../../ui/menu-heading.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSeparator } from "../../ui/menu-separator.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./sidebar.module.css";

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

interface UserMenuProps {
  readonly user: User;
  readonly onSignOut: () => void;
}

/** Who is signed in, and what concerns this person in this browser. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { productName } = useServerSettings();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles["menuButton"]}
          aria-label={`${productName}: User menu`}
        >
          <LetterMark name={productName} tone="ink" />
          <span className={styles["name"]}>{productName}</span>
        </button>
      }
    >
      <MenuHeading>Signed in as {user.email}</MenuHeading>
      <MenuSeparator />
      <MenuChoice
        label="Appearance"
        options={themes}
        value={theme}
        onValue={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} label="Sign out" onSelect={onSignOut} />
    </Menu>
  );
}
