import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { resetPassword, type AuthenticationFailure } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AuthCard } from "./auth-card.tsx";
import { passwordMinCharacters } from "../../entities/account/password-min-characters.ts";
import { SignInError } from "./sign-in-error.tsx";
import { signUpMessage } from "./sign-in-messages.ts";
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
  const isReady = password.length >= passwordMinCharacters && !isRunning;
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title="Choose a new password"
      footer={<Link to="/signIn">Back to signing in</Link>}
    >
      {isDone ? (
        <div className={styles["stack"]}>
          <Notice tone="note">Your password is changed. You are signed out everywhere.</Notice>
          <LinkButton kind="primary" to="/signIn">
            SIGN IN
          </LinkButton>
        </div>
      ) : (
        <form
          className={styles["stack"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void run();
          }}
        >
          <TextField
            label="New password"
            type="password"
            name="password"
            autoComplete="new-password"
            required
            hint={`at least ${passwordMinCharacters} characters`}
            value={password}
            onValue={setPassword}
          />
          <Button type="submit" kind="primary" isWide disabled={!isReady}>
            SET PASSWORD
          </Button>
          <SignInError message={failure && signUpMessage(failure)} />
          {failure === "INVALID_TOKEN" && (
            <LinkButton to="/resetPassword">Ask for a new link</LinkButton>
          )}
        </form>
      )}
    </AuthCard>
  );
}
