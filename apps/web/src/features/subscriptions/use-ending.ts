import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureWords } from "../../lib/failure-words.ts";
import { setSubscribed } from "../../lib/set-subscribed.ts";
import type { Subscription } from "./subscription-row.tsx";

/** Ends subscriptions: `endedIds` are those that are ended on the screen, `failure` says what the server did not end. */
export function useEnding() {
  const queryClient = useQueryClient();
  const [endedIds, setEndedIds] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);

  async function end({ item, title }: Subscription): Promise<void> {
    setFailure(null);
    setEndedIds((known) => new Set(known).add(item.id));
    try {
      await setSubscribed(queryClient, item, false);
    } catch (error) {
      setFailure(`You were not unsubscribed from ‘${title}’. ${failureWords(error)}`);
    }
    // Ended, it is in no list any more; else it stands there again. Subscribed to anew, it must show.
    setEndedIds((known) => new Set([...known].filter((id) => id !== item.id)));
  }

  return { endedIds, failure, end };
}
