import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { requestPasswordReset, type AuthenticationFailure } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AuthCard } from "./auth-card.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { signUpMessage } from "./sign-in-messages.ts";
import styles from "./auth-form.module.css";

/** Requests a link to choose a new password. The answer is the same for known and unknown addresses. */
export function ForgotPasswordScreen() {
  const { productName, isMailSetUp } = useServerSettings();
  const [email, setEmail] = useState("");
  const [isEmailValid, setIsEmailValid] = useState(false);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useSingleFlight(async () => {
    setAskedFor(null);
    const failed = await requestPasswordReset(email);
    setFailure(failed);
    if (failed === null) setAskedFor(email);
  });
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title="Reset your password"
      footer={
        <>
          Know it again? <Link to="/signIn">Sign in</Link>
        </>
      }
    >
      <form
        className={styles["stack"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmailValid) void run();
        }}
      >
        <TextField
          ref={emailRef}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onValue={(value) => {
            setEmail(value);
            setIsEmailValid(emailRef.current?.validity.valid ?? false);
          }}
        />
        <Button type="submit" kind="primary" isWide disabled={!isEmailValid || isRunning}>
          SEND LINK
        </Button>
        {askedFor !== null && <Notice tone="note">{sentWords(askedFor, isMailSetUp)}</Notice>}
        <SignInError message={failure && signUpMessage(failure)} />
      </form>
    </AuthCard>
  );
}

function sentWords(email: string, isMailSetUp: boolean): string {
  const account = `If there is an account for ${email}`;
  return isMailSetUp
    ? `${account}, a link is on its way there. It works once, within an hour.`
    : `This server sends no mail. ${account}, a link is in the server's log: ask whoever runs it.`;
}
