import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { signIn, type AuthenticationFailure } from "../../entities/account/auth.ts";
import { canUsePasskeys } from "../../entities/account/can-use-passkeys.ts";
import { knownProviders } from "../../entities/account/known-providers.ts";
import { readProviderFailure } from "../../entities/account/provider-failure.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { useProviderSignIn } from "../../entities/account/use-provider-sign-in.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { AuthCard } from "./auth-card.tsx";
import { EmailSignInForm } from "./email-sign-in-form.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { ProviderProgress } from "./provider-progress.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { signInFailureWords } from "./sign-in-failure-words.ts";
import { useAuthentication } from "./use-authentication.ts";
import { messages } from "./messages.ts";
import styles from "./auth-form.module.css";

// Few people have a second factor.
const CodeForm = lazy(async () => ({ default: (await import("./code-form.tsx")).CodeForm }));

// Loaded at the press: few visitors have a passkey.
const loadPasskeys = () => import("../../entities/account/passkeys.ts");

/** The failures of a code after which the password is asked for again. */
const endsSignIn: ReadonlySet<AuthenticationFailure> = new Set([
  "CODE_EXPIRED",
  "INVALID_PASSWORD",
]);

interface SignInScreenProps {
  /** The path that the visitor wanted to open. */
  readonly redirect: string;
  /** The error of a provider sign-in that returned in this tab, from the URL. */
  readonly failure?: string | undefined;
  readonly provider?: string | undefined;
  readonly onSignedIn: (account: Account) => Promise<void>;
}

/**
 * The sign-in screen: providers, and e-mail and password behind a button. Without providers, the form shows at once.
 * Errors show below the buttons.
 */
export function SignInScreen(props: SignInScreenProps) {
  const { redirect, failure, provider = "", onSignedIn } = props;
  const settings = useServerSettings();
  const { productName } = settings;
  const hasProviders = knownProviders(settings).length > 0;
  const [isByEmail, setIsByEmail] = useState(!hasProviders);
  const {
    authenticate,
    forget,
    busyText,
    failure: refusal,
  } = useAuthentication(messages.signingIn, redirect, onSignedIn);
  const failed = readProviderFailure(failure);
  const withProvider = useProviderSignIn(
    redirect,
    () => void authenticate(() => Promise.resolve(null)),
    failed && { providerId: provider, failure: failed },
  );
  useDocumentTitle(productName);
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  if (isCodeNeeded) {
    return (
      <Suspense fallback={<Loader />}>
        <CodeForm
          failure={refusal}
          busyText={busyText}
          onCode={(giveCode) => {
            void authenticate(async () => {
              const failed = await giveCode();
              setIsCodeNeeded(failed === null || !endsSignIn.has(failed));
              return failed;
            });
          }}
          onOtherKind={forget}
          onBack={() => {
            forget();
            setIsCodeNeeded(false);
          }}
        />
      </Suspense>
    );
  }
  return (
    <AuthCard
      productName={productName}
      title={messages.signInTo(productName)}
      footer={
        <>
          {messages.isNewHere}{" "}
          <Link to="/signUp" search={redirect === "/" ? {} : { redirect }}>
            {messages.createAnAccount}
          </Link>
        </>
      }
    >
      <div className={styles["stack"]}>
        {hasProviders && (
          <div className={styles["providers"]}>
            <ProviderButtons
              onPress={(providerId) => {
                forget();
                void withProvider.start(providerId);
              }}
            />
            <Button isWide aria-expanded={isByEmail} onClick={() => setIsByEmail(!isByEmail)}>
              {messages.signInByEmail}
            </Button>
          </div>
        )}
        {isByEmail && (
          <EmailSignInForm
            onSubmit={(credentials) => {
              withProvider.forget();
              void authenticate(async () => {
                const failed = await signIn(credentials);
                setIsCodeNeeded(failed === "CODE_NEEDED");
                return failed;
              });
            }}
          />
        )}
        {canUsePasskeys() && (
          <Button
            isWide
            onClick={() => {
              withProvider.forget();
              void authenticate(async () => (await loadPasskeys()).signInWithPasskey());
            }}
          >
            {messages.signInWithPasskey}
          </Button>
        )}
        <ProviderProgress signIn={withProvider} />
        <SignInError message={signInFailureWords(refusal)} />
      </div>
      <BusyOverlay text={busyText} />
    </AuthCard>
  );
}
