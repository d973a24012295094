import type { Constraint } from "libpg-query";
import type { Rule } from "./rule.ts";

/** Judges a constraint that is added to a table with rows. */
export function judgeConstraint({ contype, skip_validation, indexname }: Constraint): Rule[] {
  switch (contype) {
    case "CONSTR_CHECK":
    case "CONSTR_FOREIGN":
      return skip_validation ? [] : ["constraint-not-valid"];
    case "CONSTR_UNIQUE":
    case "CONSTR_PRIMARY":
      return indexname === undefined ? ["constraint-index"] : [];
    case "CONSTR_NOTNULL":
      return ["set-not-null"];
    case "CONSTR_EXCLUSION":
      return ["constraint-index"];
    default:
      return ["unknown"];
  }
}
