import { messages } from "./messages.ts";
import { hasObjectWord } from "./object-word.ts";

/**
 * The text as a person reads it where the titles of its page links and the names of the people in it are not known.
 * `ofObject` stands for each of them, if it is given. A formula is its source.
 */
export function readableText(text: string, ofObject?: string): string {
  if (!hasObjectWord(text)) return text;
  return text.replaceAll(/\0([@$]?)([^\0]+)\0/g, (_, sign: string, name: string) =>
    sign === "$" ? name : (ofObject ?? unknownObject(sign)),
  );
}

function unknownObject(sign: string): string {
  return sign === "" ? messages.pageLink.unknown : messages.mention.unknown;
}
