import type { Request } from "@stemma/contract/requests.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** What somebody asks for, in words; also that they ask to join the organization for it. */
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
