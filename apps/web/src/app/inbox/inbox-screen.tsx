import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { InboxToolbar } from "../../features/notifications/inbox-toolbar.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { InboxNotifications } from "./inbox-notifications.tsx";
import { useModals } from "../../flows/modals/modal-context.ts";
import { inboxCommandsChunk } from "./inbox-commands-chunk.ts";
import { messages } from "./messages.ts";
import styles from "../list-screen.module.css";
import { Screen } from "../screen.tsx";
import { unansweredChunk } from "./unanswered-chunk.ts";
import { useInbox } from "./use-inbox.ts";
import { useUnansweredChunk } from "./use-unanswered-chunk.ts";

/** The inbox: requests, invitations and notifications. The filter is in the address. */
export function InboxScreen() {
  return (
    <Screen title={messages.title}>
      <Inbox />
    </Screen>
  );
}

function Inbox() {
  const isUnreadOnly = useSearch({ from: "/signed-in/inbox" }).unread === true;
  const navigate = useNavigate({ from: "/inbox" });
  const { open } = useModals();
  const { data: count } = useQuery(orpc.notifications.count.queryOptions());
  const inbox = useInbox(isUnreadOnly);
  const { requests, invitations, notifications, marking } = inbox;
  const unansweredCount =
    (requests.list.data?.items.length ?? 0) + (invitations.list.data?.items.length ?? 0);
  const { shown, newest } = notifications;
  const isUnansweredLoaded = useUnansweredChunk(unansweredCount > 0);
  // A list that is drawn later would push the others down.
  const isPending = inbox.isPending || (unansweredCount > 0 && !isUnansweredLoaded);
  const until = (shown?.[0] ?? newest.data?.items[0])?.triggeredAt;
  const hasUnread = until !== undefined && count?.unread !== 0;
  const filter = (isWanted: boolean): void =>
    void navigate({
      search: isWanted ? { unread: true } : {},
      replace: true,
      resetScroll: false,
    });
  const markAll = (): void => {
    if (until !== undefined) void inbox.markAll(until);
  };
  return (
    <>
      <inboxCommandsChunk.Component
        isUnreadOnly={isUnreadOnly}
        hasUnread={hasUnread}
        onFilter={filter}
        onRefresh={inbox.refresh}
        onMarkAll={markAll}
      />
      <InboxToolbar
        isUnreadOnly={isUnreadOnly}
        onFilter={filter}
        freshCount={inbox.freshCount}
        onShowFresh={() => {
          window.scrollTo({ top: 0 });
          inbox.refresh();
        }}
        isRefreshing={inbox.isRefreshing}
        onRefresh={inbox.refresh}
        hasUnread={hasUnread}
        onMarkAll={markAll}
        onSettings={() => open({ name: "inbox-settings" })}
      />
      <div className={styles["notices"]}>
        {marking.failure !== null && <Notice tone="error">{marking.failure}</Notice>}
        {inbox.error !== null && (
          <LoadFailure
            words={messages.loadFailed(failureWords(inbox.error))}
            onRetry={inbox.refresh}
          />
        )}
      </div>
      {isPending && inbox.error === null && <Loader />}
      {!isPending && (
        <>
          {isUnansweredLoaded && (
            <unansweredChunk.Component
              requests={requests}
              invitations={invitations}
              unanswered={inbox.unanswered}
            />
          )}
          <InboxNotifications
            notifications={notifications}
            marking={marking}
            isUnreadOnly={isUnreadOnly}
            isBelow={unansweredCount > inbox.unanswered.waiting}
          />
        </>
      )}
    </>
  );
}
