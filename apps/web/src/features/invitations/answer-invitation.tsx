import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { foldEmail } from "@stemma/domain/account/email";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import styles from "./answer-invitation.module.css";
import { whatForWords } from "./what-for-words.ts";

type Answer = "accept" | "decline";

interface AnswerInvitationProps {
  readonly invitation: ReceivedInvitation;
  /** The e-mail address of the signed-in person; `null` without a session. */
  readonly signedInAs: string | null;
  /** The path of this screen, for the return after sign-in. */
  readonly path: string;
  /** Sends the answer and navigates to its result. */
  readonly onAnswer: (answer: Answer) => Promise<void>;
  /** Ends the session and returns to this screen. */
  readonly onSignOut: () => Promise<void>;
}

/** A pending invitation. Only the invited person can accept, once signed in; declining needs no session. */
export function AnswerInvitation(props: AnswerInvitationProps) {
  const { invitation, signedInAs, path, onAnswer, onSignOut } = props;
  const { email, invitedBy } = invitation;
  const answering = useSingleFlight(onAnswer);
  const leaving = useSingleFlight(onSignOut);
  const error = answering.error ?? leaving.error;
  const isAnother = signedInAs !== null && foldEmail(signedInAs) !== email;
  return (
    <div className={styles["stack"]}>
      <p className={styles["words"]}>
        {invitedBy} invites you to {whatForWords(invitation)}.
      </p>
      {isAnother && (
        <Notice tone="warning">
          This invitation is for {email}. You are signed in as {signedInAs}.
        </Notice>
      )}
      {signedInAs === null && <p className={styles["note"]}>The invitation is for {email}.</p>}
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <div className={styles["ways"]}>
        {signedInAs === null && (
          <>
            <LinkButton kind="primary" to="/signUp" search={{ redirect: path, email }}>
              Create an account
            </LinkButton>
            <LinkButton to="/signIn" search={{ redirect: path }}>
              Sign in
            </LinkButton>
          </>
        )}
        {signedInAs !== null && !isAnother && (
          <Button kind="primary" onClick={() => void answering.run("accept")}>
            Accept
          </Button>
        )}
        {isAnother ? (
          <>
            <Button kind="primary" onClick={() => void leaving.run()}>
              Sign out and come back
            </Button>
            <LinkButton kind="quiet" to="/">
              Back to Home
            </LinkButton>
          </>
        ) : (
          <Button kind="quiet" onClick={() => void answering.run("decline")}>
            Decline
          </Button>
        )}
      </div>
      <BusyOverlay text={answering.isRunning ? "Answering…" : null} />
      <BusyOverlay text={leaving.isRunning ? "Signing out…" : null} />
    </div>
  );
}
