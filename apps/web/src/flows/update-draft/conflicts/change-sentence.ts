import type { PassageConflict } from "@stemma/document/merge/body-merge";
import { messages } from "../messages.tsx";

/** Longer texts are cut in a sentence. */
const quotedMax = 40;

/**
 * Says what one side did to a passage: "You split this paragraph and changed “process”." `who` is `null` for the writer.
 * `null` where the side has no text to describe, because it deleted the passage.
 */
export function changeSentence(
  who: string | null,
  passage: PassageConflict,
  side: "ours" | "theirs",
): string | null {
  const { did } = messages.conflicts;
  const { splits, joins, deleted, inserted, isDeleted, isInserted, isReformatted } =
    passage.changes[side];
  if (isDeleted) return null;
  const parts: string[] = [];
  if (isInserted) parts.push(did.added);
  if (passage.isMove) parts.push(did.moved);
  if (splits > 0) parts.push(did.split);
  if (joins > 0) parts.push(splits > 0 ? did.joinedToo : did.joined);
  const [first] = deleted;
  const [typed] = inserted;
  if (first !== undefined && typed !== undefined)
    parts.push(did.changed(cut(first), deleted.length));
  else if (first !== undefined) parts.push(did.deleted(cut(first), deleted.length));
  else if (typed !== undefined) parts.push(did.typed(cut(typed), inserted.length));
  if (isReformatted) parts.push(did.reformatted);
  return parts.length === 0 ? null : did.sentence(who, parts);
}

function cut(said: string): string {
  const text = said.replace(/[.,;:]+$/, "");
  const characters = Array.from(text);
  return characters.length <= quotedMax ? text : `${characters.slice(0, quotedMax).join("")}…`;
}
