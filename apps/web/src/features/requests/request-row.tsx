import { useState } from "react";
import type { Request } from "@stemma/contract/requests.contract";
import type { Role } from "@stemma/domain/access/role";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { roleOptions } from "../../entities/person/role-options.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmailAddress } from "../../ui/people/email-address.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { messages } from "./messages.ts";
import styles from "./request-row.module.css";
import { RequestSentence } from "./request-sentence.tsx";
import type { Decision } from "./decided-words.ts";

interface RequestRowProps {
  readonly request: Request;
  readonly now: Date;
  readonly onDecide: (decision: Decision) => void;
  /** Called when the decider opens the page or workspace. */
  readonly onFollow?: (() => void) | undefined;
}

/** A request: the person, the item and the message, with two buttons to answer. */
export function RequestRow({ request, now, onDecide, onFollow }: RequestRowProps) {
  const { type, asker, confirmedEmail, message, createdAt } = request;
  const [role, setRole] = useState<Role>("viewer");
  const isOtherAddress = confirmedEmail !== null && confirmedEmail !== asker.email;
  return (
    <PersonRow
      name={asker.name}
      detail={
        <>
          <RequestSentence request={request} onFollow={onFollow} />
          {" · "}
          {relativeTime(new Date(createdAt), now)}
          <span className={styles["line"]}>
            <EmailAddress address={asker.email} />
            {isOtherAddress && (
              <>
                {messages.alsoUses} <EmailAddress address={confirmedEmail} />
              </>
            )}
          </span>
          {message !== "" && <span className={styles["message"]}>{message}</span>}
        </>
      }
    >
      {type !== "organization" && (
        <Select
          label={messages.roleFor(asker.name)}
          isLabelHidden
          options={roleOptions}
          value={role}
          onValue={setRole}
        />
      )}
      <Button
        aria-label={messages.approveFor(asker.name)}
        onClick={() => onDecide({ decision: "approve", role })}
      >
        {messages.approve}
      </Button>
      <Button
        kind="quiet"
        aria-label={messages.declineFor(asker.name)}
        onClick={() => onDecide({ decision: "decline" })}
      >
        {messages.decline}
      </Button>
    </PersonRow>
  );
}
