import type { Reader } from "@stemma/contract/permissions.contract";
import type { Role } from "@stemma/domain/access/role";
import { roleOptions } from "../../../entities/person/role-options.ts";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmailAddress } from "../../../ui/people/email-address.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { PersonRow } from "../../../ui/people/person-row.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ownRoleOf, type Resource } from "../visibility/resource.ts";
import { reasonWords } from "../visibility/reason-words.ts";
import { messages } from "../messages.ts";
import styles from "./reader-row.module.css";

interface ReaderRowProps {
  readonly reader: Reader;
  readonly resource: Resource;
  readonly isYou: boolean;
  readonly mayManage: boolean;
  /** Why the last change to this person failed. */
  readonly refusal: string | undefined;
  readonly onRole: (role: Role | null) => void;
}

const options = [...roleOptions, { value: "remove", label: messages.remove }] as const;

/** A person with access, the reasons and the role. Only a role assigned on this object can be changed here. */
export function ReaderRow(props: ReaderRowProps) {
  const { reader, resource, isYou, mayManage, refusal, onRole } = props;
  const own = ownRoleOf(reader, resource);
  const reasons = reasonWords(reader, resource);
  return (
    <PersonRow
      name={reader.name}
      mark={isYou ? messages.you : undefined}
      detail={
        <>
          <span className={styles["line"]}>
            <EmailAddress address={reader.email} />
          </span>
          <span className={classNames(styles["line"], styles["reasons"])}>
            {own !== null && own !== reader.role
              ? messages.effectiveRole(personMessages.roles[reader.role], reasons)
              : reasons}
          </span>
        </>
      }
      below={refusal === undefined ? undefined : <Notice tone="error">{refusal}</Notice>}
    >
      {mayManage && own !== null ? (
        <Select
          label={messages.roleOf(reader.name)}
          isLabelHidden
          options={options}
          value={own}
          onValue={(chosen) => onRole(chosen === "remove" ? null : chosen)}
        />
      ) : (
        <span className={styles["role"]}>{personMessages.roles[reader.role]}</span>
      )}
    </PersonRow>
  );
}
