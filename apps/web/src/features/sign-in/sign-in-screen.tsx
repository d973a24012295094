import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { signIn, signInWithGoogle } from "../../lib/auth.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { BusyOverlay } from "../../ui/busy-overlay.tsx";
import { Button } from "../../ui/button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { EmailSignInForm } from "./email-sign-in-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { useAuthentication } from "./use-authentication.ts";
import styles from "./auth-form.module.css";

interface SignInScreenProps {
  /** Where the visitor wanted to be, a path of this site. */
  readonly redirect: string;
  readonly onSignedIn: (account: Account) => Promise<void>;
}

/** Signing in: by Google or by e-mail and password. What went wrong is said under the buttons. */
export function SignInScreen({ redirect, onSignedIn }: SignInScreenProps) {
  const { productName, isGoogleSetUp } = useServerSettings();
  const [isByEmail, setIsByEmail] = useState(false);
  const { authenticate, busyText, error } = useAuthentication("Signing in…", onSignedIn);
  useDocumentTitle(productName);
  return (
    <AuthCard
      productName={productName}
      title={`Sign in to ${productName}`}
      footer={
        <>
          New here?{" "}
          <Link to="/signUp" search={redirect === "/" ? {} : { redirect }}>
            Create an account
          </Link>
        </>
      }
    >
      <div className={styles["stack"]}>
        <div className={styles["ways"]}>
          <GoogleButton
            isSetUp={isGoogleSetUp}
            onPress={() => void authenticate(() => signInWithGoogle(redirect))}
          />
          <Button isWide aria-expanded={isByEmail} onClick={() => setIsByEmail(!isByEmail)}>
            Sign in with Email &amp; Password
          </Button>
        </div>
        {isByEmail && (
          <EmailSignInForm
            onSubmit={(credentials) => void authenticate(() => signIn(credentials))}
          />
        )}
        <SignInError message={error} />
      </div>
      <BusyOverlay text={busyText} />
    </AuthCard>
  );
}
