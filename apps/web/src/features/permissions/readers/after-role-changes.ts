import type { Reader } from "@stemma/contract/permissions.contract";
import { compareNames } from "@stemma/domain/text/compare-names";
import { strongestRole, type Role } from "@stemma/domain/access/role";
import type { Resource } from "../visibility/resource.ts";

/** The wanted role of a person on a page or workspace; `null` removes the person's own role there. */
export interface RoleChange {
  readonly person: Pick<Reader, "id" | "name" | "email">;
  readonly role: Role | null;
}

/**
 * The readers after these changes, in the order of `readers`. New readers are inserted by name; readers without any
 * remaining reason are removed.
 */
export function afterRoleChanges(
  readers: readonly Reader[],
  changes: readonly RoleChange[],
  resource: Resource,
): readonly Reader[] {
  return changes.reduce((known, change) => afterOne(known, change, resource), readers);
}

function afterOne(
  readers: readonly Reader[],
  { person, role }: RoleChange,
  resource: Resource,
): readonly Reader[] {
  const before = readers.find(({ id }) => id === person.id);
  const others = before?.reasons.filter(({ from }) => from !== resource) ?? [];
  const reasons = role === null ? others : [...others, { from: resource, role }];
  const effective = strongestRole(reasons.map((reason) => reason.role));
  if (effective === null) return readers.filter(({ id }) => id !== person.id);
  const after: Reader = { ...person, role: effective, reasons };
  if (before !== undefined) return readers.map((reader) => (reader === before ? after : reader));
  const next = readers.findIndex(({ name }) => compareNames(name, person.name) > 0);
  return next === -1 ? [...readers, after] : readers.toSpliced(next, 0, after);
}
