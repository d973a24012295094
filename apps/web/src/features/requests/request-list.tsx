import type { Request } from "@stemma/contract/requests.contract";
import { useNow } from "../../lib/time/use-now.ts";
import { messages } from "./messages.ts";
import { RequestRow } from "./request-row.tsx";
import type { Decision } from "./decided-words.ts";

interface RequestListProps {
  readonly requests: readonly Request[];
  readonly onDecide: (request: Request, decision: Decision) => void;
  /** Called when the decider opens the page or workspace of a request. */
  readonly onFollow?: (() => void) | undefined;
}

/** Pending requests, oldest first. */
export function RequestList({ requests, onDecide, onFollow }: RequestListProps) {
  const now = useNow(requests.map(({ createdAt }) => createdAt));
  return (
    <ul aria-label={messages.list}>
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          now={now}
          onDecide={(decision) => onDecide(request, decision)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}
