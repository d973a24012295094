/**
 * An object in the text of a run, such as a page link, a mention or a formula: what names it between two NUL characters, which no
 * stored text contains. It is one word: comparing, merging and authorship never cut it. It always is a run of its own,
 * without marks and outside links.
 */
export function objectWord(name: string): string {
  return `${edge}${name}${edge}`;
}

const edge = "\0";

/** Whether a text is one object and nothing else. */
export function isObjectWord(text: string): boolean {
  return text.length > 2 && text.startsWith(edge) && text.endsWith(edge);
}

/** Whether a text contains an object. */
export function hasObjectWord(text: string): boolean {
  return text.includes(edge);
}

/** The text cut before and after each object; joined, the parts give the text. */
export function cutAtObjectWords(text: string): string[] {
  return text.split(objects).filter((part) => part !== "");
}

const objects = /(\0[^\0]+\0)/;

/** Whether this can be the id of a page or a person: a UUID, as the server makes them. */
export function isUuid(id: unknown): id is string {
  return typeof id === "string" && uuid.test(id);
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
