import type { InvitationTarget } from "@stemma/contract/invitations.contract";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../../ui/messages/load-next-part.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { InviteForm } from "./invite-form.tsx";
import styles from "./invite-people.module.css";
import { messages } from "../messages.ts";
import { OpenInvitation } from "../open-invitation.tsx";
import { useInvitations } from "./use-invitations.ts";

interface InvitePeopleProps {
  /** The target of the invitation, with the default role. */
  readonly into: InvitationTarget;
  /** Whether the address field has the focus on mount, because the person pressed a button to get here. */
  readonly isFocused?: boolean;
}

/** The form that invites people into the organization or a workspace, and the list of pending invitations. */
export function InvitePeople({ into, isFocused = false }: InvitePeopleProps) {
  const workspaceId = into.type === "workspace" ? into.workspaceId : undefined;
  const { list, links, failure, invite, renew, revoke } = useInvitations(workspaceId);
  const now = useNow([]);
  return (
    <div className={styles["panel"]}>
      <InviteForm into={into} isFocused={isFocused} onInvite={invite} />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {list.isPending && <Loader />}
      {list.isError && (
        <LoadFailure
          words={messages.failures.load(failureWords(list.error))}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && list.data.length > 0 && (
        <section>
          <h3 className={styles["heading"]}>{messages.open}</h3>
          <ul>
            {list.data.map((invitation) => (
              <OpenInvitation
                key={invitation.id}
                invitation={invitation}
                sent={links.get(invitation.id)}
                isPlaceKnown={workspaceId !== undefined}
                now={now}
                onRenew={renew}
                onRevoke={(revoked) => void revoke(revoked)}
              />
            ))}
          </ul>
          <LoadNextPart list={list} />
        </section>
      )}
    </div>
  );
}
