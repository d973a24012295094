import { bodyToText } from "./body-to-text.ts";
import type { PageBody } from "./format.ts";

/** Whether a body has no text except white space. */
export function isBlankBody(body: PageBody): boolean {
  return bodyToText(body).trim() === "";
}
