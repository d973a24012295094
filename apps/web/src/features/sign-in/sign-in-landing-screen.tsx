import { useEffect } from "react";
import { providerName } from "../../entities/account/known-providers.ts";
import { providerFailureWords } from "../../entities/account/provider-failure-words.ts";
import { readProviderFailure } from "../../entities/account/provider-failure.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { tellSignInOutcome } from "../../lib/tabs/sign-in-channel.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { MessageScreen } from "../../ui/messages/message-screen.tsx";
import { messages } from "./messages.ts";

interface SignInLandingScreenProps {
  readonly attempt: string | null;
  /** The provider; unknown if the sign-in's state was lost. */
  readonly provider: string;
  /** The error from the URL. */
  readonly error: string | null;
}

/**
 * The landing page of a provider's window: reports to the tab that opened it, and closes once that tab has heard it.
 * If the tab is gone or the browser does not allow closing, the result and a link to continue stay.
 */
export function SignInLandingScreen({ attempt, provider, error }: SignInLandingScreenProps) {
  const settings = useServerSettings();
  useDocumentTitle(settings.productName);
  useEffect(() => tellSignInOutcome({ attempt, error }, () => window.close()), [attempt, error]);
  const failure = readProviderFailure(error);
  if (failure === null) {
    return (
      <MessageScreen
        title={messages.signedIn}
        actions={<LinkButton to="/">{messages.continueHere}</LinkButton>}
      >
        {messages.mayCloseWindow}
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title={messages.notSignedIn}
      actions={<LinkButton to="/signIn">{messages.backToSignIn}</LinkButton>}
    >
      {providerFailureWords(failure, providerName(settings, provider))}
    </MessageScreen>
  );
}
