import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import type { OrganizationRole } from "@stemma/domain/access/role";
import { api } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { invalidatePeople } from "../../entities/person/invalidate-people.ts";
import { organizationRoleOptions } from "../../entities/person/role-options.ts";
import { messages as personMessages } from "../../entities/person/messages.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmailAddress } from "../../ui/people/email-address.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { memberFailureWords } from "./member-failure-words.ts";
import { messages } from "./messages.ts";
import styles from "./member-row.module.css";
import { SubscribeButton } from "./subscribe-button.tsx";

interface MemberRowProps {
  readonly member: Member;
  readonly isYou: boolean;
  /** Whether the reader administers the organization. */
  readonly mayManage: boolean;
  readonly onRemove: (member: Member) => void;
}

/**
 * A member with their role. An administrator can change the role: an optimistic update, rolled back if the request
 * fails.
 */
export function MemberRow({ member, isYou, mayManage, onRemove }: MemberRowProps) {
  const { id: userId, name, email } = member;
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<OrganizationRole | null>(null);
  const { run, isRunning, error } = useSingleFlight(async (role: OrganizationRole) => {
    setWanted(role);
    try {
      await api.members.update({ userId, role });
    } finally {
      await invalidatePeople(queryClient);
      setWanted(null);
    }
  });
  const [refusal, setRefusal] = useState<unknown>(null);
  const role = wanted ?? member.role;
  const failure =
    error === null
      ? refusal !== null && messages.failures.subscription(name, failureWords(refusal))
      : messages.failures.role(name, memberFailureWords(error));
  return (
    <PersonRow
      name={name}
      mark={isYou ? messages.you : undefined}
      detail={<EmailAddress address={email} />}
      below={failure === false ? undefined : <Notice tone="error">{failure}</Notice>}
    >
      {!isYou && <SubscribeButton member={member} onFailure={setRefusal} />}
      {mayManage ? (
        <>
          <Select
            label={messages.roleOf(name)}
            isLabelHidden
            options={organizationRoleOptions}
            value={role}
            isDisabled={isRunning}
            onValue={(chosen) => void run(chosen)}
          />
          <span className={styles["remove"]}>
            {!isYou && (
              <Button
                kind="quiet"
                aria-label={messages.removePerson(name)}
                onClick={() => onRemove(member)}
              >
                {messages.remove}
              </Button>
            )}
          </span>
        </>
      ) : (
        <span className={styles["role"]}>{personMessages.organizationRoles[role]}</span>
      )}
    </PersonRow>
  );
}
