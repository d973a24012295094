import type { UserId } from "@stemma/domain/ids";
import { isObjectWord, isUuid, objectWord } from "../object-word.ts";

/** A mention in the text of a run: an at sign and the person's id (`objectWord`). */
export function mentionWord(userId: string): string {
  return objectWord(`@${userId}`);
}

/** Whether this can be the id of a person. */
export function isMentionedId(id: unknown): id is UserId {
  return isUuid(id);
}

/** The person if the text is a mention; else `null`. */
export function mentionedPersonOf(text: string): UserId | null {
  if (!isObjectWord(text) || text[1] !== "@") return null;
  const id = text.slice(2, -1);
  return isMentionedId(id) ? id : null;
}
