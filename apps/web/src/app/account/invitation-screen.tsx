import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { AnswerInvitation } from "../../features/invitations/answer-invitation.tsx";
import { endedWords } from "../../features/invitations/ended-words.ts";
import { expiryWords } from "../../features/invitations/expiry-words.ts";
import { AuthCard } from "../../features/sign-in/auth-card.tsx";
import { api, orpc } from "../../lib/api.ts";
import { signOut } from "../../entities/account/auth.ts";
import { hasErrorCode } from "../../lib/failures/error-code.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { LoadErrorScreen } from "../errors/load-error-screen.tsx";
import { useOrganizationSwitch } from "../organization/use-organization-switch.ts";
import { messages } from "./messages.ts";

/** An invitation at its own address. Everybody who has the link can open it, signed in or not. */
export function InvitationScreen() {
  const { token } = useParams({ from: "/invitation/$token" });
  const { productName } = useServerSettings();
  const options = orpc.invitations.read.queryOptions({ input: { token }, retryOnMount: false });
  const { data: invitation, error, refetch } = useQuery(options);
  useDocumentTitle(productName);
  if (invitation?.state === "pending") {
    return <PendingInvitation token={token} invitation={invitation} />;
  }
  if (invitation !== undefined) {
    const { title, words } = endedWords(invitation.state, invitation.invitedBy);
    return (
      <AuthCard
        productName={productName}
        title={title}
        footer={<Link to="/">{messages.goHome}</Link>}
      >
        <p>{words}</p>
      </AuthCard>
    );
  }
  if (error === null) return null;
  if (!hasErrorCode(error, "NOT_FOUND")) {
    return <LoadErrorScreen error={error} reset={() => void refetch()} />;
  }
  return (
    <AuthCard
      productName={productName}
      title={messages.invitationInvalid}
      footer={<Link to="/">{messages.goHome}</Link>}
    >
      <p>{messages.invitationInvalidHint}</p>
    </AuthCard>
  );
}

interface PendingInvitationProps {
  readonly token: string;
  readonly invitation: ReceivedInvitation;
}

function PendingInvitation({ token, invitation }: PendingInvitationProps) {
  const { productName } = useServerSettings();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions({ enabled: false }));
  const queryClient = useQueryClient();
  const router = useRouter();
  const now = useNow([]);
  const { switchFor } = useOrganizationSwitch();
  const read = orpc.invitations.read.key();

  async function answer(wanted: "accept" | "decline"): Promise<void> {
    try {
      const { organizationId, workspaceId } = await api.invitations.answer({
        token,
        answer: wanted,
      });
      if (organizationId !== null) {
        const href = workspaceId === null ? "/" : `/workspace/${workspaceId}`;
        await switchFor(organizationId, href);
        return;
      }
    } catch (error) {
      // The session has ended: the reloaded screen offers to sign in.
      if (hasErrorCode(error, "UNAUTHENTICATED")) window.location.reload();
      if (!hasErrorCode(error, "INVITATION_ENDED") && !hasErrorCode(error, "NOT_FOUND"))
        throw error;
    }
    // The invitation has ended, by this answer or otherwise: the screen shows its new state.
    await queryClient.invalidateQueries({ queryKey: read });
  }

  return (
    <AuthCard
      productName={productName}
      title={messages.join(invitation.workspaceName ?? invitation.organizationName)}
      footer={expiryWords(new Date(invitation.expiresAt), now)}
    >
      <AnswerInvitation
        invitation={invitation}
        signedInAs={account?.user.email ?? null}
        path={router.state.location.pathname}
        onAnswer={answer}
        onSignOut={async () => {
          if ((await signOut()) !== null) throw new Error("The server did not end the session.");
          window.location.reload();
          await new Promise(() => {});
        }}
      />
    </AuthCard>
  );
}
