import type { TextKind } from "@stemma/document/make-block";

/** The kinds of text, in the order of menus. */
export const textKinds = [
  "paragraph",
  "h1",
  "h2",
  "h3",
  "bullet",
  "number",
  "check",
  "quote",
  "codeBlock",
] as const satisfies readonly TextKind[];
