import type { Request } from "@stemma/contract/requests.contract";
import type { Role } from "@stemma/domain/access/role";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

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
  if (decision.decision === "decline") return messages.declined;
  if (type === "organization") return messages.joined(asker.name, title);
  const item = type === "page" ? displayPageTitle(title) : title;
  return messages.canNow[decision.role](asker.name, item);
}
