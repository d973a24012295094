import { ArrowUp, ListFilter, RefreshCw, Settings } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { MenuCheckbox } from "../../ui/menus/menu-checkbox.tsx";
import { Menu } from "../../ui/menus/menu.tsx";
import { newestMax } from "./fresh-notifications.ts";
import { messages } from "./messages.ts";
import styles from "./inbox-toolbar.module.css";

interface InboxToolbarProps {
  readonly isUnreadOnly: boolean;
  readonly onFilter: (isUnreadOnly: boolean) => void;
  /** The number of new notifications. */
  readonly freshCount: number;
  /** Shows the new notifications. */
  readonly onShowFresh: () => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** Whether any notification is unread. */
  readonly hasUnread: boolean;
  readonly onMarkAll: () => void;
  readonly onSettings: () => void;
}

/**
 * The actions on the whole inbox; the bar is sticky. The button for new notifications is in its middle, on a phone
 * below it.
 */
export function InboxToolbar(props: InboxToolbarProps) {
  const { isUnreadOnly, freshCount, isRefreshing } = props;
  const refreshRef = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles["bar"]}>
      <IconButton
        ref={refreshRef}
        label={messages.refresh}
        icon={<Icon of={RefreshCw} />}
        aria-busy={isRefreshing}
        onClick={props.onRefresh}
      />
      <Button kind="quiet" disabled={!props.hasUnread} onClick={props.onMarkAll}>
        {messages.markAllRead}
      </Button>
      <output className={styles["fresh"]}>
        {freshCount > 0 && (
          <button
            type="button"
            className={styles["pill"]}
            onClick={() => {
              // The button disappears while it has the focus.
              refreshRef.current?.focus({ preventScroll: true });
              props.onShowFresh();
            }}
          >
            <Icon of={ArrowUp} size={14} />
            {freshCount < newestMax ? messages.fresh(freshCount) : messages.freshAtLeast(newestMax)}
          </button>
        )}
      </output>
      <Menu
        trigger={
          <Button kind="quiet" icon={<Icon of={ListFilter} />}>
            {isUnreadOnly ? messages.filterUnread : messages.filter}
          </Button>
        }
      >
        <MenuCheckbox label={messages.unread} isChecked={isUnreadOnly} onChange={props.onFilter} />
      </Menu>
      <IconButton
        label={messages.settings}
        icon={<Icon of={Settings} />}
        onClick={props.onSettings}
      />
    </div>
  );
}
