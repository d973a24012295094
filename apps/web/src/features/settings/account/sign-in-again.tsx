import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "../../../lib/api.ts";
import { knownProviders, providerName } from "../../../entities/account/known-providers.ts";
import { providerFailureWords } from "../../../entities/account/provider-failure-words.ts";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { useProviderSignIn } from "../../../entities/account/use-provider-sign-in.ts";
import { WaitingForProvider } from "../../../entities/account/waiting-for-provider.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";

/** Lets a person without a password sign in again with their provider, as proof of identity. */
export function SignInAgain() {
  const settings = useServerSettings();
  const queryClient = useQueryClient();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const [isDone, setIsDone] = useState(false);
  const signIn = useProviderSignIn("/", () => {
    void api.accounts.current().then(({ user }) => {
      // A different person signed in: nothing on the screen belongs to them, so leave it.
      if (user.id !== account?.user.id) window.location.assign("/");
      setIsDone(true);
      return queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() });
    });
  });
  const { waitingFor, failed } = signIn;
  if (isDone) return <Notice tone="note">{messages.proof.done}</Notice>;
  return (
    <>
      <p className={styles["note"]}>{messages.proof.note}</p>
      <div className={styles["actions"]}>
        {knownProviders(settings).map(({ id, name }) => (
          <Button key={id} onClick={() => void signIn.start(id)}>
            {messages.proof.signInAgain(name)}
          </Button>
        ))}
      </div>
      {waitingFor !== null && (
        <WaitingForProvider providerId={waitingFor} onCancel={signIn.cancel} />
      )}
      {failed !== null && (
        <Notice tone="error">
          {providerFailureWords(failed.failure, providerName(settings, failed.providerId))}
        </Notice>
      )}
    </>
  );
}
