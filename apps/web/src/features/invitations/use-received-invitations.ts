import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { isGone, withoutInParts } from "../../lib/queries/list-removal.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";
import { invalidatePeople } from "../../entities/person/invalidate-people.ts";
import type { Joined } from "./joined.ts";
import { messages } from "./messages.ts";
import { receivedInvitationsQuery } from "./received-invitations-query.ts";

/**
 * The person's pending invitations, and the function that answers them. An optimistic update removes an answered
 * invitation, and a failure restores it. `joined` are the invitations accepted here.
 */
export function useReceivedInvitations() {
  const queryClient = useQueryClient();
  const options = receivedInvitationsQuery();
  const list = useInfiniteQuery({
    ...options,
    select: ({ pages }) => ({ items: pages.flatMap((part) => part.items), parts: pages.length }),
  });
  const [joined, setJoined] = useState<readonly Joined[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(invitation: ReceivedInvitation, wanted: "accept" | "decline") {
    const { id, organizationName, workspaceName } = invitation;
    setFailure(null);
    try {
      const { organizationId, workspaceId } = await changeOptimistically(queryClient, {
        scope: `invitation:${id}`,
        draws: [drawOn(options.queryKey, withoutInParts(id))],
        send: () => api.invitations.answerMine({ invitationId: id, answer: wanted }),
        standsAfter: isGone,
      });
      if (organizationId !== null) {
        const place = workspaceName ?? organizationName;
        setJoined((known) => [...known, { id, place, organizationId, workspaceId }]);
      }
    } catch (error) {
      setFailure(messages.failures.answer(organizationName, failureWords(error)));
    }
    await invalidatePeople(queryClient);
  }

  return { list, joined, failure, answer };
}
