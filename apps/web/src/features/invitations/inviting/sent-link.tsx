import type { SentInvitation } from "@stemma/contract/invitations.contract";
import { CopyField } from "../../../ui/fields/copy-field.tsx";
import { messages } from "../messages.ts";
import styles from "./sent-link.module.css";

/** The link of an invitation that was just sent. The server does not store the link, so it is shown only once. */
export function SentLink({ sent: { email, link, isMailed } }: { readonly sent: SentInvitation }) {
  return (
    <div className={styles["sent"]}>
      <CopyField label={messages.linkFor(email)} value={link} />
      <p className={styles["note"]}>{isMailed ? messages.linkMailed : messages.linkNotMailed}</p>
    </div>
  );
}
