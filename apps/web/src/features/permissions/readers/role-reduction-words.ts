import type { Role } from "@stemma/domain/access/role";
import { messages } from "../messages.ts";
import type { Resource } from "../visibility/resource.ts";

/** The confirmation before people reduce their own role. */
export interface RoleReduction {
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
}

/**
 * What people lose by changing their own effective role from `before` to `after`; `null` if no confirmation is
 * needed.
 */
export function roleReductionWords(
  before: Role,
  after: Role | null,
  resource: Resource,
): RoleReduction | null {
  const { roleReduction } = messages;
  if (after === null) {
    return {
      question: roleReduction.removeQuestion(resource),
      consequence: roleReduction.removeConsequence,
      yes: roleReduction.remove,
    };
  }
  if (before !== "administrator" || after === "administrator") return null;
  return {
    question: roleReduction.giveUpQuestion(resource),
    consequence: roleReduction.giveUpConsequence[resource][after],
    yes: roleReduction.giveUp,
  };
}
