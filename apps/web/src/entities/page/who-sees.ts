import type { PageKind } from "@stemma/domain/page/page-kind";
import { listInWords } from "../../lib/list-in-words.ts";
import { messages } from "./messages.ts";

/** The people who gain and who lose access to a page or workspace. */
export interface AccessChange {
  readonly gaining: readonly { readonly name: string }[];
  readonly losing: readonly { readonly name: string }[];
  /** How many they are, where these are only the first. */
  readonly counts?: { readonly gaining: number; readonly losing: number };
}

/** How many people are named; the others are counted. */
const namedMax = 5;

/** Describes how a change affects access to `what`, in sentences: losses first. There is always at least one. */
export function whoSees(
  { gaining, losing, counts }: AccessChange,
  what: PageKind | "workspace" = "page",
): readonly string[] {
  const sentences = [
    ...sentenceOf(losing, counts?.losing, messages.losing, what),
    ...sentenceOf(gaining, counts?.gaining, messages.gaining, what),
  ];
  return sentences.length > 0 ? sentences : [messages.accessUnchanged];
}

/** The sentence about the people; none if there are no people. */
function sentenceOf(
  people: AccessChange["gaining"],
  count = people.length,
  message: typeof messages.gaining,
  what: string,
): readonly string[] {
  if (people.length === 0) return [];
  return [message(messages.people(count), what, namesOf(people, count))];
}

function namesOf(people: AccessChange["gaining"], count: number): string {
  // One person more than the limit is named too: 'and 1 other' would take as much room.
  const shown = people.length > namedMax + 1 ? people.slice(0, namedMax) : people;
  const rest = count - shown.length;
  const listed = shown.map(({ name }) => name.trim() || messages.nameless);
  return listInWords(rest === 0 ? listed : [...listed, messages.others(rest)]);
}
