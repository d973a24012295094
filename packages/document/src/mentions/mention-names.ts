import type { UserId } from "@stemma/domain/ids";
import { escapeHtml } from "../html/escape-html.ts";
import { messages } from "../messages.ts";

/** Somebody whose name a reader may know. */
interface NamedPerson {
  readonly userId: UserId;
  readonly name: string;
}

/** The names that are known: `null` for somebody whom the organization does not know. */
type MentionNames = ReadonlyMap<UserId, string | null>;

/** The known names: those that were answered, and `null` for the people who were asked for and not answered. */
export function mentionNamesOf(
  asked: Iterable<UserId>,
  answered: readonly NamedPerson[],
): MentionNames {
  const names = new Map<UserId, string | null>();
  for (const id of asked) names.set(id, null);
  for (const { userId, name } of answered) names.set(userId, name);
  return names;
}

/** The text of a mention. A name that is missing is not resolved yet. */
export function mentionText(name: string | null | undefined): string {
  if (name === undefined) return messages.mention.unknown;
  return name === null ? messages.mention.left : `@${name}`;
}

/** The attribute of a mention that was drawn before the name was known. */
export const unnamedAttribute = "data-unnamed";

/**
 * The HTML of a mention whose name is not resolved. Whatever shows it replaces it (`withMentionNames`), or draws the name
 * into the elements with `data-unnamed`.
 */
export function mentionHtml(userId: UserId, name?: string): string {
  const unnamed = name === undefined ? ` ${unnamedAttribute}` : "";
  return `<span class="mention" data-person="${userId}"${unnamed}>${escapeHtml(mentionText(name))}</span>`;
}

/**
 * The HTML of a body with the names of these people in its mentions. Others stay as they are: they have left, or are beyond
 * `mentionedPeopleMax`. Only `mentionHtml` writes this markup.
 */
export function withMentionNames(html: string, people: readonly NamedPerson[]): string {
  if (people.length === 0) return html;
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return html.replaceAll(unresolvedMentions, (_, userId: UserId) =>
    mentionHtml(userId, names.get(userId)),
  );
}

const unresolvedMentions =
  /<span class="mention" data-person="([\da-f-]+)" data-unnamed>[^<]*<\/span>/g;
