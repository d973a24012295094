import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import type { Subscription } from "./subscription-row.tsx";
import { messages } from "./messages.ts";

/**
 * Ends subscriptions with an optimistic update: `endedIds` are hidden, `failure` has the reason of a failed request.
 */
export function useUnsubscribe() {
  const queryClient = useQueryClient();
  const [endedIds, setEndedIds] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);

  async function unsubscribe({ item, title }: Subscription): Promise<void> {
    setFailure(null);
    setEndedIds((known) => new Set(known).add(item.id));
    try {
      await setSubscribed(queryClient, item, false);
    } catch (error) {
      setFailure(messages.notUnsubscribed(title, failureWords(error)));
    }
    // The refetched list is now right in both cases. Drop the id, so that a new subscription to the same item shows.
    setEndedIds((known) => new Set([...known].filter((id) => id !== item.id)));
  }

  return { endedIds, failure, unsubscribe };
}
