import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Request } from "@stemma/contract/requests.contract";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { isGone, withoutInParts } from "../../lib/queries/list-removal.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";
import { invalidatePeople } from "../../entities/person/invalidate-people.ts";
import { showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import { decidedWords, type Decision } from "./decided-words.ts";
import { requestsQuery } from "./requests-query.ts";

/**
 * The requests that the person decides, or only those of people from outside the organization (`isOutside`), and the function that decides
 * them. An optimistic update removes a decided request; a failure restores it, and `failure` has the reason.
 */
export function useRequests(isOutside = false) {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery({
    ...requestsQuery(isOutside),
    select: ({ pages }) => ({ items: pages.flatMap((part) => part.items), parts: pages.length }),
  });
  const [failure, setFailure] = useState<string | null>(null);

  async function decide(request: Request, decision: Decision): Promise<void> {
    const { id, asker } = request;
    setFailure(null);
    try {
      await changeOptimistically(queryClient, {
        scope: `request:${id}`,
        draws: [requestsQuery(), requestsQuery(true)].map(({ queryKey }) =>
          drawOn(queryKey, withoutInParts(id)),
        ),
        send: () => api.requests.decide({ requestId: id, ...decision }),
        standsAfter: isGone,
      });
      showToast(decidedWords(request, decision));
    } catch (error) {
      setFailure(
        isGone(error)
          ? messages.failures.decidedByOther(asker.name)
          : messages.failures.decide(asker.name, failureWords(error)),
      );
    }
    await invalidatePeople(queryClient);
  }

  return { list, failure, decide };
}
