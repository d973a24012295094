/** The people who gain and who lose access to a page or workspace. */
export interface SightChange {
  readonly gaining: readonly { readonly name: string }[];
  readonly losing: readonly { readonly name: string }[];
}

/** How many people are named; the others are counted. */
const namedMax = 5;

const names = new Intl.ListFormat("en", { type: "conjunction" });

/** Describes how a change affects access to `what`, in sentences: losses first. There is always at least one. */
export function whoSees(
  { gaining, losing }: SightChange,
  what: "page" | "workspace" = "page",
): readonly string[] {
  const sentences = [
    sentenceOf(losing, `will no longer see this ${what}`),
    sentenceOf(gaining, `will begin to see this ${what}`),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences : ["Nobody else's access changes."];
}

function sentenceOf(people: SightChange["gaining"], what: string): string | null {
  if (people.length === 0) return null;
  const count = people.length === 1 ? "1 person" : `${people.length} people`;
  // One person more than the limit is named too: 'and 1 other' would take as much room.
  const shown = people.length > namedMax + 1 ? people.slice(0, namedMax) : people;
  const rest = people.length - shown.length;
  const listed = shown.map(({ name }) => name.trim() || "someone without a name");
  return `${count} ${what}: ${names.format(rest === 0 ? listed : [...listed, `${rest} others`])}.`;
}
