import type { Reader } from "@stemma/contract/permissions.contract";
import { strongestRole } from "@stemma/domain/access/role";
import type { UserId } from "@stemma/domain/ids";

/** A reader with these reasons; the name is also the id. */
export function aReader(name: string, ...reasons: Reader["reasons"]): Reader {
  return {
    id: name as UserId,
    name,
    email: `${name.toLowerCase()}@example.org`,
    role: strongestRole(reasons.map(({ role }) => role)) ?? "viewer",
    reasons,
  };
}
