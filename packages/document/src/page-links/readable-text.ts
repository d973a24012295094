import { messages } from "../messages.ts";
import { hasPageLink } from "./page-link-word.ts";

/** The text as a person reads it where the titles of its page links are not known. */
export function readableText(text: string, ofLink: string = messages.pageLink.unknown): string {
  return hasPageLink(text) ? text.replaceAll(/\0[^\0]+\0/g, ofLink) : text;
}
