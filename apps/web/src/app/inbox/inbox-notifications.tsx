import { groupNotifications } from "../../features/notifications/group-notifications.ts";
import { NotificationList } from "../../features/notifications/rows/notification-list.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadMore } from "../../ui/messages/load-more.tsx";
import { messages } from "./messages.ts";
import styles from "../list-screen.module.css";
import type { InboxContent } from "./use-inbox.ts";

/** The most pages of the list that one press of 'Load more' fetches. */
const partsAtOnceMax = 5;

interface InboxNotificationsProps extends Pick<InboxContent, "notifications" | "marking"> {
  readonly isUnreadOnly: boolean;
  /** Whether requests or invitations are shown above the notifications. */
  readonly isBelow: boolean;
}

/** The person's notifications, or an empty state. */
export function InboxNotifications(props: InboxNotificationsProps) {
  const { notifications, marking, isUnreadOnly, isBelow } = props;
  const { list, shown } = notifications;
  if (shown === undefined) return null;
  // The next ten notifications may all join rows that are on screen already: load until a new row appears.
  const loadMore = async () => {
    const rows = groupNotifications(list.data ?? []).length;
    for (let part = 0; part < partsAtOnceMax; part += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ended
      const { data = [], hasNextPage, isError } = await list.fetchNextPage();
      if (isError || !hasNextPage || groupNotifications(data).length > rows) return;
    }
  };
  if (shown.length === 0 && !list.hasNextPage) {
    if (isBelow) return null;
    return (
      <EmptyState title={messages.upToDate}>
        {isUnreadOnly ? messages.noUnread : messages.noNotifications}
      </EmptyState>
    );
  }
  const content = (
    <>
      <NotificationList
        notifications={shown}
        isUnreadOnly={isUnreadOnly}
        onOpenChange={notifications.keep}
        onMark={(marked, status) => void marking.mark(marked, status)}
      />
      {list.hasNextPage && (
        <LoadMore isLoading={list.isFetchingNextPage} onLoad={() => void loadMore()} />
      )}
    </>
  );
  return isBelow ? (
    <ListSection heading={messages.notifications}>{content}</ListSection>
  ) : (
    <div className={styles["close"]}>{content}</div>
  );
}
