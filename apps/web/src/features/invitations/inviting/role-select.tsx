import type { InvitationTarget } from "@stemma/contract/invitations.contract";
import { organizationRoleOptions, roleOptions } from "../../../entities/person/role-options.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { messages } from "../messages.ts";

interface RoleSelectProps {
  readonly into: InvitationTarget;
  readonly onInto: (into: InvitationTarget) => void;
}

/** The choice of the invited person's role. */
export function RoleSelect({ into, onInto }: RoleSelectProps) {
  return into.type === "organization" ? (
    <Select
      label={messages.role}
      options={organizationRoleOptions}
      value={into.role}
      onValue={(role) => onInto({ ...into, role })}
    />
  ) : (
    <Select
      label={messages.role}
      options={roleOptions}
      value={into.role}
      onValue={(role) => onInto({ ...into, role })}
    />
  );
}
