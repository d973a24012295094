import type { UserId } from "@stemma/domain/ids";
import type { PageBody } from "../format.ts";
import { namedInBody } from "../named-in-body.ts";
import { mentionedPersonOf } from "./mention-word.ts";

/** The number of a page's mentioned people who are notified and shown with their names. */
export const mentionedPeopleMax = 300;

/** The people whom the body mentions, each once, in the order of their first mentions; at most `mentionedPeopleMax`. */
export function mentionedPeople(body: PageBody): UserId[] {
  return namedInBody(body, mentionedPersonOf, mentionedPeopleMax);
}
