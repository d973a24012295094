import type { Reader } from "@stemma/contract/permissions.contract";
import { strongestRole, type Role } from "@stemma/domain/access/role";
import type { Ground } from "./ground.ts";

/** Somebody's own role on a page or workspace, as it shall be; `null`: they are named there no more. */
export interface RoleChange {
  readonly person: Pick<Reader, "id" | "name" | "email">;
  readonly role: Role | null;
}

/**
 * Who sees a thing after these changes, in the order of `readers`. Who is new stands where their name belongs; who has no
 * reason left is gone.
 */
export function afterRoleChanges(
  readers: readonly Reader[],
  changes: readonly RoleChange[],
  ground: Ground,
): readonly Reader[] {
  return changes.reduce((known, change) => afterOne(known, change, ground), readers);
}

function afterOne(
  readers: readonly Reader[],
  { person, role }: RoleChange,
  ground: Ground,
): readonly Reader[] {
  const before = readers.find(({ id }) => id === person.id);
  const others = before?.reasons.filter(({ from }) => from !== ground) ?? [];
  const reasons = role === null ? others : [...others, { from: ground, role }];
  const effective = strongestRole(reasons.map((reason) => reason.role));
  if (effective === null) return readers.filter(({ id }) => id !== person.id);
  const after: Reader = { ...person, role: effective, reasons };
  if (before !== undefined) return readers.map((reader) => (reader === before ? after : reader));
  const next = readers.findIndex(({ name }) => name.localeCompare(person.name, "en") > 0);
  return next === -1 ? [...readers, after] : readers.toSpliced(next, 0, after);
}
