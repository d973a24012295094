import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { requestPasswordReset, type AuthenticationFailure } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { AuthCard } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import { EmailField, noEmail } from "./email-field.tsx";
import { messages } from "./messages.ts";
import { SignInError } from "./sign-in-error.tsx";
import { signUpFailureWords } from "./sign-in-failure-words.ts";

/** Requests a link to choose a new password. The answer is the same for known and unknown addresses. */
export function ForgotPasswordScreen() {
  const { productName, isMailSetUp } = useServerSettings();
  const [email, setEmail] = useState(noEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<AuthenticationFailure | null>(null);
  const { run, isRunning } = useSingleFlight(async () => {
    setSentTo(null);
    const failed = await requestPasswordReset(email.value);
    setFailure(failed);
    if (failed === null) setSentTo(email.value);
  });
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title={messages.resetTitle}
      footer={
        <>
          {messages.remembersPassword} <Link to="/signIn">{messages.signIn}</Link>
        </>
      }
    >
      <AuthForm
        action={messages.sendLink}
        isReady={email.isValid && !isRunning}
        onSubmit={() => void run()}
        below={
          <>
            {sentTo !== null && (
              <Notice tone="note">
                {isMailSetUp ? messages.linkMailed(sentTo) : messages.linkInLog(sentTo)}
              </Notice>
            )}
            <SignInError message={signUpFailureWords(failure)} />
          </>
        }
      >
        <EmailField email={email} onEmail={setEmail} />
      </AuthForm>
    </AuthCard>
  );
}
