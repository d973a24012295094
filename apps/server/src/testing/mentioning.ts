import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { mentionWord } from "@stemma/document/mentions/mention-word";

/** A body with a box "Ask …" and a mention of each of these people. */
export function mentioning(...userIds: readonly string[]): PageBody {
  const runs = ["Ask ", ...userIds.map(mentionWord)].map((text) => ({ text, marks: 0, url: null }));
  return makeBody([makeBlock({ id: "a" as BlockId, kind: "check" }, runs)]);
}
