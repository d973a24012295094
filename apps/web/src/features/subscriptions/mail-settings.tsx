import type { User } from "@stemma/contract/shapes";
import { useServerSettings } from "../../lib/server-settings.ts";
import { UnconfirmedAddress } from "../../entities/account/unconfirmed-address.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { Choice } from "../../ui/fields/choice.tsx";
import styles from "./mail-settings.module.css";
import { useNotificationMail } from "./use-notification-mail.ts";

const options = [
  { value: "off", label: "Off" },
  { value: "atOnce", label: "At once" },
  { value: "daily", label: "Once a day" },
] as const;

const meanings = {
  off: "You get no mail about notifications. They wait here.",
  atOnce: "Each notification is mailed soon after it came, unless you saw it here first.",
  daily: "Once a day, one mail holds what came and what you did not see here yet.",
} as const;

/** Whether and how often the person gets notification mail, for all organizations. */
export function MailSettings({ user }: { readonly user: User }) {
  const { mail, failure, choose } = useNotificationMail(user);
  const { isMailSetUp } = useServerSettings();
  return (
    <div className={styles["settings"]}>
      <Choice
        label="Mail me notifications"
        options={options}
        value={mail}
        onValue={(wanted) => void choose(wanted)}
      />
      <output className={styles["meaning"]}>{meanings[mail]}</output>
      {mail !== "off" && isMailSetUp && (
        <UnconfirmedAddress
          user={user}
          effect="Not confirmed yet. Until it is, no notifications are mailed."
        />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <p className={styles["note"]}>
        {isMailSetUp
          ? `Mail goes to ${user.email}, for every organization of yours. Every mail has a link that ends them.`
          : "This server sends no mail until whoever runs it sets up a mail server. What you choose counts from then on."}
      </p>
    </div>
  );
}
