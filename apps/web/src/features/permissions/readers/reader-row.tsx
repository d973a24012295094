import type { Reader } from "@stemma/contract/permissions.contract";
import type { Role } from "@stemma/domain/access/role";
import { roleOptions } from "../../../entities/person/role-options.ts";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmailAddress } from "../../../ui/people/email-address.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { PersonRow } from "../../../ui/people/person-row.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ownRoleOf, type Ground } from "../sight/ground.ts";
import { reasonWords } from "../sight/reason-words.ts";
import styles from "./reader-row.module.css";

interface ReaderRowProps {
  readonly reader: Reader;
  readonly ground: Ground;
  readonly isAsker: boolean;
  readonly mayManage: boolean;
  /** Why the last change to this person failed. */
  readonly refusal: string | undefined;
  readonly onRole: (role: Role | null) => void;
}

const options = [...roleOptions, { value: "remove", label: "Remove" }] as const;

/** A person with access, the reasons and the role. Only a role assigned on this object can be changed here. */
export function ReaderRow(props: ReaderRowProps) {
  const { reader, ground, isAsker, mayManage, refusal, onRole } = props;
  const own = ownRoleOf(reader, ground);
  const why = reasonWords(reader, ground);
  return (
    <PersonRow
      name={reader.name}
      mark={isAsker ? "(you)" : undefined}
      detail={
        <>
          <span className={styles["line"]}>
            <EmailAddress address={reader.email} />
          </span>
          <span className={classNames(styles["line"], styles["why"])}>
            {own !== null && own !== reader.role
              ? `${personMessages.roles[reader.role]}: ${why}`
              : why}
          </span>
        </>
      }
      below={refusal === undefined ? undefined : <Notice tone="error">{refusal}</Notice>}
    >
      {mayManage && own !== null ? (
        <Select
          label={`Role of ${reader.name}`}
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
