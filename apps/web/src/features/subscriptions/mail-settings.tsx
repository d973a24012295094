import type { User } from "@stemma/contract/account-shapes";
import { useServerSettings } from "../../lib/server-settings.ts";
import { UnconfirmedAddress } from "../../entities/account/unconfirmed-address.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Choice } from "../../ui/fields/choice.tsx";
import { messages } from "./messages.ts";
import styles from "./mail-settings.module.css";
import { useNotificationMail } from "./use-notification-mail.ts";

const { mail: texts } = messages;

const options = [
  { value: "off", label: texts.options.off },
  { value: "atOnce", label: texts.options.atOnce },
  { value: "daily", label: texts.options.daily },
] as const;

/** Whether and how often the person gets notification mail, for all organizations. */
export function MailSettings({ user }: { readonly user: User }) {
  const { mail, failure, choose } = useNotificationMail(user);
  const { isMailSetUp } = useServerSettings();
  return (
    <div className={styles["settings"]}>
      <Choice
        label={texts.label}
        options={options}
        value={mail}
        onValue={(wanted) => void choose(wanted)}
      />
      <output className={styles["meaning"]}>{texts.meanings[mail]}</output>
      {mail !== "off" && isMailSetUp && (
        <UnconfirmedAddress user={user} effect={texts.unconfirmed} />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <p className={styles["note"]}>{isMailSetUp ? texts.goesTo(user.email) : texts.notSetUp}</p>
    </div>
  );
}
