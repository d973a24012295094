import type { Person } from "@stemma/contract/organization-shapes";
import { messages } from "./messages.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Who wrote a version: its publisher, and the others whose words came in by an update. */
export function publishersWords(publisherName: string, credits: readonly Person[]): string {
  if (credits.length === 0) return publisherName;
  return messages.withWordsOf(publisherName, list.format(credits.map(({ name }) => name)));
}
