import type { Notification } from "@stemma/contract/notifications.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { messages } from "../messages.ts";

/** A notification about a published version. */
export type Publish = Extract<Notification, { readonly type: "pageVersionPublish" }>;

/** A notification about a mention. */
export type Mention = Extract<Notification, { readonly type: "mention" }>;

/** Who mentioned the reader, and where: 'Ana mentioned you in ‘Bread’'. */
export function mentionedWords({ triggeredByName, pageTitle }: Mention): string {
  return messages.mentioned(triggeredByName, displayPageTitle(pageTitle));
}

/**
 * One sentence with the publishers, newest first, and the number of versions: 'Ana and 2 others published 5 versions
 * of ‘Bread’'.
 */
export function publishedWords(versions: readonly Publish[]): string {
  const names = [
    ...new Map(versions.map((each) => [each.triggeredBy, each.triggeredByName])).values(),
  ];
  const people = peopleWords(names);
  const title = displayPageTitle(versions[0]?.pageTitle ?? "");
  return versions.length === 1
    ? messages.published(people, title)
    : messages.publishedVersions(people, versions.length, title);
}

function peopleWords([first = "", second, ...rest]: readonly string[]): string {
  if (second === undefined) return first;
  return rest.length === 0
    ? messages.twoPeople(first, second)
    : messages.morePeople(first, rest.length + 1);
}
