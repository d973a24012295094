import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { failureWords } from "../../../lib/failures/failure-words.ts";
import { UnconfirmedAddress } from "../../../entities/account/unconfirmed-address.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { LoadFailure } from "../../../ui/messages/load-failure.tsx";
import { Loader } from "../../../ui/messages/loader.tsx";
import { EmailSetting } from "./email-setting.tsx";
import { PasswordSetting } from "./password-setting.tsx";
import { PasskeySetting } from "../passkeys/passkey-setting.tsx";
import { SecondFactorSetting } from "../second-factor/second-factor-setting.tsx";
import { ProviderSetting } from "./provider-setting.tsx";
import { SessionList } from "./session-list.tsx";
import { messages } from "../messages.tsx";
import styles from "./account-settings.module.css";

interface AccountSettingsProps {
  readonly email: string;
  /** Called when the person asks to see the consequences of deleting the account. */
  readonly onDelete: () => void;
}

/** The sign-in methods and sessions of a person, and the deletion of the account. */
export function AccountSettings({ email, onDelete }: AccountSettingsProps) {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const methods = useQuery(orpc.accounts.signInMethods.queryOptions());
  if (methods.data === undefined) {
    if (!methods.isError) return <Loader />;
    return (
      <LoadFailure words={failureWords(methods.error)} onRetry={() => void methods.refetch()} />
    );
  }
  const { hasPassword, hasSecondFactor, passkeys, providers } = methods.data;
  return (
    <div className={styles["settings"]}>
      <section className={styles["group"]} aria-labelledby="ways-to-sign-in">
        <h3 id="ways-to-sign-in" className={styles["heading"]}>
          {messages.signingIn}
        </h3>
        <EmailSetting email={email} hasPassword={hasPassword} />
        {account !== undefined && (
          <UnconfirmedAddress user={account.user} effect={messages.unconfirmed} />
        )}
        <PasswordSetting email={email} hasPassword={hasPassword} />
        <SecondFactorSetting email={email} hasPassword={hasPassword} isOn={hasSecondFactor} />
        <PasskeySetting passkeys={passkeys} hasPassword={hasPassword} />
        <ProviderSetting providers={providers} />
      </section>
      <SessionList hasPassword={hasPassword} />
      <section className={styles["group"]} aria-labelledby="delete-account">
        <h3 id="delete-account" className={styles["heading"]}>
          {messages.deleteAccount}
        </h3>
        <p className={styles["note"]}>{messages.deleteAccountNote}</p>
        <div>
          <Button onClick={onDelete}>{messages.openDeletion}</Button>
        </div>
      </section>
    </div>
  );
}
