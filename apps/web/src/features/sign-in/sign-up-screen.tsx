import { Link } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { signUp } from "../../entities/account/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { AuthCard } from "./auth-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { signUpMessage } from "./sign-in-messages.ts";
import { useAuthentication } from "./use-authentication.ts";
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
  const { authenticate, busyText, failure } = useAuthentication("Creating account…", onSignedIn);
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title="Create an account"
      footer={
        <>
          Have an account?{" "}
          <Link to="/signIn" search={redirect === "/" ? {} : { redirect }}>
            Sign in
          </Link>
        </>
      }
    >
      <div className={styles["stack"]}>
        <SignUpForm
          firstEmail={email}
          onSubmit={(person) => void authenticate(() => signUp(person))}
        />
        <SignInError message={failure && signUpMessage(failure)} redirect={redirect} />
      </div>
      <BusyOverlay text={busyText} />
    </AuthCard>
  );
}
