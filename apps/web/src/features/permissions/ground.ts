import type { Reader } from "@stemma/contract/permissions.contract";
import type { Role } from "@stemma/domain/access/role";

/** What a role is held on: the page, or the workspace. Only what is held on the thing itself is changed where it is shown. */
export type Ground = "page" | "workspace";

/** The role that somebody has on the thing itself; `null` where they see it for other reasons. */
export function ownRoleOf(reader: Pick<Reader, "reasons">, ground: Ground): Role | null {
  return reader.reasons.find(({ from }) => from === ground)?.role ?? null;
}
