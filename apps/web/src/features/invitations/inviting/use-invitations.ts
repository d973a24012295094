import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type {
  Invitation,
  InvitationTarget,
  SentInvitation,
} from "@stemma/contract/invitations.contract";
import type { InvitationId, WorkspaceId } from "@stemma/domain/ids";
import { api, orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { isGone, withoutInParts } from "../../../lib/queries/list-removal.ts";
import { changeOptimistically, drawOn } from "../../../lib/queries/optimistic-change.ts";
import { messages } from "../messages.ts";
import { invitePermitted } from "./invite-permitted.ts";
import { invitedWords } from "./invited-words.ts";

/** The result of inviting: a text for the screen, and the addresses that only an administrator may invite. */
export interface InviteOutcome {
  readonly words: string;
  readonly outside: readonly string[];
}

type Links = ReadonlyMap<InvitationId, SentInvitation>;

/**
 * The pending invitations of the organization or of one workspace, with functions to invite, renew and revoke.
 * `links` holds the links sent here until the screen unmounts. `failure` describes the last failed action, until the
 * next one.
 */
export function useInvitations(workspaceId?: WorkspaceId) {
  const queryClient = useQueryClient();
  const options = orpc.invitations.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, workspaceId }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    staleTime: 0,
  });
  const list = useInfiniteQuery(options);
  const [links, setLinks] = useState<Links>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const refetch = () => queryClient.invalidateQueries({ queryKey: orpc.invitations.key() });
  const keepLinks = (sent: readonly SentInvitation[]) =>
    setLinks((known) => new Map([...known, ...sent.map((one) => [one.id, one] as const)]));

  async function invite(emails: readonly string[], into: InvitationTarget): Promise<InviteOutcome> {
    setFailure(null);
    const { sent, alreadyIn, outside } = await invitePermitted(
      api.invitations.create,
      emails,
      into,
    );
    keepLinks(sent);
    await refetch();
    return { words: invitedWords(sent.length, alreadyIn), outside };
  }

  async function renew({ id, email }: Invitation): Promise<void> {
    setFailure(null);
    try {
      keepLinks([await api.invitations.renew({ invitationId: id })]);
    } catch (error) {
      setFailure(messages.failures.resend(email, failureWords(error)));
    }
    await refetch();
  }

  async function revoke({ id, email }: Invitation): Promise<void> {
    setFailure(null);
    try {
      await changeOptimistically(queryClient, {
        scope: `invitation:${id}`,
        draws: [drawOn(options.queryKey, withoutInParts(id))],
        send: () => api.invitations.revoke({ invitationId: id }),
        // An invitation that was answered in the meantime also counts as removed.
        standsAfter: isGone,
      });
    } catch (error) {
      setFailure(messages.failures.revoke(email, failureWords(error)));
    }
    await refetch();
  }

  return { list, links, failure, invite, renew, revoke };
}
