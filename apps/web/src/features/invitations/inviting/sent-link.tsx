import type { SentInvitation } from "@stemma/contract/invitations.contract";
import { CopyField } from "../../../ui/fields/copy-field.tsx";
import styles from "./sent-link.module.css";

/** The link of an invitation that was just sent. The server does not store the link, so it is shown only once. */
export function SentLink({ sent: { email, link, isMailed } }: { readonly sent: SentInvitation }) {
  return (
    <div className={styles["sent"]}>
      <CopyField label={`Link for ${email}`} value={link} />
      <p className={styles["note"]}>
        {isMailed
          ? "It was also mailed. This link is shown only now."
          : "No mail was sent: give them this link. It is shown only now."}
      </p>
    </div>
  );
}
