import { sameCodeLook, type CodeLook } from "./code/code-look.ts";
import type { FileAttributes, PictureSpan } from "./files/file-attributes.ts";
import type { SnippetAttributes } from "./snippets/snippet-attributes.ts";

/** The properties of a row that only some kinds have. */
export type RowAttributes = CodeLook & {
  /** A row of a check list that is done. */
  readonly checked?: true;
  /** The number of the first row of a numbered list; missing for all other rows. */
  readonly start?: number;
  /** The language of a block of code; missing for plain text. */
  readonly language?: string;
  /** The stored file that a picture or a file shows. */
  readonly file?: FileAttributes;
  /** The snippet that a row shows. */
  readonly snippet?: SnippetAttributes;
  /** What a picture shows, for those who do not see it; missing if nobody said. */
  readonly altText?: string;
  /** How wide a picture is; missing for as wide as the text. */
  readonly span?: PictureSpan;
};

/**
 * Whether rows have the same attributes. A row that became the first of its list, or is it no more, has no other number for
 * that reason: the list kept its own.
 */
export function sameAttributes(a: RowAttributes, b: RowAttributes): boolean {
  const isSameStart = a.start === undefined || b.start === undefined || a.start === b.start;
  return (
    a.checked === b.checked &&
    a.language === b.language &&
    sameCodeLook(a, b) &&
    isSameStart &&
    sameObject(a, b)
  );
}

/** The id of the file or the snippet that a row shows; `undefined` if it shows its words alone. */
export function shownObject({ file, snippet }: RowAttributes): string | undefined {
  return file?.id ?? snippet?.id;
}

/** Whether rows show the same file or snippet in the same way. What else is known of a file follows from its id. */
export function sameObject(a: RowAttributes, b: RowAttributes): boolean {
  return (
    shownObject(a) === shownObject(b) &&
    a.snippet?.version === b.snippet?.version &&
    a.file?.name === b.file?.name &&
    a.altText === b.altText &&
    a.span === b.span
  );
}
