import type { UserId } from "@stemma/domain/ids";
import { escapeHtml } from "../html/escape-html.ts";
import { messages } from "../messages.ts";
import type { NamedPerson } from "./mention-names.ts";

/**
 * The HTML of a mention whose name is not resolved. Whatever shows it draws the name into it: `withMentionNames`, or where
 * it is shown as an element with `data-unnamed`.
 */
export function mentionHtml(userId: UserId): string {
  return `<span class="mention" data-person="${userId}" data-unnamed>${messages.mention.unknown}</span>`;
}

/**
 * The HTML of a body with the names of these people in its mentions. Others stay as they are: they have left, or are beyond
 * `mentionedPeopleMax`. Only `mentionHtml` writes this markup, because all text is escaped.
 */
export function withMentionNames(html: string, people: readonly NamedPerson[]): string {
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return html.replaceAll(unresolvedMentions, (mention, person: string, userId: UserId) => {
    const name = names.get(userId);
    return name === undefined ? mention : `${person}>@${escapeHtml(name)}`;
  });
}

const unresolvedMentions = /( data-person="([\da-f-]+)") data-unnamed>[^<]*/g;
