import { Link } from "@tanstack/react-router";
import type { Account } from "@stemma/contract/accounts.contract";
import { signUp } from "../../lib/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/busy-overlay.tsx";
import { AuthCard } from "./auth-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { signUpMessage } from "./sign-in-messages.ts";
import { useAuthentication } from "./use-authentication.ts";
import styles from "./auth-form.module.css";

interface SignUpScreenProps {
  /** Where the visitor wanted to be, a path of this site. */
  readonly redirect: string;
  /** The address that an invitation names. */
  readonly email: string;
  readonly onSignedIn: (account: Account) => Promise<void>;
}

/** Making an account: a sign-in, then the organization and the workspace that come with it. */
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
