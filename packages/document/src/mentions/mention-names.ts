import type { UserId } from "@stemma/domain/ids";
import { messages } from "../messages.ts";

/** Somebody whose name a reader may know. */
export interface NamedPerson {
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

/** The attribute of a mention that was drawn before the name was known (`mentionHtml`). */
export const unnamedAttribute = "data-unnamed";
