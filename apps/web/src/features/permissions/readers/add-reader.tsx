import { useEffect, useRef, useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import type { Role } from "@stemma/domain/access/role";
import { roleOptions } from "../../../entities/person/role-options.ts";
import { DialogAction } from "../../../ui/dialogs/dialog-action.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import styles from "./add-reader.module.css";
import { messages } from "../messages.ts";
import type { RoleChange } from "./after-role-changes.ts";
import { MemberField } from "./member-field.tsx";

interface AddReaderProps {
  readonly onAdd: (change: RoleChange) => void;
}

/** Adds a member of the organization to the page or workspace, with a role. */
export function AddReader({ onAdd }: AddReaderProps) {
  const [member, setMember] = useState<Member | null>(null);
  const [role, setRole] = useState<Role>("viewer");
  // A new key per added person remounts the field, which clears its state.
  const [added, setAdded] = useState(0);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added > 0) inputRef.current?.focus();
  }, [added]);
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (member === null) return;
        const { id, name, email } = member;
        onAdd({ person: { id, name, email }, role });
        setMember(null);
        setAdded(added + 1);
      }}
    >
      <MemberField key={added} inputRef={inputRef} value={member} onValue={setMember} />
      <Select label={messages.role} options={roleOptions} value={role} onValue={setRole} />
      <DialogAction
        type="submit"
        disabled={member === null}
        className={styles["add"]}
        label={messages.add}
      />
    </form>
  );
}
