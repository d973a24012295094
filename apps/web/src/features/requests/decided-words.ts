import type { Request } from "@stemma/contract/requests.contract";
import type { Role } from "@stemma/domain/access/role";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { roleWords } from "../../entities/person/role-words.ts";

/** An answer to a request; the role applies to a page or workspace. */
export type Decision =
  | { readonly decision: "approve"; readonly role: Role }
  | { readonly decision: "decline" };

/** The effect of a decision as text: "Sam can view ‘Bread’". */
export function decidedWords(
  {
    type,
    title,
    asker,
  }: Pick<Request, "type" | "title"> & { asker: Pick<Request["asker"], "name"> },
  decision: Decision,
): string {
  if (decision.decision === "decline") return "Request declined";
  if (type === "organization") return `${asker.name} is a member of ${title} now`;
  const what = type === "page" ? displayPageTitle(title) : title;
  return `${asker.name} ${roleWords[decision.role].toLowerCase()} ‘${what}’`;
}
