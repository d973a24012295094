import type { Notification } from "@stemma/contract/notifications.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** A notification about a published version. */
export type Publish = Extract<Notification, { readonly type: "pageVersionPublish" }>;

/**
 * One sentence with the publishers, newest first, and the number of versions: 'Ana and 2 others published 5 versions
 * of ‘Bread’'.
 */
export function publishedWords(versions: readonly Publish[]): string {
  const names = [
    ...new Map(versions.map((each) => [each.triggeredBy, each.triggeredByName])).values(),
  ];
  const title = `‘${displayPageTitle(versions[0]?.pageTitle ?? "")}’`;
  const what = versions.length === 1 ? title : `${versions.length} versions of ${title}`;
  return `${namesInWords(names)} published ${what}`;
}

function namesInWords([first = "", second, ...rest]: readonly string[]): string {
  if (second === undefined) return first;
  return rest.length === 0 ? `${first} and ${second}` : `${first} and ${rest.length + 1} others`;
}
