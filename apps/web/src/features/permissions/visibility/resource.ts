import type { Reader } from "@stemma/contract/permissions.contract";
import type { Role } from "@stemma/domain/access/role";

/** The object that a role is assigned on: the page or the workspace. Each can be changed only on its own screen. */
export type Resource = "page" | "workspace";

/** The role assigned on the object itself; `null` if the reader has access only for other reasons. */
export function ownRoleOf(reader: Pick<Reader, "reasons">, resource: Resource): Role | null {
  return reader.reasons.find(({ from }) => from === resource)?.role ?? null;
}
