import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { resetPassword, type AuthenticationFailure } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { NewPasswordField } from "../../entities/account/new-password-field.tsx";
import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";
import { AuthCard } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import { messages } from "./messages.ts";
import { SignInError } from "./sign-in-error.tsx";
import { signUpFailureWords } from "./sign-in-failure-words.ts";
import styles from "./auth-form.module.css";

interface ResetPasswordScreenProps {
  /** The token from the mailed link. */
  readonly token: string;
  /** Called after the password is set; all sessions of the person have ended. */
  readonly onReset: () => void;
}

/** Sets a new password with a mailed link. For an expired link, offers to request a new one. */
export function ResetPasswordScreen({ token, onReset }: ResetPasswordScreenProps) {
  const { productName } = useServerSettings();
  const [password, setPassword] = useState("");
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const { run, isRunning } = useSingleFlight(async () => {
    const failed = await resetPassword(token, password);
    setFailure(failed);
    if (failed !== null) return;
    onReset();
    setIsDone(true);
  });
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title={messages.choosePassword}
      footer={<Link to="/signIn">{messages.backToSignIn}</Link>}
    >
      {isDone ? (
        <div className={styles["stack"]}>
          <Notice tone="note">{messages.passwordChanged}</Notice>
          <LinkButton kind="primary" to="/signIn">
            {messages.signIn}
          </LinkButton>
        </div>
      ) : (
        <AuthForm
          action={messages.setPassword}
          isReady={password.length >= passwordMinCharacters && !isRunning}
          onSubmit={() => void run()}
          below={
            <>
              <SignInError message={signUpFailureWords(failure)} />
              {failure === "INVALID_TOKEN" && (
                <LinkButton to="/resetPassword">{messages.newLink}</LinkButton>
              )}
            </>
          }
        >
          <NewPasswordField label={messages.newPassword} value={password} onValue={setPassword} />
        </AuthForm>
      )}
    </AuthCard>
  );
}
