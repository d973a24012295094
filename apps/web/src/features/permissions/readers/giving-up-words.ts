import type { Role } from "@stemma/domain/access/role";
import type { Ground } from "../sight/ground.ts";

/** The confirmation before people reduce their own role. */
export interface GivingUp {
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
}

/**
 * What people lose by changing their own effective role from `before` to `after`; `null` if no confirmation is
 * needed.
 */
export function givingUpWords(before: Role, after: Role | null, ground: Ground): GivingUp | null {
  if (after === null) {
    return {
      question: `Remove yourself from this ${ground}?`,
      consequence: `You will no longer see it. Only somebody who administers it can let you in again.`,
      yes: "REMOVE MYSELF",
    };
  }
  if (before !== "administrator" || after === "administrator") return null;
  const left = after === "editor" ? "You can still edit" : "You can still read";
  const what = ground === "page" ? "it" : "its pages";
  return {
    question: `Give up administering this ${ground}?`,
    consequence: `${left} ${what}. Only somebody else who administers it can give you this back.`,
    yes: "GIVE UP",
  };
}
