import type { Reader } from "@stemma/contract/permissions.contract";
import { strongestRole } from "@stemma/domain/access/role";
import type { ReaderRecord } from "./readers.store.ts";

/** Converts a reader of a page or workspace to the contract's shape. No other code does. */
export function presentReader(record: ReaderRecord): Reader {
  const { id, name, email, organizationRole, workspaceRole, areaRole, pageRole } = record;
  const reasons = [
    { from: "organization", role: organizationRole },
    { from: "workspace", role: workspaceRole },
    { from: "above", role: areaRole },
    { from: "page", role: pageRole },
  ] as const;
  return {
    id,
    name,
    email,
    role: strongestRole([organizationRole, workspaceRole, areaRole, pageRole]) ?? "viewer",
    reasons: reasons.flatMap(({ from, role }) => (role === null ? [] : [{ from, role }])),
  };
}
