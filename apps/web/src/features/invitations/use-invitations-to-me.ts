import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { api, orpc } from "../../lib/api.ts";
import { hasErrorCode } from "../../lib/error-code.ts";
import { failureWords } from "../../lib/failure-words.ts";
import { readPeopleAgain } from "../../lib/read-people-again.ts";
import type { Joined } from "./joined.ts";

/**
 * The open invitations to the person, and how to answer them: an answered one is gone at once, and back where the server did
 * not take the answer. `joined` are those that were accepted here.
 */
export function useInvitationsToMe() {
  const queryClient = useQueryClient();
  const options = orpc.invitations.mine.queryOptions();
  const list = useQuery(options);
  const [joined, setJoined] = useState<readonly Joined[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(invitation: ReceivedInvitation, wanted: "accept" | "decline") {
    const { id, organizationName, workspaceName } = invitation;
    setFailure(null);
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const before = queryClient.getQueryData(options.queryKey);
    queryClient.setQueryData(
      options.queryKey,
      (known) => known && { items: known.items.filter((item) => item.id !== id) },
    );
    try {
      const { organizationId, workspaceId } = await api.invitations.answerMine({
        invitationId: id,
        answer: wanted,
      });
      if (organizationId !== null) {
        const place = workspaceName ?? organizationName;
        setJoined((known) => [...known, { id, place, organizationId, workspaceId }]);
      }
    } catch (error) {
      if (!hasErrorCode(error, "NOT_FOUND")) queryClient.setQueryData(options.queryKey, before);
      setFailure(`The invitation to ${organizationName} was not answered. ${failureWords(error)}`);
    }
    await readPeopleAgain(queryClient);
  }

  return { list, joined, failure, answer };
}
