import { providerFailureWords } from "../../entities/account/provider-failure-words.ts";
import { providerName } from "../../entities/account/known-providers.ts";
import { useServerSettings } from "../../lib/server-settings.ts";
import type { useProviderSignIn } from "../../entities/account/use-provider-sign-in.ts";
import { WaitingForProvider } from "../../entities/account/waiting-for-provider.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { SignInError } from "./sign-in-error.tsx";
import { messages } from "./messages.ts";

interface ProviderProgressProps {
  readonly signIn: ReturnType<typeof useProviderSignIn>;
}

/** The progress of a sign-in with a provider, below the buttons: an open window, or the error and what to do. */
export function ProviderProgress({ signIn }: ProviderProgressProps) {
  const settings = useServerSettings();
  const { waitingFor, failed, cancel, startInThisTab } = signIn;
  if (waitingFor !== null) {
    return <WaitingForProvider providerId={waitingFor} onCancel={cancel} />;
  }
  if (failed === null) return null;
  const { providerId, failure } = failed;
  return (
    <>
      <SignInError message={providerFailureWords(failure, providerName(settings, providerId))} />
      {failure === "POPUP_BLOCKED" && (
        <Button isWide onClick={() => void startInThisTab(providerId)}>
          {messages.signInInThisTab}
        </Button>
      )}
    </>
  );
}
