import { useEffect } from "react";
import { providerName } from "../../lib/known-providers.ts";
import { providerFailureWords } from "../../lib/provider-failure-words.ts";
import { readProviderFailure } from "../../lib/provider-failure.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import { tellSignInOutcome } from "../../lib/sign-in-channel.ts";
import { useDocumentTitle } from "../../lib/use-document-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { MessageScreen } from "../../ui/message-screen.tsx";

interface SignInLandingScreenProps {
  readonly attempt: string | null;
  /** Which provider it was; unknown where the sign-in was lost on its way. */
  readonly provider: string;
  /** What went wrong, as the address has it. */
  readonly error: string | null;
}

/**
 * Where a provider's window comes back to: it tells the tab that opened it, and closes. A browser that does not let it close
 * shows what happened, and the way on.
 */
export function SignInLandingScreen({ attempt, provider, error }: SignInLandingScreenProps) {
  const settings = useServerSettings();
  useDocumentTitle(settings.productName);
  useEffect(() => {
    tellSignInOutcome({ attempt, error });
    window.close();
  }, [attempt, error]);
  const failure = readProviderFailure(error);
  if (failure === null) {
    return (
      <MessageScreen title="You are signed in" actions={<LinkButton to="/">Go on here</LinkButton>}>
        You can close this window.
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title="You are not signed in"
      actions={<LinkButton to="/signIn">Back to signing in</LinkButton>}
    >
      {providerFailureWords(failure, providerName(settings, provider))}
    </MessageScreen>
  );
}
