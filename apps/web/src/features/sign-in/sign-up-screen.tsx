import { Link } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { signUp } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { AuthCard } from "./auth-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { signUpFailureWords } from "./sign-in-failure-words.ts";
import { useAuthentication } from "./use-authentication.ts";
import { messages } from "./messages.ts";
import styles from "./auth-form.module.css";

interface SignUpScreenProps {
  /** The path that the visitor wanted to open. */
  readonly redirect: string;
  /** The e-mail address from an invitation. */
  readonly email: string;
  readonly onSignedIn: (account: Account) => Promise<void>;
}

/** The sign-up screen: creates the sign-in, then the account's own organization and workspace. */
export function SignUpScreen({ redirect, email, onSignedIn }: SignUpScreenProps) {
  const { productName } = useServerSettings();
  const { authenticate, busyText, failure } = useAuthentication(
    messages.creatingAccount,
    redirect,
    onSignedIn,
  );
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title={messages.createAnAccount}
      footer={
        <>
          {messages.hasAccount}{" "}
          <Link to="/signIn" search={redirect === "/" ? {} : { redirect }}>
            {messages.signIn}
          </Link>
        </>
      }
    >
      <div className={styles["stack"]}>
        <SignUpForm
          firstEmail={email}
          onSubmit={(person) => void authenticate(() => signUp(person))}
        />
        <SignInError message={signUpFailureWords(failure)} redirect={redirect} />
      </div>
      <BusyOverlay text={busyText} />
    </AuthCard>
  );
}
