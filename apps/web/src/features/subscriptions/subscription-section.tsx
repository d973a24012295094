import type { ReactNode } from "react";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { SubscriptionRow, type Subscription } from "./subscription-row.tsx";
import { messages } from "./messages.ts";
import styles from "./subscription-section.module.css";
import { useUnsubscribe } from "./use-unsubscribe.ts";

interface SubscriptionSectionProps {
  readonly heading: string;
  /** The list's query state, as TanStack Query returns it. */
  readonly list: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
    readonly refetch: () => Promise<unknown>;
  };
  /** `undefined` while the list loads. */
  readonly subscriptions: readonly Subscription[] | undefined;
  /** Shown below the list: a form to add a subscription. */
  readonly children?: ReactNode;
}

/** The subscriptions of one kind. An optimistic update removes an ended one; a failure restores it. */
export function SubscriptionSection(props: SubscriptionSectionProps) {
  const { heading, list, subscriptions, children } = props;
  const { endedIds, failure, unsubscribe } = useUnsubscribe();
  const shown = subscriptions?.filter(({ item }) => !endedIds.has(item.id));
  return (
    <ListSection heading={heading}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {shown === undefined && list.error === null && <Loader />}
      {shown === undefined && list.error !== null && (
        <LoadFailure
          words={messages.notLoaded(failureWords(list.error))}
          onRetry={() => void list.refetch()}
        />
      )}
      {shown?.length === 0 && !list.hasNextPage && (
        <p className={styles["none"]}>{messages.none}</p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul aria-label={heading}>
          {shown.map((subscription) => (
            <SubscriptionRow
              key={subscription.item.id}
              subscription={subscription}
              onUnsubscribe={() => void unsubscribe(subscription)}
            />
          ))}
        </ul>
      )}
      <LoadNextPart list={list} />
      {children}
    </ListSection>
  );
}
