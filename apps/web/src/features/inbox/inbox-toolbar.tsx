import { ArrowUp, ListFilter, RefreshCw, Settings } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuCheckbox } from "../../ui/menu-checkbox.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./inbox-toolbar.module.css";

interface InboxToolbarProps {
  readonly isUnreadOnly: boolean;
  readonly onFilter: (isUnreadOnly: boolean) => void;
  /** How many notifications came since the list was read, in words; `null` for none. */
  readonly fresh: string | null;
  /** Shows them. */
  readonly onShowFresh: () => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** Whether there is anything to mark as read. */
  readonly hasUnread: boolean;
  readonly onMarkAll: () => void;
  readonly onSettings: () => void;
}

/** What can be done with the inbox as a whole; stays in sight while the list is scrolled. What is new is offered in its middle, on a phone under it. */
export function InboxToolbar(props: InboxToolbarProps) {
  const { isUnreadOnly, fresh, isRefreshing } = props;
  const refreshRef = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles["bar"]}>
      <IconButton
        ref={refreshRef}
        label="Refresh"
        icon={<Icon of={RefreshCw} />}
        aria-busy={isRefreshing}
        onClick={props.onRefresh}
      />
      <Button kind="quiet" disabled={!props.hasUnread} onClick={props.onMarkAll}>
        Mark all as read
      </Button>
      <output className={styles["fresh"]}>
        {fresh !== null && (
          <button
            type="button"
            className={styles["pill"]}
            onClick={() => {
              // It goes away with the focus on it.
              refreshRef.current?.focus({ preventScroll: true });
              props.onShowFresh();
            }}
          >
            <Icon of={ArrowUp} size={14} />
            {fresh}
          </button>
        )}
      </output>
      <Menu
        trigger={
          <Button kind="quiet" icon={<Icon of={ListFilter} />}>
            {isUnreadOnly ? "Filter: unread" : "Filter"}
          </Button>
        }
      >
        <MenuCheckbox label="Unread" isChecked={isUnreadOnly} onChange={props.onFilter} />
      </Menu>
      <IconButton label="Inbox settings" icon={<Icon of={Settings} />} onClick={props.onSettings} />
    </div>
  );
}
