import { Server, UserRound } from "lucide-react";
import type { AuditEntry } from "@stemma/contract/audit.contract";
import { deviceWords } from "../../entities/account/device-words.ts";
import { fullDateTime } from "../../lib/time/full-date-time.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { PersonMark } from "../../ui/people/person-mark.tsx";
import styles from "./audit-log.module.css";
import { auditWords } from "./audit-words.ts";

/** An entry of the audit log: what was done, when, and from where. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { act, at, address, userAgent, user } = entry;
  const isByServer = user === null && act !== "invitationDeclined";
  return (
    <li className={styles["row"]}>
      {user?.name ? (
        <PersonMark name={user.name} />
      ) : (
        <PersonMark icon={<Icon of={isByServer ? Server : UserRound} />} />
      )}
      <div className={styles["words"]}>
        <div>{auditWords(entry)}</div>
        <div className={styles["detail"]}>
          <time dateTime={at}>{fullDateTime(at)}</time>
          {address !== null && <span>{address}</span>}
          {userAgent !== null && <span>{deviceWords(userAgent)}</span>}
        </div>
      </div>
    </li>
  );
}
