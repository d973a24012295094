import type { ReceivedInvitation } from "@stemma/contract/invitations.contract";
import { foldEmail } from "@stemma/domain/account/email";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import styles from "./answer-invitation.module.css";
import { messages } from "./messages.ts";
import { targetWords } from "./target-words.ts";

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
  const words = messages.answer;
  const answering = useSingleFlight(onAnswer);
  const leaving = useSingleFlight(onSignOut);
  const error = answering.error ?? leaving.error;
  const isAnother = signedInAs !== null && foldEmail(signedInAs) !== email;
  return (
    <div className={styles["stack"]}>
      <p className={styles["text"]}>{words.invites(invitedBy, targetWords(invitation))}</p>
      {isAnother && <Notice tone="warning">{words.isForOther(email, signedInAs)}</Notice>}
      {signedInAs === null && <p className={styles["note"]}>{words.isFor(email)}</p>}
      {error !== null && <Notice tone="error">{failureWords(error)}</Notice>}
      <div className={styles["actions"]}>
        {signedInAs === null && (
          <>
            <LinkButton kind="primary" to="/signUp" search={{ redirect: path, email }}>
              {words.createAccount}
            </LinkButton>
            <LinkButton to="/signIn" search={{ redirect: path }}>
              {words.signIn}
            </LinkButton>
          </>
        )}
        {signedInAs !== null && !isAnother && (
          <Button kind="primary" onClick={() => void answering.run("accept")}>
            {words.accept}
          </Button>
        )}
        {isAnother ? (
          <>
            <Button kind="primary" onClick={() => void leaving.run()}>
              {words.signOut}
            </Button>
            <LinkButton kind="quiet" to="/">
              {words.home}
            </LinkButton>
          </>
        ) : (
          <Button kind="quiet" onClick={() => void answering.run("decline")}>
            {words.decline}
          </Button>
        )}
      </div>
      <BusyOverlay text={answering.isRunning ? words.answering : null} />
      <BusyOverlay text={leaving.isRunning ? words.signingOut : null} />
    </div>
  );
}
