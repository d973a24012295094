import type { Request } from "@stemma/contract/requests.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "./messages.ts";

/** What a request asks for, as a sentence around the name of the page or workspace. */
interface RequestWords {
  readonly before: string;
  /** The name in its quotes; empty for a request to join, which names nothing that has a screen. */
  readonly name: string;
  readonly after: string;
}

/** The object of a request as text, including a request to join the organization. */
export function requestWords({
  type,
  title,
  joins,
}: Pick<Request, "type" | "title" | "joins">): RequestWords {
  if (type === "organization") return { before: messages.asksToJoin(title), name: "", after: "" };
  return {
    before: messages.asksToSee[type],
    name: messages.titled(type === "page" ? displayPageTitle(title) : title),
    after: joins === null ? "" : messages.andToJoin(joins),
  };
}
