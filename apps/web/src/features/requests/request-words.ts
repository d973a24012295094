import type { Request } from "@stemma/contract/requests.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

/** The object of a request as text, including a request to join the organization. */
export function requestWords({
  type,
  title,
  joins,
}: Pick<Request, "type" | "title" | "joins">): string {
  if (type === "organization") return messages.asksToJoin(title);
  const request =
    type === "workspace"
      ? messages.asksToSeeWorkspace(title)
      : messages.asksToSeePage(displayPageTitle(title));
  return joins === null ? request : messages.andToJoin(request, joins);
}
