import { failureWords } from "../../lib/failures/failure-words.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import { RequestList } from "./request-list.tsx";
import { useRequests } from "./use-requests.ts";

interface RequestsPanelProps {
  /** Called when the decider opens the page or workspace of a request. */
  readonly onFollow: () => void;
}

/** The requests to join the organization, alone or for one of its pages or workspaces. */
export function RequestsPanel({ onFollow }: RequestsPanelProps) {
  const { list, failure, decide } = useRequests(true);
  if (list.isPending) return <Loader />;
  if (list.data === undefined) {
    return (
      <LoadFailure
        words={messages.failures.load(failureWords(list.error))}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { items } = list.data;
  return (
    <>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {items.length === 0 && !list.hasNextPage ? (
        <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
      ) : (
        <RequestList
          requests={items}
          onDecide={(request, decision) => void decide(request, decision)}
          onFollow={onFollow}
        />
      )}
      <LoadNextPart list={list} />
    </>
  );
}
