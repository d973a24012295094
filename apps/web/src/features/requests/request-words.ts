import type { Request } from "@stemma/contract/requests.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** The object of a request as text, including a request to join the organization. */
export function requestWords({
  type,
  title,
  joins,
}: Pick<Request, "type" | "title" | "joins">): string {
  if (type === "organization") return `Asks to join ${title}`;
  const what =
    type === "workspace"
      ? `Asks to see the workspace ‘${title}’`
      : `Asks to see the page ‘${displayPageTitle(title)}’`;
  return joins === null ? what : `${what}, and to join ${joins} for it`;
}
