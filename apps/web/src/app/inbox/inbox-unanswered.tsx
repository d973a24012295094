import { ReceivedInvitations } from "../../features/invitations/received-invitations.tsx";
import { RequestList } from "../../features/requests/request-list.tsx";
import { ListSection } from "../../ui/layout/list-section.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { useOrganizationSwitch } from "../organization/use-organization-switch.ts";
import type { InboxContent } from "./use-inbox.ts";
import { messages } from "./messages.ts";

/** The part of the inbox that needs an answer: requests to the person, and invitations. */
export function InboxUnanswered({
  requests,
  invitations,
  unanswered,
}: Pick<InboxContent, "requests" | "invitations" | "unanswered">) {
  const { switchFor } = useOrganizationSwitch();
  const openRequests = (requests.list.data?.items ?? []).filter(({ id }) => unanswered.isShown(id));
  const openInvitations = (invitations.list.data?.items ?? []).filter(({ id }) =>
    unanswered.isShown(id),
  );
  const isInvited =
    openInvitations.length > 0 ||
    invitations.list.hasNextPage ||
    invitations.joined.length > 0 ||
    invitations.failure !== null;
  return (
    <>
      {(openRequests.length > 0 || requests.list.hasNextPage || requests.failure !== null) && (
        <ListSection heading={messages.requests}>
          {requests.failure !== null && <Notice tone="error">{requests.failure}</Notice>}
          <RequestList
            requests={openRequests}
            onDecide={(request, decision) => void requests.decide(request, decision)}
          />
          <LoadNextPart list={requests.list} label={messages.moreRequests} />
        </ListSection>
      )}
      {isInvited && (
        <ReceivedInvitations
          invitations={openInvitations}
          joined={invitations.joined}
          failure={invitations.failure}
          onAnswer={(invitation, answer) => void invitations.answer(invitation, answer)}
          onEnter={({ organizationId, workspaceId }) =>
            void switchFor(organizationId, workspaceId === null ? "/" : `/workspace/${workspaceId}`)
          }
        >
          <LoadNextPart list={invitations.list} label={messages.moreInvitations} />
        </ReceivedInvitations>
      )}
    </>
  );
}
