import { $createMentionNode } from "@stemma/document/mentions/mention-node";
import type { UserId } from "@stemma/domain/ids";
import {
  $queryAtCaret,
  $replaceQuery,
  type QueryAtCaret,
  type QueryPlace,
} from "../caret-menu/query-at-caret.ts";

/** An at sign in a word, as in an address, begins no query; the sign of another menu ends it. */
const atAndQuery = /(?:^|[\s("'‘“[{/–—-])(@((?![\s@])[^@/:[\]\n\t]{0,60}|))$/;

/** The query at the caret that `@` begins. */
export function $mentionQuery(): QueryAtCaret | null {
  return $queryAtCaret(atAndQuery);
}

/** Puts a mention in the place of the query, as `$replaceQuery` does. Call it inside an editor update. */
export function $insertMention(userId: UserId, place: QueryPlace): void {
  $replaceQuery($createMentionNode(userId), place);
}
