import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import type { OrganizationId } from "@stemma/domain/ids";
import { orpc } from "../../lib/api.ts";
import { LetterMark } from "../../ui/people/letter-mark.tsx";
import { MenuHeading } from "../../ui/menus/menu-heading.tsx";
import { MenuItem } from "../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../ui/menus/menu-separator.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { OrganizationMenuList } from "./organization-menu-list.tsx";
import { messages } from "./messages.ts";
import styles from "./sidebar.module.css";

interface OrganizationMenuProps {
  readonly account: Account;
  /** Switches to another organization of the person. */
  readonly onSwitch: (organizationId: OrganizationId) => void;
  readonly onMembers: () => void;
  readonly onCreateOrJoin: () => void;
  readonly onSettings: () => void;
  readonly onSignOut: () => void;
}

/** How long the menu waits for the person's other organizations before it opens without them, in milliseconds. */
const othersTimeoutMs = 1_000;

/** The organization menu: switching, members, creating or joining, the trash, settings, signing out; for operators, how the server is. */
export function OrganizationMenu(props: OrganizationMenuProps) {
  const { account, onSwitch, onMembers, onCreateOrJoin, onSettings, onSignOut } = props;
  const { organizationName, icon } = account.organization;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const access = orpc.administration.access.queryOptions({ staleTime: Infinity });
  const { data: own } = useQuery({ ...access, enabled: false });
  const fetchOthers = (): Promise<unknown> => {
    const others = Promise.all([
      queryClient.prefetchQuery(orpc.organizations.list.queryOptions({ staleTime: 0 })),
      queryClient.prefetchQuery(access),
    ]);
    const timeout = new Promise((resolve) => setTimeout(resolve, othersTimeoutMs));
    return Promise.race([others, timeout]);
  };
  return (
    <Menu
      side="top"
      align="start"
      prepare={fetchOthers}
      trigger={
        <button
          type="button"
          className={styles["menuButton"]}
          aria-label={messages.organizationMenu(organizationName)}
        >
          <LetterMark name={organizationName} emoji={icon} tone="rubric" />
          <span className={styles["name"]}>{organizationName}</span>
        </button>
      }
    >
      <MenuHeading>
        {messages.hello(account.user.firstName.trim() || account.user.email)}
      </MenuHeading>
      <OrganizationMenuList active={account.organization} onSwitch={onSwitch} />
      <MenuSeparator />
      <MenuItem icon="Users" label={messages.members} onSelect={onMembers} />
      <MenuItem icon="UserPlus" label={messages.createOrJoin} onSelect={onCreateOrJoin} />
      <MenuItem
        icon="Trash2"
        label={messages.trash}
        onSelect={() => void navigate({ to: "/trash" })}
      />
      {own?.isOperator === true && (
        <MenuItem
          icon="Activity"
          label={messages.administration}
          onSelect={() => void navigate({ to: "/administration" })}
        />
      )}
      <MenuItem icon="Settings" label={messages.settings} onSelect={onSettings} />
      <MenuItem icon="LogOut" label={messages.signOut} onSelect={onSignOut} />
    </Menu>
  );
}
