import { Check, LogOut } from "lucide-react";
import type { Account } from "@stemma/contract/accounts.contract";
import { Icon } from "../../ui/icon.tsx";
import { LetterMark } from "../../ui/letter-mark.tsx";
import { MenuHeading } from "../../ui/menu-heading.tsx";
import { MenuItem } from "../../ui/menu-item.tsx";
import { MenuSeparator } from "../../ui/menu-separator.tsx";
import { Menu } from "../../ui/menu.tsx";
import menuStyles from "./organization-menu.module.css";
import styles from "./sidebar.module.css";

interface OrganizationMenuProps {
  readonly account: Account;
  readonly onSignOut: () => void;
}

/** The active organization, and what concerns the person's organizations. */
export function OrganizationMenu({ account, onSignOut }: OrganizationMenuProps) {
  const { organizationName } = account.organization;
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          className={styles["menuButton"]}
          aria-label={`${organizationName}: Organization menu`}
        >
          <LetterMark name={organizationName} tone="rubric" />
          <span className={styles["name"]}>{organizationName}</span>
        </button>
      }
    >
      <MenuHeading>Hello, {account.user.firstName.trim() || account.user.email}!</MenuHeading>
      <div className={menuStyles["active"]}>
        <LetterMark name={organizationName} tone="rubric" />
        <span className={menuStyles["name"]}>{organizationName}</span>
        <Icon of={Check} />
        <span className="visually-hidden">(active)</span>
      </div>
      <MenuSeparator />
      <MenuItem icon={LogOut} label="Sign out" onSelect={onSignOut} />
    </Menu>
  );
}
