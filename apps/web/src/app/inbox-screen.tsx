import { EmptyState } from "../ui/empty-state.tsx";
import { ListSection } from "../ui/list-section.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Loader } from "../ui/loader.tsx";
import { Notice } from "../ui/notice.tsx";
import { InvitationsToMe } from "../features/invitations/invitations-to-me.tsx";
import { useInvitationsToMe } from "../features/invitations/use-invitations-to-me.ts";
import { RequestList } from "../features/requests/request-list.tsx";
import { useRequests } from "../features/requests/use-requests.ts";
import { failureWords } from "../lib/failure-words.ts";
import { Screen } from "./screen.tsx";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

/** The inbox: who asks the person for something, and what they are invited to; nothing else notifies anybody yet. */
export function InboxScreen() {
  return (
    <Screen title="Inbox">
      <Inbox />
    </Screen>
  );
}

function Inbox() {
  const requests = useRequests();
  const invitations = useInvitationsToMe();
  const { switchFor } = useOrganizationSwitch();
  if (requests.list.isPending || invitations.list.isPending) return <Loader />;
  if (requests.list.isError || invitations.list.isError) {
    return (
      <LoadFailure
        words={failureWords(requests.list.error ?? invitations.list.error)}
        onRetry={() => {
          for (const { list } of [requests, invitations]) void list.refetch();
        }}
      />
    );
  }
  const asking = requests.list.data.items;
  const invited = invitations.list.data.items;
  const isAsked = asking.length > 0 || requests.failure !== null;
  const isInvited =
    invited.length > 0 || invitations.joined.length > 0 || invitations.failure !== null;
  return (
    <>
      {isAsked && (
        <ListSection heading="Requests">
          {requests.failure !== null && <Notice tone="error">{requests.failure}</Notice>}
          <RequestList
            requests={asking}
            onDecide={(request, decision) => void requests.decide(request, decision)}
          />
        </ListSection>
      )}
      {isInvited && (
        <InvitationsToMe
          invitations={invited}
          joined={invitations.joined}
          failure={invitations.failure}
          onAnswer={(invitation, answer) => void invitations.answer(invitation, answer)}
          onEnter={({ organizationId, workspaceId }) =>
            void switchFor(organizationId, workspaceId === null ? "/" : `/workspace/${workspaceId}`)
          }
        />
      )}
      {asking.length === 0 && invited.length === 0 && (
        <EmptyState title="You're all up to date">
          When a new version of a page you subscribe to is published, you will read of it here.
        </EmptyState>
      )}
    </>
  );
}
