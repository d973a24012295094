import type { Person } from "@stemma/contract/organization-shapes";
import { listInWords } from "../../lib/list-in-words.ts";
import { messages } from "./messages.ts";

/** Who wrote a version: its publisher, and the others whose words came in by an update. */
export function publishersWords(publisherName: string, credits: readonly Person[]): string {
  if (credits.length === 0) return publisherName;
  return messages.withWordsOf(publisherName, listInWords(credits.map(({ name }) => name)));
}
